import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { stripTags } from '../../internal/strip-tags.ts';
import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import * as styles from './Notice.css.ts';

const SIGNS = { info: 'info', good: 'check', needsWork: 'alert', error: 'alert' } as const satisfies Record<
  string,
  IconName
>;

export type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & {
  /**
   * `info` informs, `good` is a success (green), `needsWork` asks for care, `error` is a failure (red).
   * @default 'info'
   */
  tone?: keyof typeof styles.tone | undefined;
  /** The short of it, when the message needs one. */
  title?: string | undefined;
  /** Action that helps. */
  action?: ReactNode;
  /** The event and what to do next. HTML tags in a plain string are removed. */
  children: ReactNode;
};

/** A message that stays in the page. An error is read out at once, the rest when there is a pause. */
export function Notice({ tone = 'info', title, action, children, className, ...native }: NoticeProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      {...native}
      className={cx(styles.notice, styles.tone[tone], className)}
    >
      <Icon name={SIGNS[tone]} className={styles.sign} />
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        <div>{typeof children === 'string' ? stripTags(children) : children}</div>
        {action ? <div className={styles.actions}>{action}</div> : null}
      </div>
    </div>
  );
}
