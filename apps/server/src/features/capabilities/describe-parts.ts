import type { EngineCapability } from '@sayso/api/contract/capabilities';
import type { Part } from './parts.ts';
import { table } from './table.ts';

const kinds: Readonly<Record<EngineCapability['kind'], string>> = {
  provider: 'provider',
  embedded: 'embedded',
  none: 'missing',
};

/** The table printed at start: what is in use for what, and what it cannot do. Ends without a line break. */
export const describeParts = (parts: readonly Part[]): string =>
  table([
    ['', 'engine', 'kind', 'good to know'],
    ...parts.map(([name, { about }]) => [name, about.name, kinds[about.kind], about.note ?? '']),
  ]);
