import { describe, expect, it } from 'vitest';
import { checkMachine } from '../../testing/property/check-machine.ts';
import type { Outside } from '../../testing/property/random-walk.ts';
import type { Effect } from '../core/events.ts';
import { remember } from '../core/state.ts';
import {
  type AnswerEvent,
  type Ask,
  type Drill,
  type DrillEvent,
  type Evaluation,
  type Fault,
  initialState,
} from './kind.ts';
import { policy } from './policy.ts';
import { findPhase, view } from './view.ts';

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

/** Requests to the server, and the phrases that it stored. */
interface Seen {
  readonly asks: Map<number, Ask>;
  readonly saved: string[];
  readonly evaluated: () => number;
}

const createOutside = (seed: number) => {
  let sentences = 0;
  let evaluated = 0;
  const asks = new Map<number, Ask>();
  const saved: string[] = [];

  const findAnswers = (id: number, ask: Ask, friendly: boolean): AnswerEvent[] => {
    const failures = friendly ? [] : faults.map((fault) => ({ type: 'askFailed', id, ask, fault }) as const);
    switch (ask.what) {
      case 'greeting':
        return [{ type: 'greetingCame', id, greeting: 'Hello' }, ...failures];
      case 'sentence':
        sentences += 1;
        return [{ type: 'sentenceCame', id, sentence: `Say this ${sentences}`, hint: null }, ...failures];
      case 'voice':
        return [{ type: 'speechCame', id, text: ask.text, audioBase64: 'audio' }, ...failures];
      case 'evaluation': {
        const found = evaluations.slice(0, friendly ? 1 : 3);
        return [...found.map((evaluation) => ({ type: 'evaluationCame', id, evaluation }) as const), ...failures];
      }
      case 'tip':
        return [{ type: 'tipCame', id, tip: 'Slowly' }, ...failures];
      case 'save':
        return [{ type: 'saved', id }, ...failures];
    }
  };

  const findEvents = ({ state, unlocking }: Outside<Drill>, friendly: boolean): DrillEvent[] => {
    const events: DrillEvent[] = [];
    const bad = (...more: DrillEvent[]) => friendly || events.push(...more);
    if (state.memory.startedAt === null) return [{ type: 'started', undelivered: [] }];
    for (const [id, ask] of asks) events.push(...findAnswers(id, ask, friendly));
    bad({ type: 'sendNowPressed' }, { type: 'sayAgainPressed' }, { type: 'nextPressed' }, { type: 'held' });
    bad({ type: 'wordPressed', word: 0, who: 'coach' }, { type: 'wordPressed', word: 0, who: 'learner' });
    bad({ type: 'hungUp' }, { type: 'left' });
    if (view(state).soundBlocked && !unlocking) events.push({ type: 'unlockPressed' });
    if (state.phase.name === 'paused') events.push({ type: 'retryPressed' });
    if (findPhase(state) === 'complete' || view(state).pace === 'held') events.push({ type: 'nextPressed' });
    return events;
  };

  const onEffect = (effect: Effect<Drill>) => {
    if (effect.do === 'ask') asks.set(effect.id, effect.ask);
    if (effect.do === 'forget') asks.delete(effect.id);
    if (effect.do === 'forgetAll') for (const [id, { what }] of asks) if (what !== 'save') asks.delete(id);
  };
  const onEvent = (event: DrillEvent) => {
    if (!('id' in event) || typeof event.id !== 'number') return;
    const ask = asks.get(event.id);
    asks.delete(event.id);
    if (event.type === 'evaluationCame' && ask?.what === 'evaluation' && event.evaluation.heard === 'sentence')
      evaluated += 1;
    if (event.type === 'saved' && ask?.what === 'save') saved.push(`${ask.phrase.drill_id} ${ask.phrase.phrase_count}`);
  };

  // Some walks begin near the fifth phrase, so that what comes after it is met without long ways.
  const initial = remember(initialState('Daisy', 'page-0001'), { phrasesDone: seed % 5 });
  // The five minutes after which saving is given up are not over in these walks.
  const options = { initial, findPhase, findEvents, onEffect, onEvent, endlessTimers: ['giveUp'] };
  return { options, seen: { asks, saved, evaluated: () => evaluated } };
};

const anywhere = 'advising complete ended ending evaluating generating greeting paused presenting readying recording';

describe('the drill machine, whatever happens', () => {
  const { check, transition } = checkMachine<Drill, Seen>({
    policy,
    createOutside,
    isFinal: ({ type }) => type === 'hungUp' || type === 'left',
    weights: { friendly: 71, any: 28, final: 1 },
    runs: 200,
    phases: anywhere,
    timers: {
      speech: 'greeting presenting advising',
      ready: 'readying',
      minimum: 'recording',
      linger: 'advising',
      force: 'ending',
      save: anywhere,
      giveUp: 'ended',
    },
    outliving: ['save', 'giveUp'],
  });

  it('waits 300 ms for the microphone, 1.5 s before a recording may be ended, and 2 s for the last one to be saved', () => {
    check(({ waits }) => {
      for (const wait of waits)
        expect(wait).toMatch(/^(ready 300|minimum 1500|force 2000|speech 8000|linger 8000|giveUp 300000|save \d+)$/);
    });
  });

  it('saves no phrase twice, and none that was not evaluated', () => {
    check((_walk, { saved, evaluated }) => {
      expect(saved).toEqual([...new Set(saved)]);
      expect(saved.length).toBeLessThanOrEqual(evaluated());
    });
  });

  it('loses no phrase that was evaluated: it is saved when the server takes it again, also after the end', () => {
    check((walk, { asks, saved, evaluated }) => {
      const isSaving = () => [...asks.values()].some(({ what }) => what === 'save') || walk.timers.has('save');
      walk.apply({ type: 'hungUp' });
      for (let steps = 0; steps < 400 && isSaving(); steps += 1) {
        const event = walk
          .findPossible(true)
          .find((due) => due.type === 'saved' || (due.type === 'timerElapsed' && due.timer === 'save'));
        if (event) walk.apply(event);
      }
      expect(saved).toHaveLength(evaluated());
    });
  });

  it('counts 5 phrases at most, and lets a recording be ended only when there is one', () => {
    check(({ state }) => {
      const { phrasesDone, canStop, phase, recordingEndsAt } = view(state());
      expect(phrasesDone).toBeLessThanOrEqual(5);
      expect(canStop && phase !== 'recording').toBe(false);
      expect(recordingEndsAt !== null).toBe(phase === 'recording');
    });
  });

  it('leaves no request but those to save when it has ended', () => {
    check(({ state }, { asks }) => {
      if (state().phase.name === 'ended') expect([...asks.values()].filter(({ what }) => what !== 'save')).toEqual([]);
    });
  });

  it('ignores an answer to a request that is no longer waited for', () => {
    const id = -1;
    const lateEvents: readonly DrillEvent[] = [
      { type: 'sentenceCame', id, sentence: 'Late', hint: null },
      { type: 'speechCame', id, text: 'Say this 1', audioBase64: 'late' },
      { type: 'evaluationCame', id, evaluation: { words, recognizedText: 'Late' } },
      { type: 'tipCame', id, tip: 'Late' },
      { type: 'saved', id },
    ];
    check(({ state }) => {
      for (const event of lateEvents) expect(transition(state(), { ...event, at: 0 })).toEqual([state(), []]);
    });
  });
});
