import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { ConversationEffect, ConversationEvent } from './protocol.ts';
import { initialState, remember, type State } from './state.ts';
import { transition } from './transition.ts';
import { view } from './view.ts';

/** Many runs on a machine that has other work, too. */
vi.setConfig({ testTimeout: 60_000 });

/** The outside, as far as the machine's own effects have made it: only what was asked for can happen. */
const createWorld = (misses = 0) => {
  let state: State = remember(initialState('page'), { misses });
  const phases = new Set<string>();
  let time = 0;
  let recording: { turn: number; started: boolean } | null = null;
  let transcribing: number | null = null;
  let playing: number | null = null;
  let unlocking = false;
  let spoken = 0;
  const timers = new Set<string>();
  const sends: { id: string; retried: boolean; wasRefused: boolean }[] = [];
  const undelivered = new Set<string>();
  const stored = new Set<string>();
  const refused = new Set<string>();
  const overlaps: string[] = [];
  const outdated: string[] = [];
  /** How many notices there were before the learner said or typed something. */
  let noticeBefore: number | null = null;

  const perform = (effect: ConversationEffect, cause: ConversationEvent) => {
    if (effect.do === 'record') recording = { turn: effect.turn, started: false };
    if (effect.do === 'cancelRecording' || effect.do === 'releaseMicrophone') {
      recording = null;
      transcribing = null;
    }
    if (effect.do === 'transcribe') {
      recording = null;
      transcribing = effect.turn;
    }
    if (effect.do === 'play') playing = effect.turn;
    if (effect.do === 'stopPlaying') playing = null;
    if (effect.do === 'unlockSound') unlocking = true;
    if (effect.do === 'wait') timers.add(effect.timer);
    if (effect.do === 'stopWaiting') timers.delete(effect.timer);
    if (effect.do === 'send' && effect.message.type === 'user_message') {
      const id = effect.message.id ?? '';
      sends.push({ id, retried: cause.type === 'retryPressed', wasRefused: refused.has(id) });
      undelivered.add(id);
    }
  };

  const apply = (event: ConversationEvent) => {
    time += 1;
    if (event.type === 'timerElapsed') timers.delete(event.timer);
    if (event.type === 'playbackEnded' && event.turn === playing) playing = null;
    if (event.type === 'recordingStarted' && recording?.turn === event.turn)
      recording = { ...recording, started: true };
    if (event.type === 'recordingRefused' && recording?.turn === event.turn) recording = null;
    if (event.type === 'transcribed' && event.turn === transcribing) transcribing = null;
    if (event.type === 'soundUnlocked') unlocking = false;
    if (event.type === 'delivered' && undelivered.delete(event.id)) stored.add(event.id);
    const isOver = state.phase.name === 'ended';
    if (!isOver && event.type === 'messageRefused' && undelivered.delete(event.id)) refused.add(event.id);
    const [next, effects] = transition(state, event);
    const hasSpoken = state.phase.name === 'listening' && next.phase.name === 'processing';
    const hasTyped = event.type === 'textSubmitted' && next.memory.named > state.memory.named;
    const hasBegunToType = event.type === 'typingStarted' && next !== state;
    if (hasSpoken || hasTyped || hasBegunToType) noticeBefore = state.memory.notices;
    state = next;
    phases.add(state.phase.name);
    const { notice } = state.memory;
    if (notice && noticeBefore !== null && notice.id <= noticeBefore)
      outdated.push(`${notice.text} in ${state.phase.name}`);
    for (const effect of effects) {
      perform(effect, event);
      if (recording && playing !== null) overlaps.push(`${event.type} in ${state.phase.name}`);
    }
  };

  const coachSpeaks = (block = false, audioBase64 = 'audio'): ConversationEvent => {
    spoken += 1;
    return { type: 'coachSpoke', id: `c${spoken}`, text: 'Well', audioBase64, block, at: time };
  };

  /** What can happen now; `friendly` leaves out everything that goes wrong. */
  const possible = (friendly: boolean): ConversationEvent[] => {
    const events: ConversationEvent[] = [];
    const open = state.memory.connection === 'open';
    const bad = (...more: ConversationEvent[]) => friendly || events.push(...more);
    if (state.memory.startedAt === null) return [{ type: 'started', at: time }];
    if (!open) events.push({ type: 'connectionOpened' });
    if (open) {
      for (const id of undelivered) events.push({ type: 'delivered', id });
      for (const id of undelivered) if (!stored.has(id)) bad({ type: 'messageRefused', detail: 'No', id });
      bad({ type: 'connectionLost', clean: true }, { type: 'connectionLost', clean: false });
      bad(
        { type: 'coachThought' },
        { type: 'voiceCame' },
        { type: 'errorReported', detail: 'daily free', id: undefined },
        { type: 'terminated' },
      );
      bad(
        { type: 'errorReported', detail: 'No', id: state.memory.waiting?.id },
        coachSpeaks(true),
        coachSpeaks(false, ''),
      );
      bad({ type: 'sessionResumed', sessionId: 's', history: [], at: time });
      if (!friendly || state.phase.name === 'connecting') events.push(coachSpeaks());
      if (state.phase.name === 'thinking' && undelivered.size === 0) events.push(coachSpeaks());
    }
    if (recording && !recording.started) {
      events.push({ type: 'recordingStarted', turn: recording.turn, at: time });
      bad({ type: 'recordingRefused', turn: recording.turn, fault: 'refused' });
    }
    if (recording?.started) {
      events.push({ type: 'silenceFell', turn: recording.turn });
      bad({ type: 'recordingEnded', turn: recording.turn, reason: 'unplugged' });
    }
    if (transcribing !== null) {
      const about = { type: 'transcribed', turn: transcribing, spokenMs: 1000, at: time } as const;
      events.push({ ...about, heard: { kind: 'heard', text: 'Words', draft: false } });
      bad({ ...about, heard: { kind: 'nothing', reason: 'no-voice' } });
      bad(
        { ...about, heard: { kind: 'failed', text: '(no answer)' } },
        { ...about, heard: { kind: 'timeout', text: '(timeout)' } },
      );
    }
    if (playing !== null) {
      events.push({ type: 'playbackEnded', turn: playing, end: 'ended' });
      bad(
        { type: 'playbackEnded', turn: playing, end: 'blocked' },
        { type: 'playbackEnded', turn: playing, end: 'failed' },
      );
    }
    if (unlocking) events.push({ type: 'soundUnlocked' });
    for (const timer of timers) events.push({ type: 'timerElapsed', timer, at: time });
    bad({ type: 'sendNowPressed' }, { type: 'typingStarted' }, { type: 'hungUp' }, { type: 'noticeRead' });
    bad({ type: 'textSubmitted', text: 'Typed', at: time });
    bad(
      { type: 'recordingStarted', turn: state.memory.turn - 1, at: time },
      { type: 'silenceFell', turn: state.memory.turn - 1 },
    );
    bad({ type: 'playbackEnded', turn: state.memory.turn - 1, end: 'ended' });
    if (view(state).soundBlocked && !unlocking) events.push({ type: 'unlockPressed' });
    if (view(state).canRetry || state.phase.name === 'paused') events.push({ type: 'retryPressed' });
    if (state.phase.name === 'typing') events.push({ type: 'microphoneRetried' });
    if (state.phase.name === 'limited') events.push({ type: 'hungUp' });
    return events;
  };

  return {
    apply,
    possible,
    state: () => state,
    phases,
    sends,
    refused,
    overlaps,
    outdated,
    idle: () => timers.size === 0 && !recording && playing === null && transcribing === null,
  };
};

/** Whether an event is (nearly) the end of the conversation; these come rarely, or the walks would all be short. */
const isFinal = (event: ConversationEvent): boolean =>
  event.type === 'hungUp' || event.type === 'terminated' || (event.type === 'coachSpoke' && event.block);

interface Choice {
  readonly kind: 'friendly' | 'any' | 'final';
  readonly index: number;
}

const walk = (choices: readonly Choice[]) => {
  // Some walks begin when little was heard already, so that the resting microphone is met too.
  const world = createWorld((choices[0]?.index ?? 0) % 3);
  for (const { kind, index } of choices) {
    const events = world.possible(kind === 'friendly').filter((event) => kind === 'final' || !isFinal(event));
    const event = events[index % events.length];
    if (event) world.apply(event);
  }
  return world;
};

const choices = fc.array(
  fc.record({
    kind: fc.oneof(
      { weight: 50, arbitrary: fc.constant('friendly' as const) },
      { weight: 48, arbitrary: fc.constant('any' as const) },
      { weight: 2, arbitrary: fc.constant('final' as const) },
    ),
    index: fc.nat(10_000),
  }),
  { maxLength: 80, size: 'max' },
);
const check = (property: (world: ReturnType<typeof createWorld>) => void) =>
  fc.assert(
    fc.property(choices, (list) => {
      property(walk(list));
    }),
    { numRuns: 800 },
  );

describe('the conversation machine, whatever happens', () => {
  it('is taken through every phase by these tests', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(choices, (list) => {
        for (const phase of walk(list).phases) seen.add(phase);
      }),
      { numRuns: 800 },
    );
    expect([...seen].sort()).toEqual(
      'connecting ended ending limited listening paused processing readying speaking thinking typing'.split(' '),
    );
  });

  it('never has the microphone and the coach’s voice on at once', () => {
    check((world) => expect(world.overlaps).toEqual([]));
  });

  it('sends nothing twice, unless the learner asks for it', () => {
    check(({ sends }) => {
      const unasked = sends.filter(({ retried }) => !retried).map(({ id }) => id);
      expect(unasked).toEqual([...new Set(unasked)]);
    });
  });

  it('sends nothing again that was refused, and does not wait for an answer to it', () => {
    check(({ sends, refused, state }) => {
      expect(sends.filter(({ wasRefused }) => wasRefused)).toEqual([]);
      expect(refused.has(state().memory.waiting?.id ?? '')).toBe(false);
    });
  });

  it('shows everything that it sends and that is not refused, and sends everything of the learner that it shows', () => {
    check(({ sends, refused, state }) => {
      const shown = state()
        .memory.messages.filter(({ role }) => role === 'user')
        .map(({ id }) => id);
      expect(shown).toEqual([...new Set(sends.map(({ id }) => id))].filter((id) => !refused.has(id)));
      const pending = state().memory.messages.filter((message) => message.pending);
      expect(state().memory.undelivered.map(({ id }) => id)).toEqual(pending.map(({ id }) => id));
    });
  });

  it('shows no notice from before what the learner said or typed last', () => {
    check((world) => expect(world.outdated).toEqual([]));
  });

  it('offers Send Now only while it listens, and never while the coach speaks', () => {
    check((world) => expect(view(world.state()).canSendNow).toBe(world.state().phase.name === 'listening'));
  });

  it('leaves nothing running when it has ended', () => {
    check((world) => {
      if (world.state().phase.name === 'ended') expect(world.idle()).toBe(true);
    });
  });

  it('has no dead end: with what was asked for coming true, it listens again or ends', () => {
    check((world) => {
      const way: string[] = [];
      for (let steps = 0; steps < 60; steps += 1) {
        const { name } = world.state().phase;
        if (name === 'listening' || name === 'ended') return;
        way.push(name);
        const [event] = world.possible(true);
        if (!event) break;
        world.apply(event);
      }
      throw new Error(`It stayed in ${way.join(', ')}.`);
    });
  });

  it('ignores what an older recording or playback still reports', () => {
    const turn = -1;
    const late: readonly ConversationEvent[] = [
      { type: 'recordingStarted', turn, at: 0 },
      { type: 'recordingRefused', turn, fault: 'busy' },
      { type: 'recordingEnded', turn, reason: 'unplugged' },
      { type: 'silenceFell', turn },
      { type: 'playbackEnded', turn, end: 'ended' },
      { type: 'transcribed', turn, spokenMs: 1, at: 0, heard: { kind: 'heard', text: 'Late', draft: false } },
    ];
    check((world) => {
      for (const event of late) expect(transition(world.state(), event)).toEqual([world.state(), []]);
    });
  });

  it('is pure: the same events lead to the same state, and no state is changed', () => {
    fc.assert(
      fc.property(choices, (list) => {
        const first = walk(list).state();
        expect(walk(list).state()).toEqual(first);
      }),
      { numRuns: 200 },
    );
  });
});
