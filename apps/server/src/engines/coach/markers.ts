import { didNotCatch, heardButUnclear, isMarker, isSilence } from '../../platform/text/markers.ts';
import type { Coach, Talk } from '../ports.ts';
import { daisy } from './embedded/voices/daisy.ts';
import { john } from './embedded/voices/john.ts';
import { shuffled } from './random.ts';

function answerToMarker(talk: Talk): string | null {
  const last = talk.turns.findLast(({ role }) => role === 'user')?.text.trim() ?? '';
  if (isSilence(last)) return didNotCatch;
  if (last !== heardButUnclear) return null;
  const texts = shuffled((talk.coach === 'John' ? john : daisy).unclear, talk.seed);
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
    greet: (talk, signal) => coach.greet(talk, signal),
    reply: async (talk, signal) => answerToMarker(talk) ?? coach.reply(real(talk), signal),
    recap: (talk, corrections, signal) => coach.recap(real(talk), corrections, signal),
    tip: (talk, corrections, signal) => coach.tip(real(talk), corrections, signal),
    drillTip: (drill, signal) => coach.drillTip(drill, signal),
  };
}
