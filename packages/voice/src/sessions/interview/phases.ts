import { changeMessage, createMessage } from '../messages.ts';
import {
  answerMs,
  maximumMisses,
  maximumTextLength,
  nextMs,
  prepareMs,
  readMs,
  readWordMs,
  replyMs,
} from './limits.ts';
import {
  type Answer,
  before,
  type Effects,
  type Memory,
  type Phase,
  type Speech,
  type State,
  type Step,
} from './state.ts';

/** Ends whatever the phase has under way. */
export const leave = (phase: Phase): Effects => {
  switch (phase.name) {
    case 'preparing':
    case 'sent':
    case 'generating-ideal':
      return [{ do: 'stopWaiting', timer: 'reply' }];
    case 'waiting':
      return [{ do: 'stopWaiting', timer: phase.requested ? 'reply' : 'next' }];
    case 'speaking':
    case 'ideal':
      return phase.turn === null ? [{ do: 'stopWaiting', timer: 'read' }] : [{ do: 'stopPlaying' }];
    case 'preparing-answer':
      return [{ do: 'stopWaiting', timer: 'prepare' }];
    case 'recording':
      return [...leaveCountdown, { do: 'cancelRecording' }];
    case 'readying':
    case 'processing':
      return [{ do: 'cancelRecording' }];
    case 'paused':
      return typeof phase.resume === 'number' ? [{ do: 'cancelRecording' }] : [];
    case 'ending':
      return [{ do: 'stopWaiting', timer: phase.done ? 'leave' : 'force' }];
    default:
      return [];
  }
};

/** What runs beside a recording stops. */
export const leaveCountdown: Effects = [
  { do: 'stopWaiting', timer: 'hint' },
  { do: 'stopWaiting', timer: 'warn' },
];

/** Waits for the server; the 30 s run only while something can come. */
export const awaitReply = (memory: Memory): Effects =>
  memory.connection === 'open' ? [{ do: 'wait', timer: 'reply', ms: replyMs }] : [];

/** Asks for the microphone now. */
export const record = (memory: Memory): Step => {
  const turn = memory.turn + 1;
  return [
    { phase: { name: 'readying', turn }, memory: { ...memory, turn } },
    [{ do: 'record', turn, maximumMs: answerMs }],
  ];
};

const phaseOf = ({ role }: Speech): 'speaking' | 'ideal' => (role === 'coach' ? 'speaking' : 'ideal');

/** Shows what cannot be heard, for as long as it takes to read it. */
export const showUnheard = (memory: Memory, speech: Speech): Step => {
  const messages = changeMessage(memory.messages, speech.messageId, { unheard: true });
  const ms = Math.max(readMs, speech.text.split(/\s+/).length * readWordMs);
  return [
    { phase: { name: phaseOf(speech), turn: null, speech, blocked: false }, memory: { ...memory, messages } },
    [{ do: 'wait', timer: 'read', ms }],
  ];
};

/** Says it. */
export const speak = (memory: Memory, speech: Speech): Step => {
  if (!speech.audioBase64) return showUnheard(memory, speech);
  const turn = memory.turn + 1;
  return [
    { phase: { name: phaseOf(speech), turn, speech, blocked: false }, memory: { ...memory, turn } },
    [{ do: 'play', turn, audioBase64: speech.audioBase64 }],
  ];
};

const hasMicrophone = ({ microphone }: Memory): boolean => microphone === 'unknown' || microphone === 'ready';

/** The learner's turn: 5 s later the microphone, unless they type, there is none or nothing was heard too often. */
const prepareAnswer = (memory: Memory, at: number): Step => {
  if (memory.typing || !hasMicrophone(memory)) return [{ phase: { name: 'typing' }, memory }, []];
  if (memory.misses >= maximumMisses) return [{ phase: { name: 'paused', resume: 'recording' }, memory }, []];
  return [
    { phase: { name: 'preparing-answer', beginsAt: at + prepareMs }, memory },
    [{ do: 'wait', timer: 'prepare', ms: prepareMs }],
  ];
};

/** The 2 s before the next question is asked for; without a connection they begin when it is back. */
export const awaitNext = (memory: Memory): Step => [
  { phase: { name: 'waiting', requested: false }, memory },
  memory.connection === 'open' ? [{ do: 'wait', timer: 'next', ms: nextMs }] : [],
];

/** Asks for a question now; asked twice, it is still one question. Without a connection it is asked for when that is back. */
export const requestNext = (memory: Memory): Step => {
  if (memory.connection !== 'open')
    return memory.begun ? awaitNext(memory) : [{ phase: { name: 'preparing' }, memory }, []];
  return [
    { phase: memory.begun ? { name: 'waiting', requested: true } : { name: 'preparing' }, memory },
    [{ do: 'send', message: { type: 'request_next_question' } }, ...awaitReply(memory)],
  ];
};

/** Something is over, go on with what is due at the time `at`: a voice, else the server's reply, the next question, or the learner. */
export const goOn = (memory: Memory, at: number): Step => {
  const [speech, ...toSpeak] = memory.toSpeak;
  if (speech) return speak({ ...memory, toSpeak }, speech);
  if (memory.due === 'answer') return prepareAnswer(memory, at);
  if (memory.due === 'question') return awaitNext(memory);
  return [{ phase: { name: 'sent' }, memory }, awaitReply(memory)];
};

/** Leaves the phase and goes on. */
export const goOnFrom = ({ phase }: State, memory: Memory, at: number): Step => before(leave(phase), goOn(memory, at));

/** Leaves the phase and asks for the microphone. */
export const recordFrom = ({ phase }: State, memory: Memory): Step => before(leave(phase), record(memory));

/** The learner has said or typed an answer: it shows at once, and waits for what comes of it. */
export const say = (
  memory: Memory,
  text: string,
  at: number,
  spoken?: { readonly draft: boolean; readonly spokenMs: number },
): Step => {
  const named = memory.named + 1;
  const id = `${memory.name}-${named}`;
  const message: Answer = {
    type: 'user_message',
    text: text.slice(0, maximumTextLength),
    assistant_mode: memory.assistant,
    id,
    ...(spoken?.draft && { draft: true }),
    ...(spoken && { spoken_ms: spoken.spokenMs }),
  };
  const shown = createMessage(id, 'user', text, at, { draft: spoken?.draft ?? false, pending: true });
  const messages = [...memory.messages, shown];
  return before(
    [{ do: 'send', message }],
    goOn(
      {
        ...memory,
        named,
        messages,
        undelivered: [...memory.undelivered, message],
        waiting: message,
        due: 'reply',
        question: null,
        misses: 0,
        typing: false,
      },
      at,
    ),
  );
};
