import type { Talk } from '../../ports.ts';
import { answerStatement } from './answer-statement.ts';
import { answerWish } from './answer-wish.ts';
import { intentOf } from './intent.ts';
import { nextQuestion } from './next-question.ts';
import { groupOf, questions, subjectNames } from './questions/questions.ts';
import { askedBefore, toldLastTime } from './remember.ts';
import { sceneOf } from './scene.ts';
import { join, withoutName } from './text.ts';

/** First words and first question of a conversation. */
export function greetingOf(talk: Talk): string {
  const { voice, progress, choose } = sceneOf({ ...talk, turns: [] });
  const name = talk.learner.firstName?.trim() ?? '';
  const { earlierTalks = [] } = talk.learner;
  const told = toldLastTime(earlierTalks);
  const words = { name, subject: subjectNames[progress.subject], told: told ?? '' };
  const before = askedBefore(talk.learner);
  const bank = questions[progress.subject][groupOf(talk.learner.level)];
  const question = bank.find((one) => !before.includes(one)) ?? nextQuestion(talk, progress, '').question;
  const again = told === null ? voice.greetAgain : voice.greetBack;
  const first = name ? voice.greet : voice.greetNameless;
  const greeting = choose(earlierTalks.length > 0 ? again : first, 'greet', words);
  return join(name ? greeting : withoutName(greeting), question);
}

/** Answers the learner’s last words. The answer depends on the conversation alone. */
export function replyOf(talk: Talk): string {
  const scene = sceneOf(talk);
  const intent = intentOf(scene.last);
  return intent.kind === 'statement' ? answerStatement(scene, scene.last) : answerWish(scene, intent);
}
