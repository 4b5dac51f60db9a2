import type { ComponentProps, HTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import type { Speaker } from '../../theme/speech-corner.ts';
import type { LinkComponent } from '../text-link/TextLink.tsx';
import * as styles from './Card.css.ts';

/** Purpose of a card, which decides its fill, its padding and its corners. */
export type CardKind = keyof typeof styles.kind;

export type CardProps = HTMLAttributes<HTMLElement> & {
  /**
   * action leads on, stat shows a number, coach shows a face, plan is for sale, tip is advice, summary tells what happened.
   * @default 'summary'
   */
  kind?: CardKind | undefined;
  /** Whose card it is: it takes the coach's soft colour. */
  coach?: keyof typeof styles.coach | undefined;
  /**
   * Whose side the tight corner is on.
   * @default 'app'
   */
  speaker?: Speaker | undefined;
  /**
   * Element of the card.
   * @default 'div'
   */
  as?: 'div' | 'article' | 'section' | 'aside' | 'li' | undefined;
  children?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
};

/** A surface with the speech corner. */
export function Card({
  kind = 'summary',
  coach,
  speaker = 'app',
  as: Element = 'div',
  className,
  ref,
  ...native
}: CardProps) {
  return (
    <Element
      {...native}
      ref={ref as Ref<never>}
      className={cx(
        styles.base,
        styles.host,
        styles.kind[kind],
        coach && styles.coach[coach],
        speaker === 'learner' && styles.learner[kind],
        className,
      )}
    />
  );
}

export type CardLinkProps = ComponentProps<'a'> & {
  /** Where it leads. */
  href: string;
  /**
   * The router's link, wrapped so that it takes `href`.
   * @default 'a'
   */
  component?: LinkComponent | undefined;
};

/** A card's one link: its words are read, the whole card is pressed. */
export function CardLink({ component: Link = 'a', className, ...native }: CardLinkProps) {
  return <Link {...native} className={cx(styles.link, className)} />;
}
