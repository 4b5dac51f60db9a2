import { Heading } from '@sayso/ui/primitives/heading';
import { VisuallyHidden } from '@sayso/ui/primitives/visually-hidden';
import { Timer, type TimerClock } from '@sayso/ui/timer';
import type { ReactNode } from 'react';
import * as styles from './StageHeader.css.ts';

export interface StageHeaderProps {
  readonly title: ReactNode;
  /** When the time began, ms since 1970; null before. */
  readonly startedAt: number | null;
  readonly timerLabel: string;
  /** 2 pads the minutes: `03:42`. */
  readonly minuteDigits?: 1 | 2;
  readonly clock?: TimerClock | undefined;
  /** The controls at the end of the line. */
  readonly children: ReactNode;
  /** A line beneath, on a phone. */
  readonly below?: ReactNode;
}

/** The line above the coach: with whom, for how long, and what is shown of it. */
export const StageHeader = ({
  title,
  startedAt,
  timerLabel,
  minuteDigits = 1,
  clock,
  children,
  below,
}: StageHeaderProps) => (
  <div className={styles.header}>
    <div className={styles.bar}>
      {title}
      {startedAt === null ? (
        <span />
      ) : (
        <Timer startedAt={startedAt} label={timerLabel} minuteDigits={minuteDigits} {...(clock && { clock })} />
      )}
      {children}
    </div>
    {below}
  </div>
);

/** The controls at the end of the line, side by side. */
export const StageTools = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.tools}>{children}</div>
);

export interface StageTitleProps {
  /** The kind of session, for learners who do not see the coach: `Conversation with`. */
  readonly doing: string;
  readonly name: string;
}

/** The heading of a live screen. */
export const StageTitle = ({ doing, name }: StageTitleProps) => (
  <Heading level={1} size="4">
    <VisuallyHidden>{doing} </VisuallyHidden>
    {name}
  </Heading>
);
