import { describe, expect, it } from 'vitest';
import { checkMachine } from '../../testing/property/check-machine.ts';
import type { Outside } from '../../testing/property/random-walk.ts';
import { remember } from '../core/state.ts';
import { type Conversation, type ConversationEvent, initialState } from './kind.ts';
import { policy } from './policy.ts';
import { findPhase, view } from './view.ts';

const createOutside = (seed: number) => {
  let spoken = 0;
  const coachSpeaks = (block = false, audioBase64 = 'audio'): ConversationEvent => {
    spoken += 1;
    return { type: 'coachSpoke', id: `c${spoken}`, text: 'Well', audioBase64, block };
  };
  const findEvents = (outside: Outside<Conversation>, friendly: boolean): ConversationEvent[] => {
    const { state, undelivered, stored, unlocking, time } = outside;
    const { memory } = state;
    const phase = findPhase(state);
    const events: ConversationEvent[] = [];
    const bad = (...more: ConversationEvent[]) => friendly || events.push(...more);
    if (memory.startedAt === null) return [{ type: 'started', undelivered: [] }];
    if (memory.connection !== 'open') events.push({ type: 'connectionOpened' });
    else {
      for (const id of undelivered) events.push({ type: 'delivered', id });
      for (const id of undelivered) if (!stored.has(id)) bad({ type: 'messageRefused', detail: 'No', id });
      bad({ type: 'connectionLost', clean: true }, { type: 'connectionLost', clean: false });
      bad({ type: 'coachThought' }, { type: 'voiceCame' }, { type: 'terminated' });
      bad({ type: 'errorReported', detail: 'daily free', id: undefined });
      bad({ type: 'errorReported', detail: 'No', id: memory.waiting?.id });
      bad(coachSpeaks(true), coachSpeaks(false, ''));
      bad({ type: 'sessionResumed', sessionId: 's', history: [] });
      if (!friendly || phase === 'connecting') events.push(coachSpeaks());
      if (phase === 'thinking' && undelivered.size === 0) events.push(coachSpeaks());
    }
    bad({ type: 'sendNowPressed' }, { type: 'typingStarted' }, { type: 'hungUp' }, { type: 'noticeRead' });
    bad({ type: 'helpOpened' }, { type: 'helpClosed' });
    bad({ type: 'textSubmitted', text: `Typed ${time}` });
    if (view(state).soundBlocked && !unlocking) events.push({ type: 'unlockPressed' });
    if (view(state).canRetry || phase === 'paused') events.push({ type: 'retryPressed' });
    if (phase === 'typing') events.push({ type: 'microphoneRetried' });
    if (phase === 'limited') events.push({ type: 'hungUp' });
    return events;
  };
  // Some walks begin when little was heard already, so that the resting microphone is met too.
  return {
    options: { initial: remember(initialState('page'), { misses: seed % 3 }), findPhase, findEvents },
    seen: null,
  };
};

describe('the conversation machine, whatever happens', () => {
  const { check } = checkMachine<Conversation, null>({
    policy,
    createOutside,
    isFinal: (event) =>
      event.type === 'hungUp' || event.type === 'terminated' || (event.type === 'coachSpoke' && event.block),
    weights: { friendly: 100, any: 96, final: 1 },
    runs: 500,
    phases: 'connecting ended ending limited listening paused processing readying speaking thinking typing',
    timers: {
      reply: 'connecting thinking',
      ready: 'readying',
      doubt: 'processing',
      force: 'ending',
      leave: 'ending',
    },
  });

  it('shows no notice from before what the learner said or typed last', () => {
    check(({ outdated }) => expect(outdated).toEqual([]));
  });

  it('does nothing more when it has ended', () => {
    check(({ eventsAfterEnd }) => expect(eventsAfterEnd()).toBe(0));
  });

  it('offers only what the step allows', () => {
    check(({ state }) => {
      const { phase, canSendNow, canRetry } = view(state());
      expect(canSendNow).toBe(phase === 'listening');
      expect(canRetry && phase !== 'thinking').toBe(false);
    });
  });
});
