import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Happening, InterviewEffect } from './protocol.ts';
import { initialState, remember, type State } from './state.ts';
import { transition } from './transition.ts';
import { view } from './view.ts';

/** Many runs on a machine that has other work, too. */
vi.setConfig({ testTimeout: 60_000 });

/** Which timers may run in a phase; in any other, none. */
const timersOf: Readonly<Partial<Record<State['phase']['name'], readonly string[]>>> = {
  preparing: ['reply'],
  sent: ['reply'],
  'generating-ideal': ['reply'],
  waiting: ['next', 'reply'],
  speaking: ['read'],
  ideal: ['read'],
  'preparing-answer': ['prepare'],
  recording: ['hint', 'warn'],
  ending: ['force', 'leave'],
};

/** The outside, as far as the machine's own effects have made it: only what was asked for can happen. */
const createWorld = (misses = 0) => {
  let state: State = remember(initialState('page'), { misses });
  const phases = new Set<string>();
  let time = 0;
  let recording: { turn: number; started: boolean } | null = null;
  let transcribing: number | null = null;
  let playing: number | null = null;
  let unlocking = false;
  let said = 0;
  let ended = 0;
  const timers = new Set<string>();
  const sends: { id: string; text: string; retried: boolean }[] = [];
  const undelivered = new Set<string>();
  const stored = new Set<string>();
  const refused = new Set<string>();
  const faults: string[] = [];

  const perform = (effect: InterviewEffect, cause: Happening) => {
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
      const { id = '', text } = effect.message;
      sends.push({ id, text, retried: cause.type === 'retryPressed' });
      undelivered.add(id);
      if (refused.has(id)) faults.push(`${cause.type}: a refused answer is sent again`);
    }
  };

  const apply = (happening: Happening) => {
    time += 1;
    if (happening.type === 'timerElapsed') timers.delete(happening.timer);
    if (happening.type === 'playbackEnded' && happening.turn === playing) playing = null;
    if (happening.type === 'recordingStarted' && recording?.turn === happening.turn)
      recording = { ...recording, started: true };
    if (happening.type === 'recordingRefused' && recording?.turn === happening.turn) recording = null;
    if (happening.type === 'transcribed' && happening.turn === transcribing) transcribing = null;
    if (happening.type === 'soundUnlocked') unlocking = false;
    if (happening.type === 'delivered' && undelivered.delete(happening.id)) stored.add(happening.id);
    const wasEnded = state.phase.name === 'ended';
    if (!wasEnded && happening.type === 'messageRefused' && undelivered.delete(happening.id)) refused.add(happening.id);
    const [next, effects] = transition(state, { ...happening, at: time });
    if (wasEnded) ended += effects.length + (next === state ? 0 : 1);
    state = next;
    const { name } = state.phase;
    phases.add(name);
    for (const effect of effects) {
      perform(effect, happening);
      if (recording && playing !== null) faults.push(`${happening.type} in ${name}: microphone and voice`);
    }
    for (const timer of timers)
      if (!timersOf[name]?.includes(timer)) faults.push(`${happening.type} in ${name}: “${timer}” runs`);
    if (recording?.started && name !== 'recording') faults.push(`${happening.type} in ${name}: recording`);
  };

  /** What the server may say: always something new, or what it has said before. */
  const says = (
    type: 'questionAsked' | 'idealGiven',
    change: { audioBase64?: string; last?: boolean } = {},
  ): Happening => {
    said += 1;
    const { audioBase64 = 'audio', last = false } = change;
    return { type, id: `c${said}`, text: 'Well', audioBase64, last };
  };

  /** What can happen now; `friendly` leaves out everything that goes wrong. */
  const possible = (friendly: boolean): Happening[] => {
    const events: Happening[] = [];
    const { phase, memory } = state;
    const bad = (...more: Happening[]) => friendly || events.push(...more);
    if (memory.startedAt === null) return [{ type: 'started', undelivered: [] }];
    if (memory.connection !== 'open') events.push({ type: 'connectionOpened' });
    else {
      for (const id of undelivered) events.push({ type: 'delivered', id });
      bad({ type: 'connectionLost', clean: false }, { type: 'errorReported', detail: 'No', id: memory.waiting?.id });
      for (const id of undelivered) if (!stored.has(id)) bad({ type: 'messageRefused', detail: 'No', id });
      bad(says('questionAsked', { audioBase64: '' }), says('idealGiven', { audioBase64: '' }));
      bad({ ...says('questionAsked'), id: memory.spoken.at(-1) } as Happening);
      bad(
        { type: 'idealPromised' },
        { type: 'voiceCame' },
        { type: 'questionDue' },
        { type: 'sessionResumed', history: [] },
      );
      bad(says('questionAsked'), says('idealGiven'), { type: 'terminated' });
      bad(says('questionAsked', { last: true }));
      if (phase.name === 'preparing' || (phase.name === 'waiting' && phase.requested))
        events.push(says('questionAsked'));
      if (phase.name === 'sent' && undelivered.size === 0)
        events.push({ type: 'idealPromised' }, { type: 'questionDue' });
      if (phase.name === 'generating-ideal') events.push(says('idealGiven'));
    }
    if (recording && !recording.started) {
      events.push({ type: 'recordingStarted', turn: recording.turn, at: time });
      bad({ type: 'recordingRefused', turn: recording.turn, fault: 'refused' });
    }
    if (recording?.started) {
      events.push({ type: 'recordingEnded', turn: recording.turn, reason: 'maximum' });
      bad({ type: 'recordingEnded', turn: recording.turn, reason: 'unplugged' });
    }
    if (transcribing !== null) {
      const about = { type: 'transcribed', turn: transcribing, spokenMs: 1000, at: time } as const;
      events.push({ ...about, heard: { kind: 'heard', text: `Words ${time}`, draft: false } });
      bad({ ...about, heard: { kind: 'nothing', reason: 'no-voice' } }, { type: 'longAnswerMeasured', size: 900_000 });
      bad({ ...about, heard: { kind: 'failed', text: '(no answer)' } });
      bad({ ...about, heard: { kind: 'unclear', text: '(heard but unclear)' } });
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
    bad({ type: 'sendNowPressed' }, { type: 'recordPressed' }, { type: 'typingStarted' });
    bad({ type: 'textSubmitted', text: `Typed ${time}` }, { type: 'hearAgainPressed' }, { type: 'skipPressed' });
    bad({ type: 'assistantSet', on: time % 2 === 0 }, { type: 'hungUp' }, { type: 'unlockPressed' });
    const late = memory.turn - 1;
    bad({ type: 'recordingStarted', turn: late, at: time }, { type: 'playbackEnded', turn: late, end: 'ended' });
    if (view(state).soundBlocked && !unlocking) events.push({ type: 'unlockPressed' });
    if (view(state).canRetry) events.push({ type: 'retryPressed' });
    if (phase.name === 'typing') events.push({ type: 'microphoneRetried' });
    return events;
  };

  return {
    apply,
    possible,
    state: () => state,
    phases,
    sends,
    refused,
    faults,
    /** What happened to the machine after its end. */
    afterEnd: () => ended,
    idle: () => timers.size === 0 && !recording && playing === null && transcribing === null,
  };
};

/** Whether an event is (nearly) the end of the interview; these come rarely, or the walks would all be short. */
const isFinal = (event: Happening): boolean =>
  event.type === 'hungUp' || event.type === 'terminated' || (event.type === 'questionAsked' && event.last);

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
    { numRuns: 250 },
  );

describe('the interview machine, whatever happens', () => {
  it('is taken through every phase by these tests', () => {
    const seen = new Set<string>();
    check(({ phases }) => {
      for (const phase of phases) seen.add(phase);
    });
    expect([...seen].sort()).toEqual(
      'ended ending generating-ideal ideal paused preparing preparing-answer processing readying recording sent speaking typing waiting'.split(
        ' ',
      ),
    );
  });

  it('never records while a voice is heard, and lets no timer run into another step', () => {
    check(({ faults }) => expect(faults).toEqual([]));
  });

  it('sends no answer under two ids, and none twice unless the learner asks for it', () => {
    check(({ sends }) => {
      const unasked = sends.filter(({ retried }) => !retried);
      expect(unasked.map(({ id }) => id)).toEqual([...new Set(unasked.map(({ id }) => id))]);
      const idsByText = new Map<string, Set<string>>();
      for (const { id, text } of sends) idsByText.set(text, (idsByText.get(text) ?? new Set()).add(id));
      for (const ids of idsByText.values()) expect(ids.size).toBe(1);
    });
  });

  it('shows every answer that it sends and that is not refused, and sends every answer that it shows', () => {
    check(({ sends, refused, state }) => {
      const shown = state().memory.messages.filter(({ role }) => role === 'user');
      const sent = new Set(sends.map(({ id }) => id));
      expect(shown.map(({ id }) => id)).toEqual([...sent].filter((id) => !refused.has(id)));
      const pending = shown.filter((message) => message.pending);
      expect(state().memory.undelivered.map(({ id }) => id)).toEqual(pending.map(({ id }) => id));
    });
  });

  it('waits for no answer that was refused', () => {
    check(({ refused, state }) => {
      expect(refused.has(state().memory.waiting?.id ?? '')).toBe(false);
    });
  });

  it('offers only what the step allows', () => {
    check((world) => {
      const { phase, canSendNow, canStartNow, canSkip, canRetry, recordingEndsAt, recordingBeginsAt } = view(
        world.state(),
      );
      expect(canSendNow).toBe(phase === 'recording');
      expect(recordingEndsAt !== null).toBe(phase === 'recording');
      expect(canStartNow).toBe(phase === 'preparing-answer');
      expect(recordingBeginsAt !== null).toBe(phase === 'preparing-answer');
      expect(canSkip).toBe(phase === 'ideal');
      expect(canRetry).toBe(phase === 'paused');
    });
  });

  it('leaves nothing running when it has ended, and nothing happens after that', () => {
    check((world) => {
      if (world.state().phase.name === 'ended') expect(world.idle()).toBe(true);
      expect(world.afterEnd()).toBe(0);
    });
  });

  it('has no dead end: with what was asked for coming true, it records again or ends', () => {
    check((world) => {
      const way: string[] = [];
      for (let steps = 0; steps < 80; steps += 1) {
        const { name } = world.state().phase;
        if (name === 'recording' || name === 'ended') return;
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
    const at = 0;
    const late: readonly Happening[] = [
      { type: 'recordingStarted', turn, at },
      { type: 'recordingRefused', turn, fault: 'busy' },
      { type: 'recordingEnded', turn, reason: 'unplugged' },
      { type: 'playbackEnded', turn, end: 'ended' },
      { type: 'transcribed', turn, spokenMs: 1, at, heard: { kind: 'heard', text: 'Late', draft: false } },
    ];
    check((world) => {
      for (const event of late) expect(transition(world.state(), { ...event, at })).toEqual([world.state(), []]);
    });
  });

  it('is pure: the same events lead to the same state, and no state is changed', () => {
    fc.assert(
      fc.property(choices, (list) => {
        const first = walk(list).state();
        expect(walk(list).state()).toEqual(first);
      }),
      { numRuns: 100 },
    );
  });
});
