import { type ComponentProps, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import * as styles from './Mission.css.ts';

/** One thing to do in a scene. */
export interface MissionStep {
  id: string;
  /** Such as `Ask what it costs`. */
  text: string;
  done: boolean;
}

export type MissionProps = Omit<ComponentProps<'section'>, 'children' | 'title'> & {
  /** Title of the scene: `A room with a view`. */
  title: string;
  /** The steps, in order; they may be done in any order. */
  steps: readonly MissionStep[];
  /**
   * `bar` is one line that opens over what is below it; `panel` shows every step.
   * @default 'panel'
   */
  layout?: 'bar' | 'panel' | undefined;
  /**
   * Whether the steps of a bar are shown.
   * @default false
   */
  open?: boolean | undefined;
  /** The learner opens the bar, or folds it. Required by the bar. */
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/** The things to do in a scene: the steps that are done, the one to try now, and those that follow. */
export function Mission({
  title,
  steps,
  layout = 'panel',
  open = false,
  onOpenChange,
  className,
  ...native
}: MissionProps) {
  const id = useId();
  const done = steps.filter((step) => step.done).length;
  const current = steps.find((step) => !step.done);
  const count = `${done} of ${steps.length} done`;
  const list = (
    <ol className={styles.list}>
      {steps.map((step, index) => (
        <li key={step.id} className={styles.item} {...(step === current && { 'aria-current': 'step' as const })}>
          <Mark step={step} number={index + 1} isCurrent={step === current} />
          <span className={styles.text[findState(step, current)]}>
            {step.text}
            {step.done ? <VisuallyHidden>, done</VisuallyHidden> : null}
          </span>
        </li>
      ))}
    </ol>
  );
  if (layout === 'panel') {
    return (
      <section {...native} aria-labelledby={id} className={cx(styles.panel, className)}>
        <Heading level={2} size="3" id={id}>
          {title}
        </Heading>
        <p className={styles.count}>{count}</p>
        {list}
      </section>
    );
  }
  return (
    <section {...native} aria-label={`Mission: ${title}`} className={cx(styles.bar, className)}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpenChange?.(!open)}
      >
        <span className={styles.marks} aria-hidden="true">
          {steps.map((step, index) => (
            <Mark key={step.id} step={step} number={index + 1} isCurrent={step === current} />
          ))}
        </span>
        <VisuallyHidden>{count}. </VisuallyHidden>
        <span className={styles.both}>
          <span className={styles.title}>{title}</span>
          <VisuallyHidden>: </VisuallyHidden>
          <span className={styles.now}>{current?.text ?? 'All steps done'}</span>
        </span>
        <Icon name="chevronDown" size="small" className={open ? styles.turned : styles.chevron} />
      </button>
      <div id={id} hidden={!open} className={styles.over}>
        {list}
      </div>
    </section>
  );
}

const findState = (step: MissionStep, current: MissionStep | undefined): keyof typeof styles.text =>
  step.done ? 'done' : step === current ? 'current' : 'ahead';

/** A tick where it is done, else its number: shape before colour. */
function Mark({ step, number, isCurrent }: { step: MissionStep; number: number; isCurrent: boolean }) {
  return (
    <span
      className={cx(styles.mark, styles.marked[step.done ? 'done' : isCurrent ? 'current' : 'ahead'])}
      aria-hidden="true"
    >
      {step.done ? <Icon name="check" size="small" /> : number}
    </span>
  );
}
