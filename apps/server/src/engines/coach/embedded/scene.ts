import type { CoachName } from '@sayso/api/contract/values';
import type { Talk } from '../../ports.ts';
import { type Choose, chooser } from './choose.ts';
import { nextQuestion } from './next-question.ts';
import { type Progress, progressOf } from './progress.ts';
import { isAbout, subjectNames } from './questions/questions.ts';
import { join } from './text.ts';
import { daisy } from './voices/daisy.ts';
import { john } from './voices/john.ts';
import type { Voice } from './voices/voice.ts';

const voices: Readonly<Record<CoachName, Voice>> = { John: john, Daisy: daisy };

/** The data that every answer is made from. */
export interface Scene {
  readonly talk: Talk;
  readonly voice: Voice;
  readonly progress: Progress;
  readonly choose: Choose;
  readonly last: string;
}

/** The conversation, read once. */
export function sceneOf(talk: Talk): Scene {
  const progress = progressOf(talk);
  const last = talk.turns.findLast(({ role }) => role === 'user')?.text ?? '';
  return { talk, voice: voices[talk.coach], progress, choose: chooser(talk, progress), last };
}

/** The next question of the bank, with a word on the way back to its subject where there is a way to go. */
export function ask({ talk, progress, voice, choose }: Scene, heard: string, bridge: boolean): string {
  const { question, subject } = nextQuestion(talk, progress, heard);
  const moved =
    subject !== progress.subject ||
    (bridge && progress.followed > 0 && !isAbout(heard, subject) && subject !== 'Everyday');
  // “Back to culture” is said only of where the conversation has been.
  const lead =
    moved && subject !== 'Everyday' && progress.visited.has(subject)
      ? choose(voice.bridge, 'bridge', { subject: subjectNames[subject] })
      : '';
  return join(lead, question);
}
