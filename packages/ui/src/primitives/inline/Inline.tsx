import { cx } from '../../internal/cx.ts';
import type { SpaceStep } from '../../theme/scales.ts';
import { Box, type BoxProps } from '../box/Box.tsx';
import { space as spaces } from '../stack/Stack.css.ts';
import * as styles from './Inline.css.ts';

export type InlineProps = Omit<BoxProps, 'paddingInline' | 'paddingBlock' | 'fill' | 'width' | 'corners'> & {
  /**
   * Space between children.
   * @default '3'
   */
  space?: SpaceStep | undefined;
  /**
   * Position of children across the line.
   * @default 'center'
   */
  align?: keyof typeof styles.align | undefined;
  /**
   * How children share what is left of the line.
   * @default 'start'
   */
  justify?: keyof typeof styles.justify | undefined;
  /**
   * Whether a full line continues below.
   * @default 'wrap'
   */
  wrap?: keyof typeof styles.wrap | undefined;
};

/** Children side by side, in the direction of reading. */
export function Inline({
  space = '3',
  align = 'center',
  justify = 'start',
  wrap = 'wrap',
  className,
  ...box
}: InlineProps) {
  return (
    <Box
      {...box}
      className={cx(
        styles.base,
        spaces[space],
        styles.align[align],
        styles.justify[justify],
        styles.wrap[wrap],
        className,
      )}
    />
  );
}
