import { stripTags } from '../messages.ts';
import { askFor, askSentence, askVoice, speakable, withoutVoiceOf } from './asks.ts';
import { isOnScreen, showTip, toResult, toSaved } from './assessment.ts';
import { expire, settle } from './ending.ts';
import { maximumTextLength, phrasesTotal } from './limits.ts';
import { playSpeech } from './on-sound.ts';
import {
  advise,
  awaitsGreeting,
  beginPhrase,
  lastingNotice,
  leaveFor,
  linger,
  miss,
  pause,
  present,
  ready,
  speak,
  speechOf,
  withoutVoice,
} from './phases.ts';
import type { DrillEvent, Fault } from './protocol.ts';
import { onSaved, onSaveFailed, saveDraft } from './saving.ts';
import { before, type Change, type Memory, remember, type State, type Step, stay } from './state.ts';
import { sentenceText, texts } from './texts.ts';
import { onWordOver, onWordVoice } from './words.ts';

type Event<T extends DrillEvent['type']> = Extract<DrillEvent, { type: T }>;

/** A greeting that does not come is no reason to wait. */
export const onGreetingCame = (state: State, event: Event<'greetingCame'>): Step => {
  if (!awaitsGreeting(state.phase)) return stay(state);
  const greeting = stripTags(event.greeting);
  if (greeting === '') return leaveFor(state, beginPhrase);
  return leaveFor(state, (memory) =>
    speak({ ...memory, greeting, said: [{ role: 'coach', content: greeting }] }, greeting, (speech) => ({
      name: 'greeting',
      speech,
    })),
  );
};

const noSentence = (state: State, fault: Fault): Step => {
  const memory = { ...state.memory, next: null };
  return state.phase.name === 'generating'
    ? pause(memory, 'generating', sentenceText(fault))
    : [{ ...state, memory }, []];
};

/** The next sentence: its voice is asked for at once, also when its turn has not come yet. */
export const onSentenceCame = (state: State, event: Event<'sentenceCame'>): Step => {
  if (state.memory.next !== event.id) return stay(state);
  const sentence = stripTags(event.sentence);
  if (sentence === '' || sentence.length > maximumTextLength) return noSentence(state, { kind: 'malformed' });
  const [memory, effects] = askVoice(
    { ...state.memory, next: { sentence, hint: event.hint && stripTags(event.hint) } },
    speakable(sentence),
  );
  if (state.phase.name !== 'generating') return [{ ...state, memory }, effects];
  return before(effects, leaveWord({ ...state, memory }, beginPhrase));
};

/** The wait is over: a word that was played meanwhile gives way. */
const leaveWord = ({ memory }: State, next: (memory: Memory) => Step): Step =>
  before(memory.playing ? [{ do: 'stopPlaying' }] : [], next({ ...memory, playing: null }));

const noVoice = (state: State, text: string): Step => {
  const { playing } = state.memory;
  const speech = speechOf(state.phase);
  if (speech?.turn === null && speech.text === text) return withoutVoice(state);
  return playing?.turn === null && playing.text === text ? onWordOver(state, true) : stay(state);
};

export const onVoiceCame = (state: State, { id, text, audioBase64 }: Event<'voiceCame'>): Step => {
  const { voices, playing } = state.memory;
  if (voices.get(text) !== id) return stay(state);
  if (audioBase64 === '') return noVoice(remember(state, { voices: withoutVoiceOf(voices, text) }), text);
  const kept = remember(state, { voices: new Map(voices).set(text, audioBase64) });
  const speech = speechOf(state.phase);
  if (speech?.turn === null && speech.text === text)
    return before([{ do: 'stopWaiting', timer: 'voice' }], playSpeech(kept, speech, audioBase64));
  return playing?.turn === null && playing.text === text ? onWordVoice(kept, audioBase64) : stay(kept);
};

/** The phrase was said: the result shows, and tip and next sentence are asked for together. */
const accept = (memory: Memory, { evaluation }: Event<'evaluationCame'>, target: string): Step => {
  const user = stripTags(evaluation.recognizedText);
  const result = toResult(evaluation);
  const heard: Memory = {
    ...memory,
    result,
    held: false,
    misses: 0,
    notice: lastingNotice(memory),
    phrasesDone: memory.phrasesDone + 1,
    said: user === '' ? memory.said : [...memory.said, { role: 'user', content: user }],
  };
  const [tipped, first] = askFor(heard, { what: 'tip', user, target });
  const { reading } = evaluation;
  const phrase = { ...toSaved(heard, target, user, result), ...(reading !== undefined && { reading }) };
  const draft = { ask: tipped.asked, phrase };
  const drafted = { ...tipped, drafts: [...tipped.drafts, draft] };
  const [asked, second]: Change = heard.phrasesDone < phrasesTotal ? askSentence(drafted) : [drafted, []];
  return [{ phase: { name: 'advising', stage: 'asking', ask: draft.ask }, memory: asked }, [...first, ...second]];
};

export const onEvaluationCame = (state: State, event: Event<'evaluationCame'>): Step => {
  const { phase, memory } = state;
  const { phrase } = memory;
  if (phase.name !== 'evaluating' || phase.ask !== event.id || !phrase) return stay(state);
  const { heard = 'sentence', words } = event.evaluation;
  if (heard === 'another sentence')
    return miss(memory, 'info', texts.anotherSentence, (missed) => present(missed, phrase));
  if (heard === 'nothing' || words.length === 0) return miss(memory, 'info', texts.noVoice, ready);
  return accept(memory, event, phrase.sentence);
};

/** A tip that does not come is an empty one. The phrase is saved also when the learner has gone on meanwhile. */
export const onTipCame = (state: State, { id, tip }: Pick<Event<'tipCame'>, 'id' | 'tip'>): Step => {
  const draft = state.memory.drafts.find(({ ask }) => ask === id);
  if (!draft) return stay(state);
  const text = stripTags(tip);
  const [saved, effects] = saveDraft(state.memory, draft, text);
  const memory = isOnScreen(saved, draft) ? showTip(saved, text) : saved;
  const { phase } = state;
  if (phase.name !== 'advising' || phase.stage !== 'asking' || phase.ask !== id) return [{ phase, memory }, effects];
  if (memory.playing)
    return [{ phase: { name: 'advising', stage: text === '' ? 'lingering' : 'due' }, memory }, effects];
  return before(effects, text === '' ? linger(memory) : advise(memory, text));
};

/** One phrase is stored, or is not. */
const settleSave = (state: State, [memory, effects]: Change): Step => before(effects, settle({ ...state, memory }));

export const onPhraseSaved = (state: State, { id }: Event<'saved'>): Step =>
  state.memory.saving === id ? settleSave(state, onSaved(state.memory)) : stay(state);

/** The server has understood the call and takes no such recording: sent again, it would be refused again. */
const isUnusable = (fault: Fault): boolean => fault.kind === 'refused' && [400, 413, 415, 422].includes(fault.status);

export const onAskFailed = (state: State, { id, ask, fault }: Event<'askFailed'>): Step => {
  const { phase, memory } = state;
  if (fault.kind === 'unauthorized') return expire(state);
  switch (ask.what) {
    case 'greeting':
      return awaitsGreeting(phase) ? leaveFor(state, beginPhrase) : stay(state);
    case 'sentence':
      return memory.next === id ? noSentence(state, fault) : stay(state);
    case 'voice':
      return onVoiceCame(state, { type: 'voiceCame', id, text: ask.text, audioBase64: '' });
    case 'evaluation':
      return phase.name === 'evaluating' && phase.ask === id
        ? pause(memory, isUnusable(fault) ? 'recording' : 'evaluating', texts.evaluation)
        : stay(state);
    case 'tip':
      return onTipCame(state, { id, tip: '' });
    case 'save':
      return memory.saving === id ? settleSave(state, onSaveFailed(memory)) : stay(state);
  }
};
