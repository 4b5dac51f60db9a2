import { stripTags } from '../core/messages.ts';
import { before, remember, stay } from '../core/state.ts';
import { isOnScreen, showTip, toResult, toSaved } from './assessment.ts';
import { expire, settle } from './ending.ts';
import type { Change, DrillMemory, Event, Fault, State, Step } from './kind.ts';
import { maximumSpokenLength, phrasesTotal } from './limits.ts';
import {
  advise,
  beginPhrase,
  getAdvice,
  getAwaitedText,
  goOnUnheard,
  keepNotice,
  leaveFor,
  linger,
  missPhrase,
  pause,
  present,
  ready,
  speak,
} from './phrases.ts';
import { askFor, askSentence, askVoice, dropVoice, toSpeakable } from './requests.ts';
import { onSaved, onSaveFailed, saveDraft } from './saving.ts';
import { texts, toSentenceText } from './texts.ts';
import { onWordOver, onWordVoice } from './words.ts';

const isGenerating = ({ phase }: State): boolean => phase.name === 'waiting' && phase.step.name === 'generating';

/** A greeting that does not come is no reason to wait. */
export const onGreetingCame = (state: State, event: Event<'greetingCame'>): Step => {
  if (state.phase.name !== 'connecting') return stay(state);
  const greeting = stripTags(event.greeting);
  if (greeting === '') return leaveFor(state, (memory) => beginPhrase(memory, event.at));
  return leaveFor(state, (memory) =>
    speak({ ...memory, greeting, said: [{ role: 'coach', content: greeting }] }, 'greeting', greeting, event.at),
  );
};

const onNoSentence = (state: State, fault: Fault): Step => {
  const memory = { ...state.memory, next: null };
  return isGenerating(state) ? pause(memory, 'generating', toSentenceText(fault)) : [{ ...state, memory }, []];
};

/** The next sentence: its voice is asked for at once, also when its turn has not come yet. */
export const onSentenceCame = (state: State, event: Event<'sentenceCame'>): Step => {
  if (state.memory.next !== event.id) return stay(state);
  const sentence = stripTags(event.sentence);
  if (sentence === '' || sentence.length > maximumSpokenLength) return onNoSentence(state, { kind: 'malformed' });
  const [memory, effects] = askVoice(
    { ...state.memory, next: { sentence, hint: event.hint && stripTags(event.hint) } },
    toSpeakable(sentence),
  );
  if (!isGenerating(state)) return [{ ...state, memory }, effects];
  return before(
    effects,
    leaveWord({ ...state, memory }, (left) => beginPhrase(left, event.at)),
  );
};

/** The wait is over: a word that was played meanwhile gives way. */
const leaveWord = ({ memory }: State, next: (memory: DrillMemory) => Step): Step =>
  before(memory.playing ? [{ do: 'stopPlaying' }] : [], next({ ...memory, playing: null }));

const onNoVoice = (state: State, text: string, at: number): Step => {
  const { playing } = state.memory;
  if (getAwaitedText(state) === text) return goOnUnheard(state, at);
  return playing?.turn === null && playing.text === text ? onWordOver(state, true, at) : stay(state);
};

export const onSpeechCame = (state: State, { id, text, audioBase64, at }: Omit<Event<'speechCame'>, 'type'>): Step => {
  const { phase } = state;
  const { voices, playing } = state.memory;
  if (voices.get(text) !== id) return stay(state);
  if (audioBase64 === '') return onNoVoice(remember(state, { voices: dropVoice(voices, text) }), text, at);
  const kept = remember(state, { voices: new Map(voices).set(text, audioBase64) });
  if (phase.name === 'speaking' && getAwaitedText(state) === text)
    return before([{ do: 'stopWaiting', timer: 'speech' }], speak(kept.memory, phase.speech.about, text, at));
  return playing?.turn === null && playing.text === text ? onWordVoice(kept, audioBase64) : stay(kept);
};

/** The phrase was said: the result shows, and tip and next sentence are requested together. */
const accept = (memory: DrillMemory, { evaluation }: Event<'evaluationCame'>, target: string): Step => {
  const user = stripTags(evaluation.recognizedText);
  const result = toResult(evaluation);
  const heard: DrillMemory = {
    ...memory,
    result,
    held: false,
    misses: 0,
    notice: keepNotice(memory),
    phrasesDone: memory.phrasesDone + 1,
    said: user === '' ? memory.said : [...memory.said, { role: 'user', content: user }],
  };
  const [tipped, first] = askFor(heard, { what: 'tip', user, target });
  const { reading } = evaluation;
  const phrase = { ...toSaved(heard, target, user, result), ...(reading !== undefined && { reading }) };
  const draft = { ask: tipped.asked, phrase };
  const drafted = { ...tipped, drafts: [...tipped.drafts, draft] };
  const [asked, second]: Change = heard.phrasesDone < phrasesTotal ? askSentence(drafted) : [drafted, []];
  return [
    { phase: { name: 'waiting', step: { name: 'advising', stage: 'asking', ask: draft.ask } }, memory: asked },
    [...first, ...second],
  ];
};

export const onEvaluationCame = (state: State, event: Event<'evaluationCame'>): Step => {
  const { phase, memory } = state;
  const { phrase } = memory;
  if (phase.name !== 'processing' || memory.evaluation !== event.id || !phrase) return stay(state);
  const { heard = 'sentence', words } = event.evaluation;
  if (heard === 'another sentence')
    return missPhrase(memory, 'info', texts.anotherSentence, (missed) => present(missed, phrase, event.at));
  if (heard === 'nothing' || words.length === 0)
    return missPhrase(memory, 'info', texts.noVoice, (missed) => ready(missed, event.at));
  return accept(memory, event, phrase.sentence);
};

/** A tip that does not come is an empty one. The phrase is saved also when the learner has gone on meanwhile. */
export const onTipCame = (state: State, { id, tip, at }: Omit<Event<'tipCame'>, 'type'>): Step => {
  const draft = state.memory.drafts.find(({ ask }) => ask === id);
  if (!draft) return stay(state);
  const text = stripTags(tip);
  const [saved, effects] = saveDraft(state.memory, draft, text);
  const memory = isOnScreen(saved, draft) ? showTip(saved, text) : saved;
  const { phase } = state;
  const advice = getAdvice(state);
  if (advice?.stage !== 'asking' || advice.ask !== id) return [{ phase, memory }, effects];
  if (!memory.playing) return before(effects, text === '' ? linger(memory, at) : advise(memory, text, at));
  const stage = text === '' ? 'lingering' : 'due';
  return [{ phase: { name: 'waiting', step: { name: 'advising', stage } }, memory }, effects];
};

/** One phrase is stored, or is not. */
const settleSave = (state: State, [memory, effects]: Change): Step => before(effects, settle({ ...state, memory }));

export const onPhraseSaved = (state: State, { id }: Event<'saved'>): Step =>
  state.memory.saving === id ? settleSave(state, onSaved(state.memory)) : stay(state);

/** The server has understood the call and takes no such recording: sent again, it would be refused again. */
const isUnusable = (fault: Fault): boolean => fault.kind === 'refused' && [400, 413, 415, 422].includes(fault.status);

export const onAskFailed = (state: State, { id, ask, fault, at }: Event<'askFailed'>): Step => {
  const { phase, memory } = state;
  if (fault.kind === 'unauthorized') return expire(state);
  switch (ask.what) {
    case 'greeting':
      return phase.name === 'connecting' ? leaveFor(state, (left) => beginPhrase(left, at)) : stay(state);
    case 'sentence':
      return memory.next === id ? onNoSentence(state, fault) : stay(state);
    case 'voice':
      return onSpeechCame(state, { id, text: ask.text, audioBase64: '', at });
    case 'evaluation':
      return phase.name === 'processing' && memory.evaluation === id
        ? pause(memory, isUnusable(fault) ? 'recording' : 'evaluating', texts.evaluation)
        : stay(state);
    case 'tip':
      return onTipCame(state, { id, tip: '', at });
    case 'save':
      return memory.saving === id ? settleSave(state, onSaveFailed(memory)) : stay(state);
  }
};
