import { backoffMs, defaultBackoff } from '../../socket/backoff.ts';
import { askFor } from './asks.ts';
import { toldAfter } from './limits.ts';
import type { SavedPhrase } from './protocol.ts';
import { type Change, type Draft, type Memory, notify } from './state.ts';
import { texts } from './texts.ts';

/** Saves the first phrase that is not saved yet, one at a time. */
const save = (memory: Memory): Change => {
  const [phrase] = memory.unsaved;
  if (!phrase || memory.saving !== null) return [memory, []];
  const [asked, effects] = askFor(memory, { what: 'save', phrase });
  return [{ ...asked, saving: asked.asked }, effects];
};

const withTip = (phrase: SavedPhrase, tip: string): SavedPhrase =>
  tip === ''
    ? phrase
    : { ...phrase, tip, conversation_history: [...phrase.conversation_history, { role: 'coach', content: tip }] };

/** The tip of a draft has come, or is given up (empty): the phrase is saved. */
export const saveDraft = (memory: Memory, { ask, phrase }: Draft, tip: string): Change =>
  save({
    ...memory,
    drafts: memory.drafts.filter((draft) => draft.ask !== ask),
    said: tip === '' ? memory.said : [...memory.said, { role: 'coach', content: tip }],
    unsaved: [...memory.unsaved, withTip(phrase, tip)],
  });

/** The drill is over: phrases are saved without the tips that are still awaited, and at once. */
export const saveAll = (memory: Memory): Change => {
  const unsaved = [...memory.unsaved, ...memory.drafts.map(({ phrase }) => phrase)];
  const saving = memory.saving === 'resting' ? null : memory.saving;
  const [next, effects] = save({ ...memory, drafts: [], unsaved, saving });
  return [next, [{ do: 'stopWaiting', timer: 'save' }, ...effects]];
};

/** One phrase is stored. */
export const onSaved = (memory: Memory): Change => {
  const told = memory.saveFailures >= toldAfter ? notify(memory, 'info', texts.saved) : memory;
  return save({ ...told, unsaved: memory.unsaved.slice(1), saving: null, saveFailures: 0 });
};

/** It is tried again later, the others first: one that the server does not take must not hold them up. */
export const onSaveFailed = (memory: Memory): Change => {
  const [first, ...rest] = memory.unsaved;
  const saveFailures = memory.saveFailures + 1;
  const kept = { ...memory, unsaved: first ? [...rest, first] : rest, saving: 'resting' as const, saveFailures };
  return [
    saveFailures === toldAfter ? notify(kept, 'error', texts.unsaved) : kept,
    [{ do: 'wait', timer: 'save', ms: backoffMs(saveFailures, defaultBackoff, () => 0) }],
  ];
};

/** The next attempt is due. */
export const onSaveDue = (memory: Memory): Change =>
  memory.saving === 'resting' ? save({ ...memory, saving: null }) : [memory, []];

/** Nothing more is saved. */
export const stopSaving = (memory: Memory): Change => [
  { ...memory, unsaved: [], drafts: [], saving: null },
  [
    { do: 'stopWaiting', timer: 'save' },
    { do: 'stopWaiting', timer: 'giveUp' },
    ...(typeof memory.saving === 'number' ? [{ do: 'forget', id: memory.saving } as const] : []),
  ],
];
