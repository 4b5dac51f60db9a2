import { changeMessage, createMessage } from '../messages.ts';
import { answerMs, maximumMisses, maximumRecordingMs, maximumTextLength, resumeMs } from './limits.ts';
import type { ConversationEffect } from './protocol.ts';
import type { Memory, NamedMessage, Phase, State, Step } from './state.ts';

/** Ends whatever the phase has under way. */
export const leave = (phase: Phase): readonly ConversationEffect[] => {
  switch (phase.name) {
    case 'connecting':
    case 'thinking':
      return [{ do: 'stopWaiting', timer: 'answer' }];
    case 'speaking':
      return [{ do: 'stopPlaying' }];
    case 'readying':
      return phase.turn === null ? [{ do: 'stopWaiting', timer: 'resume' }] : [{ do: 'cancelRecording' }];
    case 'listening':
      return [{ do: 'cancelRecording' }];
    case 'processing':
      return [{ do: 'cancelRecording' }, { do: 'stopWaiting', timer: 'doubt' }];
    case 'ending':
      return [
        { do: 'stopWaiting', timer: 'force' },
        { do: 'stopWaiting', timer: 'leave' },
      ];
    default:
      return [];
  }
};

const before = (effects: readonly ConversationEffect[], [state, more]: Step): Step => [state, [...effects, ...more]];

/** Waits for an answer; the 30 s run only while one can come. */
export const awaitAnswer = (memory: Memory): readonly ConversationEffect[] =>
  memory.connection === 'open' ? [{ do: 'wait', timer: 'answer', ms: answerMs }] : [];

/** Asks for the microphone now. */
export const record = (memory: Memory): Step => {
  const turn = memory.turn + 1;
  return [
    { phase: { name: 'readying', turn }, memory: { ...memory, turn } },
    [{ do: 'record', turn, maximumMs: maximumRecordingMs }],
  ];
};

const hasMicrophone = ({ microphone }: Memory): boolean => microphone === 'unknown' || microphone === 'ready';

/** The learner's turn: 300 ms later the microphone, unless they type, there is none or nothing was heard too often. */
const listen = (memory: Memory): Step => {
  if (memory.typing || !hasMicrophone(memory)) return [{ phase: { name: 'typing' }, memory }, []];
  if (memory.misses >= maximumMisses) return [{ phase: { name: 'paused' }, memory }, []];
  return [{ phase: { name: 'readying', turn: null }, memory }, [{ do: 'wait', timer: 'resume', ms: resumeMs }]];
};

/** Something is over, go on with what is due: the coach's voice, else the answer being waited for, else the learner. */
export const goOn = (memory: Memory): Step => {
  const [speech, ...toSpeak] = memory.toSpeak;
  if (speech?.audioBase64) {
    const turn = memory.turn + 1;
    return [
      { phase: { name: 'speaking', turn, speech, blocked: false }, memory: { ...memory, turn, toSpeak } },
      [{ do: 'play', turn, audioBase64: speech.audioBase64 }],
    ];
  }
  if (speech) {
    const messages = changeMessage(memory.messages, speech.messageId, { unheard: true });
    return before([{ do: 'send', message: { type: 'coach_done_speaking' } }], goOn({ ...memory, messages, toSpeak }));
  }
  return memory.waiting
    ? [{ phase: { name: 'thinking', stalled: false }, memory }, awaitAnswer(memory)]
    : listen(memory);
};

/** Leaves the phase and goes on. */
export const goOnFrom = ({ phase }: State, memory: Memory): Step => before(leave(phase), goOn(memory));

/** Leaves the phase and asks for the microphone. */
export const recordFrom = ({ phase }: State, memory: Memory): Step => before(leave(phase), record(memory));

/** The learner has said or typed something: it shows at once, and waits for an answer. */
export const say = (
  memory: Memory,
  text: string,
  at: number,
  spoken?: { readonly draft: boolean; readonly spokenMs: number },
): Step => {
  const named = memory.named + 1;
  const id = `${memory.name}-${named}`;
  const message: NamedMessage = {
    type: 'user_message',
    text: text.slice(0, maximumTextLength),
    id,
    ...(spoken?.draft && { draft: true }),
    ...(spoken && { spoken_ms: spoken.spokenMs }),
  };
  const shown = createMessage(id, 'user', text, at, { draft: spoken?.draft ?? false, pending: true });
  return before(
    [{ do: 'send', message }],
    goOn({
      ...memory,
      named,
      undelivered: [...memory.undelivered, message],
      waiting: message,
      messages: [...memory.messages, shown],
    }),
  );
};
