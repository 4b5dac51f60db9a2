import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import type { RadiusName, SpaceStep } from '../../theme/scales.ts';
import * as styles from './Box.css.ts';

/** Elements that a layout primitive may be. */
export type BoxElement =
  | 'div'
  | 'span'
  | 'section'
  | 'article'
  | 'main'
  | 'header'
  | 'footer'
  | 'nav'
  | 'aside'
  | 'form'
  | 'fieldset'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'figure';

export type BoxProps = HTMLAttributes<HTMLElement> & {
  /**
   * Element that is rendered.
   * @default 'div'
   */
  as?: BoxElement | undefined;
  /** Space on all four sides. */
  padding?: SpaceStep | undefined;
  /** Space at the start and the end of a line; wins over `padding`. */
  paddingInline?: SpaceStep | undefined;
  /** Space above and below; wins over `padding`. */
  paddingBlock?: SpaceStep | undefined;
  /** A fill together with the text colour that belongs on it. */
  fill?: keyof typeof styles.fill | undefined;
  /** Widest the box may be. */
  width?: keyof typeof styles.width | undefined;
  /** Round corners, or the speech corner of the one who speaks. */
  corners?: RadiusName | 'speech-app' | 'speech-learner' | undefined;
  children?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
};

/** A rectangle of the theme: fill, corners, padding and width by token name. */
export function Box({
  as: Element = 'div',
  padding,
  paddingInline,
  paddingBlock,
  fill,
  width,
  corners,
  className,
  ref,
  ...native
}: BoxProps) {
  return (
    <Element
      {...native}
      ref={ref as Ref<never>}
      className={cx(
        padding && styles.padding[padding],
        paddingInline && styles.paddingInline[paddingInline],
        paddingBlock && styles.paddingBlock[paddingBlock],
        fill && styles.fill[fill],
        width && styles.width[width],
        corners && cornerClass(corners),
        className,
      )}
    />
  );
}

function cornerClass(corners: NonNullable<BoxProps['corners']>): string {
  if (corners === 'speech-app') return styles.speech.app;
  if (corners === 'speech-learner') return styles.speech.learner;
  return styles.radius[corners];
}
