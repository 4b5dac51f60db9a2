import { backoffMs, defaultBackoff } from '../../net/backoff.ts';
import { notify } from '../core/state.ts';
import type { Change, Draft, DrillMemory, SavedPhrase } from './kind.ts';
import { toldAfter } from './limits.ts';
import { askFor } from './requests.ts';
import { texts } from './texts.ts';

/** Saves the first phrase that is not saved yet, one at a time. */
const save = (memory: DrillMemory): Change => {
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
export const saveDraft = (memory: DrillMemory, { ask, phrase }: Draft, tip: string): Change =>
  save({
    ...memory,
    drafts: memory.drafts.filter((draft) => draft.ask !== ask),
    said: tip === '' ? memory.said : [...memory.said, { role: 'coach', content: tip }],
    unsaved: [...memory.unsaved, withTip(phrase, tip)],
  });

/** The drill is over: phrases are saved without the tips that are still awaited, and at once. */
export const saveAll = (memory: DrillMemory): Change => {
  const unsaved = [...memory.unsaved, ...memory.drafts.map(({ phrase }) => phrase)];
  const saving = memory.saving === 'resting' ? null : memory.saving;
  const [next, effects] = save({ ...memory, drafts: [], unsaved, saving });
  return [next, [{ do: 'stopWaiting', timer: 'save' }, ...effects]];
};

/** Continues after a phrase has been stored. */
export const onSaved = (memory: DrillMemory): Change => {
  const told = memory.saveFailures >= toldAfter ? notify(memory, 'info', texts.saved) : memory;
  return save({ ...told, unsaved: memory.unsaved.slice(1), saving: null, saveFailures: 0 });
};

/** Plans another attempt after a phrase was not stored, with the other phrases first: one that the server refuses must not delay them. */
export const onSaveFailed = (memory: DrillMemory): Change => {
  const [first, ...rest] = memory.unsaved;
  const saveFailures = memory.saveFailures + 1;
  const kept = { ...memory, unsaved: first ? [...rest, first] : rest, saving: 'resting' as const, saveFailures };
  return [
    saveFailures === toldAfter ? notify(kept, 'error', texts.unsaved) : kept,
    [{ do: 'wait', timer: 'save', ms: backoffMs(saveFailures, defaultBackoff, () => 0) }],
  ];
};

/** Starts the next attempt, which is due. */
export const onSaveDue = (memory: DrillMemory): Change =>
  memory.saving === 'resting' ? save({ ...memory, saving: null }) : [memory, []];

/** Stops saving. */
export const stopSaving = (memory: DrillMemory): Change => [
  { ...memory, unsaved: [], drafts: [], saving: null },
  [
    { do: 'stopWaiting', timer: 'save' },
    { do: 'stopWaiting', timer: 'giveUp' },
    ...(typeof memory.saving === 'number' ? [{ do: 'forget', id: memory.saving } as const] : []),
  ],
];
