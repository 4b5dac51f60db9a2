import type { Engine, Engines } from '../../engines/ports.ts';

/** One part of the server, under the name in which people read of it. */
export type Part = readonly [
  name:
    | 'Coach'
    | 'Interviewer'
    | 'Grammar'
    | 'Voice'
    | 'Hearing'
    | 'Pronunciation'
    | 'Mail'
    | 'Payment'
    | 'Storage'
    | 'Google'
    | 'Facebook',
  engine: Engine,
];

/** Every part, in the order in which people read of them. `further` are the payment and the providers of sign-ins that are set up. */
export const listParts = (
  engines: Engines,
  mail: Engine,
  storage: Engine,
  further: readonly Part[] = [],
): readonly Part[] => [
  ['Coach', engines.coach],
  ['Interviewer', engines.interviewer],
  ['Grammar', engines.grammar],
  ['Voice', engines.textToSpeech],
  ['Hearing', engines.speechToText],
  ['Pronunciation', engines.pronunciation],
  ['Mail', mail],
  ['Storage', storage],
  ...further,
];
