import type { EngineCapability } from '@sayso/api/contract/capabilities';
import type { Engine, Engines } from '../engines/ports.ts';
import { table } from './table.ts';

/** The engines in the order and under the names in which people read of them. */
export const namedEngines = (engines: Engines): readonly (readonly [name: string, engine: Engine])[] => [
  ['Coach', engines.coach],
  ['Grammar', engines.grammar],
  ['Voice', engines.textToSpeech],
  ['Hearing', engines.speechToText],
];

const kinds: Readonly<Record<EngineCapability['kind'], string>> = {
  provider: 'provider',
  embedded: 'embedded',
  none: 'missing',
};

/** The table printed at start: which engine is in use for what, and what it cannot do. Ends without a line break. */
export const describeEngines = (engines: Engines): string =>
  table([
    ['', 'engine', 'kind', 'good to know'],
    ...namedEngines(engines).map(([name, { about }]) => [name, about.name, kinds[about.kind], about.note ?? '']),
  ]);
