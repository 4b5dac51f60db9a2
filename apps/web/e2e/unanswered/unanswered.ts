import type { Page } from 'playwright';
import type { FaultKind } from '../support/faulty-line.ts';
import type { Known, Who } from '../support/people.ts';

type Step = (page: Page, known: Known) => Promise<unknown>;

export interface Screen {
  readonly screen: string;
  readonly path: string | ((known: Known) => string);
  readonly who: Who;
  /** Brings the page to where the call is made next; the call gets through until then. */
  readonly prepare?: Step;
  /** Makes the call, where opening the page does not. */
  readonly act?: Step;
}

export interface Outcome {
  /** The words that the learner reads then, or that the page goes on with. */
  readonly says: RegExp;
  /** The words that stand there meanwhile, where it may take longer than 20 s. */
  readonly meanwhile?: RegExp;
  /** Seconds until then: 20 unless the call has a longer deadline. */
  readonly within?: number;
  /** How it is tried again: `Try again` unless another button is named; `itself` where the page does it, `goes on` where it does without. */
  readonly again?: string;
  /** The words that stand there when it worked; without them, `says` must be gone. */
  readonly works?: RegExp;
  /** @default 'held' */
  readonly kind?: FaultKind;
  /** How many such calls get through before. */
  readonly after?: number;
}

/** One call of one screen that is never answered, and what the learner can read and do. */
export interface Unanswered extends Screen, Outcome {
  readonly call: string;
}

export const unanswered = (screen: Screen, call: string, outcome: Outcome): Unanswered => ({
  ...screen,
  ...outcome,
  call,
});

/** Presses the first button of this name that is seen. */
export const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

export const type =
  (label: string, words: string): Step =>
  (page) =>
    page.getByLabel(label, { exact: true }).fill(words);

export const inOrder =
  (...steps: readonly Step[]): Step =>
  async (page, known) => {
    for (const step of steps) await step(page, known);
  };

/** The words of a whole page that cannot tell who is there. */
export const cannotReach = /We cannot reach Sayso/;
