import { maximumMisses, maximumTextLength, replyMs } from './limits.ts';
import { createMessage } from './messages.ts';
import type { Policy } from './policy.ts';
import { before, type Effects, type Kind, type Phase, type SessionMemory, type State, type Step } from './state.ts';

const timersOfPhase: Readonly<Partial<Record<Phase<Kind>['name'], readonly string[]>>> = {
  connecting: ['reply'],
  speaking: ['speech'],
  readying: ['ready'],
  waiting: ['reply'],
  ending: ['force', 'leave'],
};

const stopEach = (timers: readonly string[] = []) => timers.map((timer) => ({ do: 'stopWaiting', timer }) as const);

/** Stops the timers that a policy runs beside a phase. */
export const stopTimers = <K extends Kind>(policy: Pick<Policy<K>, 'timers'>, phase: Phase<K>['name']): Effects<K> =>
  stopEach(policy.timers[phase]);

const stopSound = <K extends Kind>(phase: Phase<K>): Effects<K> => {
  switch (phase.name) {
    case 'speaking':
      return phase.turn === null ? [] : [{ do: 'stopPlaying' }];
    case 'readying':
      return phase.turn === null ? [] : [{ do: 'cancelRecording' }];
    case 'recording':
    case 'processing':
      return [{ do: 'cancelRecording' }];
    case 'paused':
      return typeof phase.resume === 'number' ? [{ do: 'cancelRecording' }] : [];
    default:
      return [];
  }
};

/** Ends what the phase has started: its timers, its recording, its sound. */
export const leave = <K extends Kind>(policy: Pick<Policy<K>, 'timers'>, phase: Phase<K>): Effects<K> => [
  ...stopEach(timersOfPhase[phase.name]),
  ...stopTimers(policy, phase.name),
  ...stopSound(phase),
];

/** Waits for the server; the 30 s run only while something can come. */
export const awaitReply = <K extends Kind>({ connection }: SessionMemory<K>): Effects<K> =>
  connection === 'open' ? [{ do: 'wait', timer: 'reply', ms: replyMs }] : [];

/** Asks for the microphone now. */
export const record = <K extends Kind>(policy: Policy<K>, memory: SessionMemory<K>, at: number): Step<K> => {
  const turn = memory.turn + 1;
  return [
    { phase: { name: 'readying', turn, beginsAt: at }, memory: { ...memory, turn } },
    [{ do: 'record', turn, maximumMs: policy.recordingMs }],
  ];
};

/** The learner's turn begins: the microphone follows a moment later. */
export const ready = <K extends Kind>(
  { readyMs }: Pick<Policy<K>, 'readyMs'>,
  memory: SessionMemory<K>,
  at: number,
): Step<K> => [
  { phase: { name: 'readying', turn: null, beginsAt: at + readyMs }, memory },
  [{ do: 'wait', timer: 'ready', ms: readyMs }],
];

const hasMicrophone = <K extends Kind>({ microphone }: SessionMemory<K>): boolean =>
  microphone === 'unknown' || microphone === 'ready';

/** The learner's turn: with the microphone, unless they type, there is none, or nothing was heard too often. */
export const listen = <K extends Kind>(policy: Policy<K>, memory: SessionMemory<K>, at: number): Step<K> => {
  if (memory.typing || !hasMicrophone(memory)) return [{ phase: policy.withoutMicrophone, memory }, []];
  if (memory.reading || memory.misses >= maximumMisses)
    return [{ phase: { name: 'paused', resume: 'recording' }, memory }, []];
  return ready(policy, memory, at);
};

/** Speaks to the learner. */
export const speak = <K extends Kind>(
  policy: Pick<Policy<K>, 'findAudio' | 'speakSilently'>,
  memory: SessionMemory<K>,
  speech: K['speech'],
  at: number,
): Step<K> => {
  const audioBase64 = policy.findAudio(memory, speech);
  if (audioBase64 === '') return policy.speakSilently(memory, speech, at);
  const turn = memory.turn + 1;
  return [
    { phase: { name: 'speaking', speech, turn, blocked: false }, memory: { ...memory, turn } },
    [{ do: 'play', turn, audioBase64 }],
  ];
};

/** Goes on with what is due: what was said to the learner and is not heard yet, else what the policy has next. */
export const goOn = <K extends Kind>(policy: Policy<K>, memory: SessionMemory<K>, at: number): Step<K> => {
  const [speech, ...toSpeak] = memory.toSpeak;
  return speech ? speak(policy, { ...memory, toSpeak }, speech, at) : policy.next(memory, at);
};

/** Leaves the phase and goes on. */
export const goOnFrom = <K extends Kind>(
  policy: Policy<K>,
  { phase }: State<K>,
  memory: SessionMemory<K>,
  at: number,
): Step<K> => before(leave(policy, phase), goOn(policy, memory, at));

/** Transcribes the recording that was kept once more. */
export const transcribeAgain = <K extends Kind>(memory: SessionMemory<K>, turn: number): Step<K> => [
  { phase: { name: 'processing', turn, held: null }, memory },
  [{ do: 'transcribe', turn }],
];

/** The learner has said or typed something: it shows at once, and waits for a reply. */
export const say = <K extends Kind>(
  policy: Policy<K>,
  memory: SessionMemory<K>,
  text: string,
  at: number,
  spoken?: { readonly draft: boolean; readonly spokenMs: number },
): Step<K> => {
  const named = memory.named + 1;
  const id = `${memory.name}-${named}`;
  const message = policy.toMessage(memory, {
    id,
    text: text.slice(0, maximumTextLength),
    ...(spoken?.draft && { draft: true }),
    ...(spoken && { spoken_ms: spoken.spokenMs }),
  });
  const shown = createMessage(id, 'user', text, at, { draft: spoken?.draft ?? false, pending: true });
  const said: SessionMemory<K> = {
    ...memory,
    typing: false,
    reading: false,
    named,
    messages: [...memory.messages, shown],
    undelivered: [...memory.undelivered, message],
    waiting: message,
  };
  return before([{ do: 'send', message }], goOn(policy, policy.afterSaying?.(said) ?? said, at));
};
