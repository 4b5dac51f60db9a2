import { cx } from '../../internal/cx.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Select, type SelectProps } from '../select/Select.tsx';
import * as styles from './LanguageSelect.css.ts';

/** A language that a page is offered in. */
export type Language<Code extends string = string> = {
  /** Its code, like `fr`. */
  code: Code;
  /** Its name in the language itself, like `Français`: a reader who needs it can read that one. */
  name: string;
};

export type LanguageSelectProps<Code extends string> = Omit<
  SelectProps<Code>,
  'choices' | 'value' | 'onValueChange' | 'placeholder' | 'label' | 'labelVisibility' | 'hint' | 'error' | 'size'
> & {
  /** The languages, in order. */
  languages: readonly Language<Code>[];
  /** The one that is read now. */
  value: Code;
  /** Called with the language that was chosen. */
  onValueChange: (code: Code) => void;
  /** Name of the list for screen readers, in the language that is read now. */
  label?: string | undefined;
};

/** Changes the language of a page. Each language names itself, and is read out in its own voice. */
export function LanguageSelect<Code extends string>({
  languages,
  label = 'Language',
  className,
  ...rest
}: LanguageSelectProps<Code>) {
  const choices = languages.map(({ code, name }) => ({ value: code, label: name, lang: code }));
  return (
    <div className={styles.box}>
      <div className={styles.list}>
        <Select
          {...rest}
          label={label}
          labelVisibility="hidden"
          choices={choices}
          size="compact"
          className={cx(styles.select, className)}
        />
      </div>
      <Icon name="globe" size="small" className={styles.globe} />
    </div>
  );
}
