import { type ComponentProps, useId, useState } from 'react';
import { Text, type TextProps } from '../../primitives/text/Text.tsx';
import { TextButton } from '../text-link/TextLink.tsx';
import { shorten } from './shorten.ts';

export type DisclosureProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The text. Line breaks are kept. */
  text: string;
  /**
   * Characters that are shown at first.
   * @default 400
   */
  limit?: number | undefined;
  /**
   * Size of the text.
   * @default 'standard'
   */
  size?: TextProps['size'];
  /**
   * Labels of the control while the text is short, and while it is whole.
   * @default LABELS
   */
  labels?: { more: string; less: string } | undefined;
};

const LABELS = { more: 'Read more', less: 'Show less' } as const;

/** A long text that begins short: Read more, Show less. A short one has no control. */
export function Disclosure({ text, limit = 400, size = 'standard', labels = LABELS, ...native }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { start, whole } = shorten(text, limit);
  return (
    <div {...native}>
      <Text as="div" size={size} id={id} style={{ whiteSpace: 'pre-line' }}>
        {open ? text : start}
      </Text>
      {whole ? null : (
        <TextButton size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? labels.less : labels.more}
        </TextButton>
      )}
    </div>
  );
}
