import type { Intent } from './intent.ts';
import { nextQuestion } from './next-question.ts';
import { isPhrase } from './phrase.ts';
import { subjectsOf } from './progress.ts';
import { subjectNames, topicIn } from './questions/questions.ts';
import { ask, type Scene } from './scene.ts';
import { toSecondPerson } from './second-person.ts';
import { join } from './text.ts';

/** Answers what the learner wants of the coach, and short answers. */
export function answerWish(scene: Scene, intent: Exclude<Intent, { kind: 'statement' }>): string {
  const { voice, choose, progress, talk, last } = scene;
  const again = progress.lastQuestion ?? nextQuestion(talk, progress, '').question;
  switch (intent.kind) {
    case 'goodbye':
      return choose(voice.goodbye, 'goodbye');
    case 'repeat':
      return join(choose(voice.repeat, 'repeat'), again);
    case 'easier':
      return join(choose(voice.easier, 'easier'), nextQuestion(talk, progress, '', 'A').question);
    case 'meaning':
      return join(choose(voice.meaning, 'meaning'), again);
    case 'topic':
      return changeTopic(scene, intent.about);
    case 'wait':
      return choose(voice.wait, 'wait');
    case 'yes':
      return choose(voice.afterYes, 'yes');
    case 'no':
      return join(choose(voice.afterNo, 'no'), ask(scene, '', false));
    case 'unsure':
      return join(choose(voice.afterUnsure, 'unsure'), ask(scene, '', false));
    case 'hello':
      return join(choose(voice.helloAgain, 'hello'), again);
    case 'opinion':
      return join(choose(voice.opinion, 'opinion'), ask(scene, last, false));
    case 'unknown':
      return join(choose(voice.unknown, 'unknown'), ask(scene, last, false));
    case 'thanks':
    case 'name':
    case 'whatAreYou':
    case 'howAreYou':
    case 'feedback':
    case 'order':
      return join(choose(voice[intent.kind], intent.kind), ask(scene, '', false));
  }
}

function changeTopic(scene: Scene, about: string): string {
  const { voice, choose, talk, progress } = scene;
  const topic = topicIn(about);
  if (!topic && about.trim()) return choose(voice.tellAbout, 'tell about');
  const other = subjectsOf(talk).find((subject) => subject !== progress.subject);
  const subject = topic ?? other ?? 'Everyday';
  const { question } = nextQuestion(talk, { ...progress, subject }, about);
  const named = toSecondPerson(about.trim().toLowerCase());
  const name = topic && isPhrase(named) ? named : subjectNames[subject];
  return join(choose(voice.changeTopic, 'change', { subject: name }), question);
}
