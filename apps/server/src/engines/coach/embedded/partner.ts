import type { Talk } from '../../ports.ts';
import { answerStatement } from './answer-statement.ts';
import { answerWish } from './answer-wish.ts';
import { intentOf } from './intent.ts';
import { groupOf, questions, subjectNames } from './questions/questions.ts';
import { sceneOf } from './scene.ts';
import { join } from './text.ts';

/** First words and first question of a talk. */
export function greetingOf(talk: Talk): string {
  const { voice, progress, choose } = sceneOf({ ...talk, turns: [] });
  const name = talk.learner.firstName?.trim() ?? '';
  const words = { name, subject: subjectNames[progress.subject] };
  const [question = ''] = questions[progress.subject][groupOf(talk.learner.level)];
  return join(choose(name ? voice.greet : voice.greetNameless, 'greet', words), question);
}

/** What the practice partner answers to the learner’s last words. Depends on the talk alone. */
export function replyOf(talk: Talk): string {
  const scene = sceneOf(talk);
  const intent = intentOf(scene.last);
  return intent.kind === 'statement' ? answerStatement(scene, scene.last) : answerWish(scene, intent);
}
