import type { Engine, Engines } from '../engines/ports.ts';

/** What the server stands on, under the name in which people read of it. */
export type Part = readonly [
  name: 'Coach' | 'Grammar' | 'Voice' | 'Hearing' | 'Pronunciation' | 'Mail' | 'Storage' | 'Google' | 'Facebook',
  engine: Engine,
];

/** Every part, in the order in which people read of them. `social` are the providers of sign-ins that are set up. */
export const partsOf = (
  engines: Engines,
  mail: Engine,
  storage: Engine,
  social: readonly Part[] = [],
): readonly Part[] => [
  ['Coach', engines.coach],
  ['Grammar', engines.grammar],
  ['Voice', engines.textToSpeech],
  ['Hearing', engines.speechToText],
  ['Pronunciation', engines.pronunciation],
  ['Mail', mail],
  ['Storage', storage],
  ...social,
];
