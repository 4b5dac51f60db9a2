import fc from 'fast-check';
import type { CoreEvent, DeviceEvent, Effect, SessionEvent, Timed } from '../../session/core/events.ts';
import type { Kind, State, Step } from '../../session/core/state.ts';

/** A machine, and the outside in which it is walked through at random. */
export interface WalkOptions<K extends Kind> {
  readonly initial: State<K>;
  readonly transition: (state: State<K>, event: SessionEvent<K> & Timed) => Step<K>;
  readonly findPhase: (state: State<K>) => string;
  /** The events that the server and the learner may cause now; `friendly` leaves out everything that goes wrong. */
  readonly findEvents: (world: Outside<K>, friendly: boolean) => readonly SessionEvent<K>[];
  /** Timers that do not elapse in a walk. @default all may */
  readonly endlessTimers?: readonly string[];
  /** Notes what an effect asks of the outside. */
  readonly onEffect?: (effect: Effect<K>) => void;
  /** Notes an event before the machine takes it. */
  readonly onEvent?: (event: SessionEvent<K>) => void;
}

/** The outside, as far as the machine's own effects have made it. */
export interface Outside<K extends Kind> {
  readonly state: State<K>;
  readonly time: number;
  readonly unlocking: boolean;
  /** Ids of what was sent and is neither stored nor refused. */
  readonly undelivered: ReadonlySet<string>;
  readonly stored: ReadonlySet<string>;
}

/** One random walk, in which only events that the machine asked for can happen. */
export const createWalk = <K extends Kind>(options: WalkOptions<K>) => {
  let state = options.initial;
  let time = 0;
  let recording: { readonly turn: number; readonly started: boolean } | null = null;
  let reading: { readonly turn: number; readonly how: 'transcribe' | 'capture' } | null = null;
  let playing: number | null = null;
  let unlocking = false;
  let eventsAfterEnd = 0;
  /** How many notices there were before the learner said or typed something. */
  let noticeBefore: number | null = null;
  const phases = new Set<string>();
  const timers = new Map<string, number>();
  const waits: string[] = [];
  const sends: {
    readonly id: string;
    readonly text: string;
    readonly retried: boolean;
    readonly wasRefused: boolean;
  }[] = [];
  const undelivered = new Set<string>();
  const stored = new Set<string>();
  const refused = new Set<string>();
  const overlaps: string[] = [];
  const outdated: string[] = [];
  const strayTimers = new Set<string>();

  const perform = (effect: Effect<K>, cause: SessionEvent<K>) => {
    // Every effect with a turn is one of a device.
    const device = effect as Effect<K> & { readonly turn: number };
    options.onEffect?.(effect);
    switch (effect.do) {
      case 'record':
        recording = { turn: device.turn, started: false };
        break;
      case 'transcribe':
      case 'capture':
        recording = null;
        reading = { turn: device.turn, how: effect.do };
        break;
      case 'cancelRecording':
      case 'releaseMicrophone':
        recording = reading = null;
        break;
      case 'play':
        playing = device.turn;
        break;
      case 'stopPlaying':
        playing = null;
        break;
      case 'unlockSound':
        unlocking = true;
        break;
      default:
        performRest(effect, cause);
    }
  };
  const performRest = (effect: Effect<Kind>, cause: SessionEvent<K>) => {
    if ('timer' in effect && 'ms' in effect) {
      timers.set(effect.timer, effect.ms);
      waits.push(`${effect.timer} ${effect.ms}`);
    } else if ('timer' in effect) timers.delete(effect.timer);
    if (!('message' in effect) || effect.message.type !== 'user_message') return;
    const { id = '', text = '' } = effect.message as { readonly id?: string; readonly text?: string };
    sends.push({ id, text, retried: cause.type === 'retryPressed', wasRefused: refused.has(id) });
    undelivered.add(id);
  };

  /** Changes the outside by an event. */
  const happen = (event: CoreEvent<K>) => {
    const isEnded = state.phase.name === 'ended';
    if (event.type === 'timerElapsed') timers.delete(event.timer);
    if (event.type === 'playbackEnded' && event.turn === playing) playing = null;
    if (event.type === 'recordingStarted' && recording?.turn === event.turn)
      recording = { turn: event.turn, started: true };
    if (event.type === 'recordingRefused' && recording?.turn === event.turn) recording = null;
    if ((event.type === 'transcribed' || event.type === 'captured') && reading?.turn === event.turn) reading = null;
    if (event.type === 'soundUnlocked') unlocking = false;
    if (event.type === 'delivered' && undelivered.delete(event.id)) stored.add(event.id);
    if (!isEnded && event.type === 'messageRefused' && undelivered.delete(event.id)) refused.add(event.id);
  };

  const apply = (event: SessionEvent<K>) => {
    time += 1;
    options.onEvent?.(event);
    happen(event as CoreEvent<K>);
    const [next, effects] = options.transition(state, { ...event, at: time });
    if (state.phase.name === 'ended' && next !== state) eventsAfterEnd += 1;
    const hasSpoken = state.phase.name === 'recording' && next.phase.name === 'processing';
    const hasTyped = event.type === 'textSubmitted' && next.memory.named > state.memory.named;
    const hasBegunToType = event.type === 'typingStarted' && next !== state;
    if (hasSpoken || hasTyped || hasBegunToType) noticeBefore = state.memory.notices;
    state = next;
    const name = options.findPhase(state);
    phases.add(name);
    const { notice } = state.memory;
    if (notice && noticeBefore !== null && notice.id <= noticeBefore) outdated.push(`${notice.text} in ${name}`);
    for (const effect of effects) {
      perform(effect, event);
      if (recording && playing !== null) overlaps.push(`${event.type} in ${name}`);
    }
    for (const timer of timers.keys()) strayTimers.add(`${timer} in ${name}`);
    if (recording !== null && (recording as { readonly started: boolean }).started && state.phase.name !== 'recording')
      overlaps.push(`${event.type} in ${name}: recording`);
  };

  /** The reports that the devices may make now. */
  const findDeviceEvents = (friendly: boolean): DeviceEvent[] => {
    const events: DeviceEvent[] = [];
    const bad = (...more: DeviceEvent[]) => friendly || events.push(...more);
    const { turn: last } = state.memory;
    if (recording && !recording.started) {
      events.push({ type: 'recordingStarted', turn: recording.turn });
      bad({ type: 'recordingRefused', turn: recording.turn, fault: 'refused' });
    }
    if (recording?.started) {
      events.push(
        { type: 'recordingEnded', turn: recording.turn, reason: 'maximum' },
        { type: 'silenceFell', turn: recording.turn },
      );
      bad({ type: 'recordingEnded', turn: recording.turn, reason: 'unplugged' });
    }
    if (reading?.how === 'transcribe') {
      const about = { type: 'transcribed', turn: reading.turn, spokenMs: 1000 } as const;
      events.push({ ...about, heard: { kind: 'heard', text: `Words ${time}`, draft: false } });
      bad({ ...about, heard: { kind: 'nothing', reason: 'no-voice' } });
      bad({ ...about, heard: { kind: 'failed', text: '(no answer)' } });
      bad({ ...about, heard: { kind: 'timeout', text: '(timeout)' } });
      bad({ ...about, heard: { kind: 'unclear', text: '(heard but unclear)' } });
    }
    if (reading?.how === 'capture') {
      events.push({ type: 'captured', turn: reading.turn, audioBase64: 'audio', size: 5000, spokenMs: 1500 });
      bad({ type: 'captured', turn: reading.turn, audioBase64: null, size: 0, spokenMs: 1500 });
    }
    if (playing !== null) {
      events.push({ type: 'playbackEnded', turn: playing, end: 'ended' });
      bad({ type: 'playbackEnded', turn: playing, end: 'blocked' });
      bad({ type: 'playbackEnded', turn: playing, end: 'failed' });
    }
    if (unlocking) events.push({ type: 'soundUnlocked' });
    for (const timer of timers.keys())
      if (!options.endlessTimers?.includes(timer)) events.push({ type: 'timerElapsed', timer });
    bad({ type: 'recordingStarted', turn: last - 1 }, { type: 'silenceFell', turn: last - 1 });
    bad({ type: 'playbackEnded', turn: last - 1, end: 'ended' });
    return events;
  };

  /** Everything that may happen now; `friendly` leaves out everything that goes wrong. */
  const findPossible = (friendly: boolean): readonly SessionEvent<K>[] => {
    const own = options.findEvents({ state, time, unlocking, undelivered, stored }, friendly);
    return state.memory.startedAt === null ? own : [...own, ...findDeviceEvents(friendly)];
  };

  return {
    apply,
    findPossible,
    state: () => state,
    phases,
    waits,
    sends,
    refused,
    overlaps,
    outdated,
    strayTimers,
    timers,
    eventsAfterEnd: () => eventsAfterEnd,
    /** Sounds that are recorded, read or played. */
    sounds: () => [recording, reading, playing].filter((sound) => sound !== null),
  };
};

export type Walk<K extends Kind> = ReturnType<typeof createWalk<K>>;

/** One step of a walk: an index into what may happen. */
export interface WalkChoice {
  readonly kind: 'friendly' | 'any' | 'final';
  readonly index: number;
}

/** Choices at random; `final` ones, which lead to the end, are rare, or the walks would all be short. */
export const walkChoices = (weights: Readonly<Record<WalkChoice['kind'], number>>): fc.Arbitrary<WalkChoice[]> =>
  fc.array(
    fc.record({
      kind: fc.oneof(
        ...(['friendly', 'any', 'final'] as const).map((kind) => ({
          weight: weights[kind],
          arbitrary: fc.constant(kind),
        })),
      ),
      index: fc.nat(10_000),
    }),
    { maxLength: 90, size: 'max' },
  );

/** Takes a walk through its choices. @param isFinal whether an event is (nearly) the end of the session */
export const takeWalk = <K extends Kind>(
  walk: Walk<K>,
  choices: readonly WalkChoice[],
  isFinal: (event: SessionEvent<K>) => boolean,
): void => {
  for (const { kind, index } of choices) {
    const events = walk.findPossible(kind === 'friendly').filter((event) => isFinal(event) === (kind === 'final'));
    const event = events[index % events.length];
    if (event) walk.apply(event);
  }
};
