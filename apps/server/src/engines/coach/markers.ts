import { readTurns } from '@sayso/curriculum/read';
import { didNotCatch, heardButUnclear, isMarker, isSilence } from '../../platform/text/markers.ts';
import type { Coach, Talk } from '../ports.ts';
import { shuffled } from './random.ts';

/** Read when it is first needed, and once. */
let lines: ReturnType<typeof readTurns>['unclear'] | undefined;
const unclear = () => (lines ??= readTurns().unclear);

function answerToMarker(talk: Talk): string | null {
  const last = talk.turns.findLast(({ role }) => role === 'user')?.text.trim() ?? '';
  if (isSilence(last)) return didNotCatch;
  if (last !== heardButUnclear) return null;
  const texts = shuffled(unclear()[talk.coach], talk.seed);
  const times = talk.turns.filter(({ text }) => text.trim() === heardButUnclear).length;
  return texts[(times - 1) % texts.length] ?? didNotCatch;
}

/** Any coach, answering the transcriber’s markers as the spec says and never hearing of them otherwise. */
export function withMarkers(coach: Coach): Coach {
  const real = (talk: Talk): Talk => ({ ...talk, turns: talk.turns.filter(({ text }) => !isMarker(text)) });
  return {
    about: coach.about,
    check: (signal) => coach.check(signal),
    close: () => coach.close(),
    chooseScenario: (talk, signal) => coach.chooseScenario(talk, signal),
    scene: (talk, signal) => coach.scene(real(talk), signal),
    greet: (talk, signal) => coach.greet(talk, signal),
    reply: async (talk, signal) => answerToMarker(talk) ?? coach.reply(real(talk), signal),
    recap: (talk, corrections, signal) => coach.recap(real(talk), corrections, signal),
    tip: (talk, corrections, signal) => coach.tip(real(talk), corrections, signal),
    drillTip: (drill, signal) => coach.drillTip(drill, signal),
  };
}
