import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import * as styles from './EmptyState.css.ts';

export type EmptyStateProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Name of the missing thing. */
  title: string;
  /** Why, and how to change that. */
  description?: ReactNode;
  /** A face or a drawing above the words. */
  picture?: ReactNode;
  /** The way on. */
  action?: ReactNode;
  /**
   * Level of the title in the page's outline.
   * @default 2
   */
  level?: 1 | 2 | 3 | undefined;
};

/** A screen or a part of one that has nothing to show yet. */
export function EmptyState({ title, description, picture, action, level = 2, className, ...native }: EmptyStateProps) {
  return (
    <section {...native} className={cx(styles.state, className)}>
      {picture}
      <Heading level={level} size="2">
        {title}
      </Heading>
      {description ? <Text tone="soft">{description}</Text> : null}
      {action ? <div className={styles.actions}>{action}</div> : null}
    </section>
  );
}
