import type { AssessedWord } from '../../engines/ports.ts';
import type { Outcome } from './evaluate.ts';
import { share, table } from './table.ts';

/** How one part of the words was judged. */
export interface Judged {
  readonly words: number;
  /** Surely called a mistake. */
  readonly calledWrong: number;
  /** Surely called right. */
  readonly calledRight: number;
  readonly notSure: number;
}

/** The figures of a group of recordings. */
export interface Figures {
  readonly group: string;
  readonly recordings: number;
  /** Recordings that were heard as what they are: the sentence, another, nothing. */
  readonly heardRight: number;
  readonly rightWords: Judged;
  readonly wrongWords: Judged;
}

const classifySpeech = ({ item }: Outcome) => {
  if (item.said === '') return 'nothing';
  return item.kind === 'another sentence' ? 'another sentence' : 'sentence';
};

const judge = (words: readonly AssessedWord[]): Judged => {
  const sure = words.filter((word) => word.sure);
  const calledWrong = sure.filter(({ error }) => error !== 'none').length;
  return {
    words: words.length,
    calledWrong,
    calledRight: sure.length - calledWrong,
    notSure: words.length - sure.length,
  };
};

/** Figures of all outcomes that `findGroup` puts together, in order of appearance; null leaves one out. */
export function figuresBy(
  outcomes: readonly Outcome[],
  findGroup: (outcome: Outcome) => string | null,
): readonly Figures[] {
  const groups = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const group = findGroup(outcome);
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), outcome]);
  }
  return Array.from(groups, ([group, members]) => sumTurns(group, members));
}

function sumTurns(group: string, outcomes: readonly Outcome[]): Figures {
  // What is no reading of the sentence, or half of one, has no right and wrong words.
  const readings = outcomes.filter(
    (outcome) => classifySpeech(outcome) === 'sentence' && outcome.item.kind !== 'half replaced',
  );
  const wordsWhere = (isWrong: boolean) =>
    readings.flatMap(({ item, assessment }) => assessment.words.filter((_, at) => (at === item.wrong) === isWrong));
  return {
    group,
    recordings: outcomes.length,
    heardRight: outcomes.filter((outcome) => outcome.assessment.heard === classifySpeech(outcome)).length,
    rightWords: judge(wordsWhere(false)),
    wrongWords: judge(wordsWhere(true)),
  };
}

const head = [
  '',
  'recordings',
  'heard as what it is',
  'right words',
  'called wrong',
  'not sure',
  'wrong words',
  'found',
  'called right',
  'not sure',
];

/** Figures as a table in Markdown. */
export const formatFigures = (figures: readonly Figures[]): string =>
  table(
    head,
    figures.map(({ group, recordings, heardRight, rightWords: right, wrongWords: wrong }) => [
      group,
      String(recordings),
      share(heardRight, recordings),
      String(right.words),
      share(right.calledWrong, right.words),
      share(right.notSure, right.words),
      String(wrong.words),
      share(wrong.calledWrong, wrong.words),
      share(wrong.calledRight, wrong.words),
      share(wrong.notSure, wrong.words),
    ]),
  );
