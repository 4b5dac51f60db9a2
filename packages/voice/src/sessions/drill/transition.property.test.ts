import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { AnswerEvent, Ask, DrillEffect, DrillEvent, Evaluation, Fault } from './protocol.ts';
import { initialState, remember, type State } from './state.ts';
import { transition } from './transition.ts';
import { view } from './view.ts';

/** Many runs on a machine that has other work, too. */
vi.setConfig({ testTimeout: 60_000 });

const words = [
  { word: 'Say', score: 0.5, start_ms: 0, end_ms: 300 },
  { word: 'this', score: 0.9 },
];
const evaluations: readonly Evaluation[] = [
  { words, recognizedText: 'Say this', heard: 'sentence' },
  { words, recognizedText: 'Not this', heard: 'another sentence' },
  { words: [], recognizedText: '', heard: 'nothing' },
];
const faults: readonly Fault[] = [
  { kind: 'refused', status: 500 },
  { kind: 'unreachable' },
  { kind: 'malformed' },
  { kind: 'late' },
];

/** The outside, as far as the machine's own effects have made it: only what was asked for can happen. */
const createWorld = (phrasesDone = 0) => {
  let state: State = remember(initialState('Daisy', 'page-0001'), { phrasesDone });
  const phases = new Set<string>();
  let time = 0;
  let recording: { turn: number; started: boolean } | null = null;
  let capturing: number | null = null;
  let playing: number | null = null;
  let unlocking = false;
  let sentences = 0;
  let evaluated = 0;
  const timers = new Map<string, number>();
  const asks = new Map<number, Ask>();
  const saved: string[] = [];
  const overlaps: string[] = [];
  const waits: string[] = [];

  const perform = (effect: DrillEffect) => {
    if (effect.do === 'record') recording = { turn: effect.turn, started: false };
    if (effect.do === 'cancelRecording' || effect.do === 'releaseMicrophone') recording = capturing = null;
    if (effect.do === 'capture') {
      recording = null;
      capturing = effect.turn;
    }
    if (effect.do === 'play') playing = effect.turn;
    if (effect.do === 'stopPlaying') playing = null;
    if (effect.do === 'unlockSound') unlocking = true;
    if (effect.do === 'wait') {
      timers.set(effect.timer, effect.ms);
      waits.push(`${effect.timer} ${effect.ms}`);
    }
    if (effect.do === 'stopWaiting') timers.delete(effect.timer);
    if (effect.do === 'ask') asks.set(effect.id, effect.ask);
    if (effect.do === 'forget') asks.delete(effect.id);
    if (effect.do === 'forgetAll') for (const [id, { what }] of asks) if (what !== 'save') asks.delete(id);
  };

  /** What the world itself changes by an event. */
  const happen = (event: DrillEvent) => {
    if (event.type === 'timerElapsed') timers.delete(event.timer);
    if (event.type === 'playbackEnded' && event.turn === playing) playing = null;
    if (event.type === 'recordingStarted' && recording) recording = { ...recording, started: true };
    if (event.type === 'recordingRefused') recording = null;
    if (event.type === 'captured') capturing = null;
    if (event.type === 'soundUnlocked') unlocking = false;
    if (!('id' in event)) return;
    const ask = asks.get(event.id);
    asks.delete(event.id);
    if (event.type === 'saved' && ask?.what === 'save') saved.push(`${ask.phrase.drill_id} ${ask.phrase.phrase_count}`);
  };

  const apply = (event: DrillEvent) => {
    time += 1;
    const before = state.memory.phrasesDone;
    happen(event);
    const [next, effects] = transition(state, event);
    state = next;
    phases.add(state.phase.name);
    if (state.memory.phrasesDone === before + 1) evaluated += 1;
    for (const effect of effects) {
      perform(effect);
      if (recording && playing !== null) overlaps.push(`${event.type} in ${state.phase.name}`);
    }
  };

  const answersTo = (id: number, ask: Ask, friendly: boolean): AnswerEvent[] => {
    const failures = friendly ? [] : faults.map((fault) => ({ type: 'askFailed', id, ask, fault }) as const);
    switch (ask.what) {
      case 'greeting':
        return [{ type: 'greetingCame', id, greeting: 'Hello' }, ...failures];
      case 'sentence':
        sentences += 1;
        return [{ type: 'sentenceCame', id, sentence: `Say this ${sentences}`, hint: null }, ...failures];
      case 'voice':
        return [{ type: 'voiceCame', id, text: ask.text, audioBase64: 'audio' }, ...failures];
      case 'evaluation':
        return [
          ...evaluations
            .slice(0, friendly ? 1 : 3)
            .map((evaluation) => ({ type: 'evaluationCame', id, evaluation }) as const),
          ...failures,
        ];
      case 'tip':
        return [{ type: 'tipCame', id, tip: 'Slowly' }, ...failures];
      case 'save':
        return [{ type: 'saved', id }, ...failures];
    }
  };

  /** What can happen now; `friendly` leaves out everything that goes wrong, and what only the learner can begin. */
  const possible = (friendly: boolean): DrillEvent[] => {
    const events: DrillEvent[] = [];
    const bad = (...more: DrillEvent[]) => friendly || events.push(...more);
    if (!state.memory.started) return [{ type: 'started' }];
    for (const [id, ask] of asks) events.push(...answersTo(id, ask, friendly));
    if (recording && !recording.started) {
      events.push({ type: 'recordingStarted', turn: recording.turn, at: time });
      bad({ type: 'recordingRefused', turn: recording.turn, fault: 'refused' });
    }
    if (recording?.started) {
      events.push({ type: 'recordingEnded', turn: recording.turn, reason: 'maximum' });
      bad({ type: 'recordingEnded', turn: recording.turn, reason: 'unplugged' });
    }
    if (capturing !== null) {
      events.push({ type: 'captured', turn: capturing, audioBase64: 'audio', size: 5000, spokenMs: 1500 });
      bad({ type: 'captured', turn: capturing, audioBase64: null, size: 0, spokenMs: 1500 });
    }
    if (playing !== null) {
      events.push({ type: 'playbackEnded', turn: playing, end: 'ended' });
      bad(
        { type: 'playbackEnded', turn: playing, end: 'blocked' },
        { type: 'playbackEnded', turn: playing, end: 'failed' },
      );
    }
    if (unlocking) events.push({ type: 'soundUnlocked' });
    // The five minutes after which saving is given up are not over in these walks.
    for (const timer of timers.keys()) if (timer !== 'giveUp') events.push({ type: 'timerElapsed', timer, at: time });
    bad({ type: 'stopPressed' }, { type: 'sayAgainPressed' }, { type: 'nextPressed' }, { type: 'held' });
    bad({ type: 'wordPressed', word: 0, who: 'coach' }, { type: 'wordPressed', word: 0, who: 'learner' });
    bad({ type: 'hungUp' }, { type: 'left' });
    if (view(state).soundBlocked && !unlocking) events.push({ type: 'unlockPressed' });
    if (state.phase.name === 'paused') events.push({ type: 'retryPressed' });
    if (state.phase.name === 'complete' || view(state).pace === 'held') events.push({ type: 'nextPressed' });
    return events;
  };

  return {
    apply,
    possible,
    state: () => state,
    phases,
    saved,
    overlaps,
    waits,
    evaluated: () => evaluated,
    isSaving: () => [...asks.values()].some(({ what }) => what === 'save') || timers.has('save'),
    busy: () => ({
      timers: [...timers.keys()].filter((timer) => timer !== 'save' && timer !== 'giveUp'),
      asks: [...asks.values()].filter(({ what }) => what !== 'save'),
      sounds: [recording, capturing, playing].filter((sound) => sound !== null),
    }),
  };
};
type World = ReturnType<typeof createWorld>;

interface Choice {
  readonly kind: 'friendly' | 'any' | 'final';
  readonly index: number;
}

/** The ends come rarely, or the walks would all be short. */
const isFinal = ({ type }: DrillEvent): boolean => type === 'hungUp' || type === 'left';

const walk = (choices: readonly Choice[]): World => {
  // Some walks begin near the fifth phrase, so that what comes after it is met without long ways.
  const world = createWorld((choices[0]?.index ?? 0) % 5);
  for (const { kind, index } of choices) {
    const events = world.possible(kind === 'friendly').filter((event) => isFinal(event) === (kind === 'final'));
    const event = events[index % events.length];
    if (event) world.apply(event);
  }
  return world;
};

const choices = fc.array(
  fc.record({
    kind: fc.oneof(
      { weight: 71, arbitrary: fc.constant('friendly' as const) },
      { weight: 28, arbitrary: fc.constant('any' as const) },
      { weight: 1, arbitrary: fc.constant('final' as const) },
    ),
    index: fc.nat(10_000),
  }),
  { maxLength: 90, size: 'max' },
);

const check = (property: (world: World) => void) =>
  fc.assert(
    fc.property(choices, (list) => {
      property(walk(list));
    }),
    { numRuns: 200 },
  );

describe('the drill machine, whatever happens', () => {
  it('is taken through every phase by these tests', () => {
    const seen = new Set<string>();
    check(({ phases }) => {
      for (const phase of phases) seen.add(phase);
    });
    expect([...seen].sort()).toEqual(
      'advising complete ended ending evaluating generating greeting paused presenting readying recording'.split(' '),
    );
  });

  it('never has the microphone and a voice on at once', () => {
    check((world) => expect(world.overlaps).toEqual([]));
  });

  it('waits 300 ms for the microphone, 1.5 s before a recording may be ended, and 2 s for the last one to be saved', () => {
    check(({ waits }) => {
      for (const wait of waits)
        expect(wait).toMatch(/^(resume 300|minimum 1500|end 2000|voice 8000|linger 8000|giveUp 300000|save \d+)$/);
    });
  });

  it('saves no phrase twice, and none that was not evaluated', () => {
    check(({ saved, evaluated }) => {
      expect(saved).toEqual([...new Set(saved)]);
      expect(saved.length).toBeLessThanOrEqual(evaluated());
    });
  });

  it('loses no phrase that was evaluated: it is saved when the server takes it again, also after the end', () => {
    check((world) => {
      world.apply({ type: 'hungUp' });
      for (let steps = 0; steps < 400 && world.isSaving(); steps += 1) {
        const event = world
          .possible(true)
          .find((due) => due.type === 'saved' || (due.type === 'timerElapsed' && due.timer === 'save'));
        if (event) world.apply(event);
      }
      expect(world.saved).toHaveLength(world.evaluated());
    });
  });

  it('counts 5 phrases at most, and lets a recording be ended only when there is one', () => {
    check((world) => {
      const { phrasesDone, canStop, phase, recordingEndsAt } = view(world.state());
      expect(phrasesDone).toBeLessThanOrEqual(5);
      expect(canStop && phase !== 'recording').toBe(false);
      expect(recordingEndsAt !== null).toBe(phase === 'recording');
    });
  });

  it('leaves nothing running but saving when it has ended', () => {
    check((world) => {
      if (world.state().phase.name === 'ended') expect(world.busy()).toEqual({ timers: [], asks: [], sounds: [] });
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

  it('ignores what an older recording, playback or request still reports', () => {
    const turn = -1;
    const id = -1;
    const late: readonly DrillEvent[] = [
      { type: 'recordingStarted', turn, at: 0 },
      { type: 'recordingRefused', turn, fault: 'busy' },
      { type: 'recordingEnded', turn, reason: 'unplugged' },
      { type: 'captured', turn, audioBase64: 'late', size: 5000, spokenMs: 1500 },
      { type: 'playbackEnded', turn, end: 'ended' },
      { type: 'sentenceCame', id, sentence: 'Late', hint: null },
      { type: 'voiceCame', id, text: 'Say this 1', audioBase64: 'late' },
      { type: 'evaluationCame', id, evaluation: { words, recognizedText: 'Late' } },
      { type: 'tipCame', id, tip: 'Late' },
      { type: 'saved', id },
    ];
    check((world) => {
      for (const event of late) expect(transition(world.state(), event)).toEqual([world.state(), []]);
    });
  });

  it('is pure: the same events lead to the same state', () => {
    fc.assert(
      fc.property(choices, (list) => {
        expect(walk(list).state()).toEqual(walk(list).state());
      }),
      { numRuns: 100 },
    );
  });
});
