import { Select, type SelectProps } from '../select/Select.tsx';

/** A language that a page is offered in. */
export type Language<Code extends string = string> = {
  /** Its code, like `fr`. */
  code: Code;
  /** Its name in the language itself, like `Français`: whoever needs it can read that one. */
  name: string;
};

export type LanguageSelectProps<Code extends string> = Omit<
  SelectProps<Code>,
  'choices' | 'value' | 'onValueChange' | 'placeholder' | 'label'
> & {
  /** The languages, in order. */
  languages: readonly Language<Code>[];
  /** The one that is read now. */
  value: Code;
  /** Called with the language that was chosen. */
  onValueChange: (code: Code) => void;
  /** What the list is for, said in the language that is read now. */
  label?: string | undefined;
};

/** Changes the language of a page. Each language names itself, and is read out in its own voice. */
export function LanguageSelect<Code extends string>({
  languages,
  label = 'Language',
  labelVisibility = 'hidden',
  ...rest
}: LanguageSelectProps<Code>) {
  const choices = languages.map(({ code, name }) => ({ value: code, label: name, lang: code }));
  return <Select {...rest} label={label} labelVisibility={labelVisibility} choices={choices} />;
}
