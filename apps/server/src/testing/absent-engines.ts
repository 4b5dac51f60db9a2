import { type Engines, EngineUnavailable } from '../engines/ports.ts';

const absent = () => Promise.reject(new EngineUnavailable('There is no engine in this test.'));
const engine = {
  about: { kind: 'none', name: 'absent', note: '' },
  check: absent,
  close: () => Promise.resolve(),
} as const;

/** Engines that are not there: every call is refused, as it would be when a service is down. */
export const absentEngines: Engines = {
  coach: {
    ...engine,
    chooseScenario: absent,
    scene: absent,
    greet: absent,
    reply: absent,
    recap: absent,
    tip: absent,
    drillTip: absent,
  },
  grammar: { ...engine, correct: absent },
  speechToText: { ...engine, transcribe: absent },
  textToSpeech: { ...engine, speak: absent },
  pronunciation: { ...engine, assess: absent },
  interviewer: { ...engine, next: absent, idealAnswer: absent, goodbye: absent, review: absent },
};
