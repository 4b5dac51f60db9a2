import { cx } from '../../internal/cx.ts';
import type { SpaceStep } from '../../theme/scales.ts';
import { Box, type BoxProps } from '../box/Box.tsx';
import * as styles from './Stack.css.ts';

export type StackProps = Omit<BoxProps, 'paddingInline' | 'paddingBlock' | 'fill' | 'width' | 'corners'> & {
  /**
   * Space between children.
   * @default '4'
   */
  space?: SpaceStep | undefined;
  /**
   * Position of children across the column.
   * @default 'stretch'
   */
  align?: keyof typeof styles.align | undefined;
};

/** Children one under the other, with one space between them. */
export function Stack({ space = '4', align = 'stretch', className, ...box }: StackProps) {
  return <Box {...box} className={cx(styles.base, styles.space[space], styles.align[align], className)} />;
}
