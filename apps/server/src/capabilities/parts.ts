import type { Engine, Engines } from '../engines/ports.ts';

/** What the server stands on, under the name in which people read of it. */
export type Part = readonly [name: 'Coach' | 'Grammar' | 'Voice' | 'Hearing' | 'Mail' | 'Storage', engine: Engine];

/** Every part, in the order in which people read of them. */
export const partsOf = (engines: Engines, mail: Engine, storage: Engine): readonly Part[] => [
  ['Coach', engines.coach],
  ['Grammar', engines.grammar],
  ['Voice', engines.textToSpeech],
  ['Hearing', engines.speechToText],
  ['Mail', mail],
  ['Storage', storage],
];
