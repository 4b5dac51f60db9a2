import { askSentence, askVoice, speakable } from './asks.ts';
import { lingerMs, maximumMisses, maximumPhraseMs, phrasesTotal, resumeMs, voiceMs } from './limits.ts';
import type { DrillNotice, DrillPhrase } from './snapshot.ts';
import {
  before,
  type Change,
  type Effects,
  type Memory,
  notify,
  type Phase,
  type Speech,
  type State,
  type Step,
} from './state.ts';
import { texts } from './texts.ts';

/** What the coach says in this phase. */
export const speechOf = (phase: Phase): Speech | null => ('speech' in phase ? phase.speech : null);

/** The greeting itself is not there yet. */
export const awaitsGreeting = (phase: Phase): boolean => phase.name === 'greeting' && phase.speech === null;

/** Ends whatever the phase has under way. */
const end = (phase: Phase): Effects => {
  switch (phase.name) {
    case 'greeting':
    case 'presenting':
    case 'advising':
      return [{ do: 'stopPlaying' }, { do: 'stopWaiting', timer: 'voice' }, { do: 'stopWaiting', timer: 'linger' }];
    case 'readying':
      return phase.turn === null ? [{ do: 'stopWaiting', timer: 'resume' }] : [{ do: 'cancelRecording' }];
    case 'recording':
      return [{ do: 'cancelRecording' }, { do: 'stopWaiting', timer: 'minimum' }];
    case 'evaluating':
      return [{ do: 'cancelRecording' }, ...(phase.ask === null ? [] : [{ do: 'forget', id: phase.ask } as const])];
    case 'ending':
      return [{ do: 'stopWaiting', timer: 'end' }];
    default:
      return [];
  }
};

/** Leaves the phase: nothing of it is heard or recorded any more. */
export const leave = ({ phase, memory }: State): Change => {
  const stopWord: Effects = memory.playing ? [{ do: 'stopPlaying' }] : [];
  return [{ ...memory, playing: null }, [...end(phase), ...stopWord]];
};

/** Leaves the phase and goes on with what `next` makes of the memory. */
export const leaveFor = (state: State, next: (memory: Memory) => Step): Step => {
  const [memory, effects] = leave(state);
  return before(effects, next(memory));
};

/** The coach says a text; where the voice is not there yet it is waited for. */
export const speak = (memory: Memory, text: string, toPhase: (speech: Speech) => Phase): Step => {
  const spoken = speakable(text);
  const audioBase64 = memory.voices.get(spoken);
  if (typeof audioBase64 === 'string') {
    const turn = memory.turn + 1;
    return [
      { phase: toPhase({ text: spoken, turn, blocked: false }), memory: { ...memory, turn } },
      [{ do: 'play', turn, audioBase64 }],
    ];
  }
  const [asked, effects] = askVoice(memory, spoken);
  return [
    { phase: toPhase({ text: spoken, turn: null, blocked: false }), memory: asked },
    [...effects, { do: 'wait', timer: 'voice', ms: voiceMs }],
  ];
};

/** The coach says the phrase; what became of an earlier one is off the screen. */
export const present = (memory: Memory, phrase: DrillPhrase): Step =>
  speak({ ...memory, phrase, result: null, take: null, held: false }, phrase.sentence, (speech) => ({
    name: 'presenting',
    speech,
  }));

/** What is told about saving holds until all is saved; everything else is about one phrase. */
export const lastingNotice = ({ notice }: Memory): DrillNotice | null =>
  notice?.text === texts.unsaved ? notice : null;

/** A phrase is due: the one that was asked for ahead, else it is waited for. */
export const beginPhrase = (last: Memory): Step => {
  const memory = { ...last, notice: lastingNotice(last) };
  const { next } = memory;
  if (next !== null && typeof next !== 'number') {
    const { sentence } = next;
    return present(
      {
        ...memory,
        next: null,
        misses: 0,
        sentences: [...memory.sentences, sentence],
        said: [...memory.said, { role: 'coach', content: sentence }],
      },
      next,
    );
  }
  const [asked, effects] = askSentence(memory);
  return [{ phase: { name: 'generating' }, memory: asked }, effects];
};

/** The learner's turn, 300 ms later. */
export const ready = (memory: Memory): Step => [
  { phase: { name: 'readying', turn: null }, memory },
  [{ do: 'wait', timer: 'resume', ms: resumeMs }],
];

/** Asks for the microphone now. */
export const record = (memory: Memory): Step => {
  const turn = memory.turn + 1;
  return [
    { phase: { name: 'readying', turn }, memory: { ...memory, turn } },
    [{ do: 'record', turn, maximumMs: maximumPhraseMs }],
  ];
};

/** Waits for a touch. */
export const pause = (memory: Memory, retry: Extract<Phase, { name: 'paused' }>['retry'], text: string): Step => [
  { phase: { name: 'paused', retry }, memory: notify(memory, 'error', text) },
  [],
];

/** The recording was not the phrase: it is said again, unless that happened too often. */
export const miss = (
  memory: Memory,
  tone: DrillNotice['tone'],
  text: string,
  again: (memory: Memory) => Step,
): Step => {
  const missed = { ...notify(memory, tone, text), misses: memory.misses + 1 };
  return missed.misses < maximumMisses
    ? again(missed)
    : [{ phase: { name: 'paused', retry: 'recording' }, memory: missed }, []];
};

/** Shows the result a little longer, or until Next where the learner holds it. After the last phrase it stays anyway. */
export const linger = (memory: Memory): Step => {
  if (memory.phrasesDone >= phrasesTotal) return advance(memory);
  return [
    { phase: { name: 'advising', stage: 'lingering' }, memory },
    memory.held ? [] : [{ do: 'wait', timer: 'linger', ms: lingerMs }],
  ];
};

/** The coach says the tip. */
export const advise = (memory: Memory, tip: string): Step =>
  speak(memory, tip, (speech) => ({ name: 'advising', stage: 'speaking', speech }));

/** A phrase is over. */
export const advance = (memory: Memory): Step =>
  memory.phrasesDone < phrasesTotal ? beginPhrase(memory) : [{ phase: { name: 'complete' }, memory }, []];

/** The coach has said what the phase was for. */
export const afterSpeech = ({ phase, memory }: State): Step => {
  if (phase.name === 'presenting') return ready(memory);
  return phase.name === 'advising' ? linger(memory) : beginPhrase(memory);
};

/** The coach cannot be heard: what can be read is left on the screen. */
export const withoutVoice = (state: State): Step => {
  const stop: Effects = [{ do: 'stopWaiting', timer: 'voice' }];
  if (state.phase.name === 'advising') return before(stop, linger(state.memory));
  if (state.phase.name !== 'presenting') return before(stop, afterSpeech(state));
  return before(stop, ready(notify(state.memory, 'info', texts.noVoiceOfCoach)));
};
