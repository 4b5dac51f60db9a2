import type { Talk } from '../../ports.ts';
import { shuffled } from '../random.ts';
import { type Progress, said, subjectsOf } from './progress.ts';
import { groupOf, questions, type Subject } from './questions/questions.ts';
import { askedBefore } from './remember.ts';

const stems = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? [])
    .filter(
      (word) =>
        !/^(?:can|you|the|and|for|are|who|why|how|was|not|but|any|one|two|say|get|got|had|has|did|now|new|old|day|our|out|she|her|his|him|its|all|too|ago|yes|i'm|use|let|may|went|made|than|been|what|when|where|which|with|your|that|this|have|does|like|about|there|they|them|would|usually|think|most|last|best|very|from|were|because|know|want|good|time)$/.test(
          word,
        ),
    )
    .map((word) =>
      word
        .replace(/^movie/, 'film')
        .replace(/^favorite/, 'favourite')
        .replace(/^soccer/, 'football')
        .replace(/(?<=..)(?:ing|ed|es|s)$/, ''),
    );

/** The next question of the bank: one not asked yet, one that shares words with what was just said before all others. */
export function nextQuestion(
  talk: Talk,
  progress: Progress,
  heard: string,
  group = groupOf(talk.learner.level),
): { readonly question: string; readonly subject: Subject } {
  const heardStems = new Set(stems(heard));
  const before = askedBefore(talk.learner);
  const told = new Set(stems(said(talk, 'user').join(' ')));
  const answered = (question: string): boolean =>
    stems(question).length > 0 && stems(question).every((stem) => told.has(stem));
  for (const subject of [progress.subject, ...subjectsOf(talk), 'Everyday' as const]) {
    const unasked = shuffled(questions[subject][group], `${talk.seed} ${subject}`).filter(
      (question) => !progress.spoken.includes(question) && !answered(question),
    );
    // What was asked in the last conversations comes again only when nothing else is left of the subject.
    const isNew = (question: string): boolean => !before.includes(question);
    const open = unasked.some(isNew) ? unasked.filter(isNew) : unasked;
    const near = open.find((question) => stems(question).some((stem) => heardStems.has(stem)));
    const question = near ?? open[0];
    if (question) return { question, subject };
  }
  const [fallback = ''] = shuffled(questions[progress.subject][group], `${talk.seed} ${progress.turn}`);
  return { question: fallback, subject: progress.subject };
}
