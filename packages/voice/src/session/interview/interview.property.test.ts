import { describe, expect, it } from 'vitest';
import { checkMachine } from '../../testing/property/check-machine.ts';
import type { Outside } from '../../testing/property/random-walk.ts';
import { remember } from '../core/state.ts';
import { type Interview, type InterviewEvent, initialState } from './kind.ts';
import { policy } from './policy.ts';
import { findPhase, view } from './view.ts';

const createOutside = (seed: number) => {
  let said = 0;
  const says = (
    type: 'questionAsked' | 'idealGiven',
    { audioBase64 = 'audio', last = false } = {},
    id = `c${(said += 1)}`,
  ): InterviewEvent => ({ type, id, text: 'Well', audioBase64, last });
  const findEvents = (outside: Outside<Interview>, friendly: boolean): InterviewEvent[] => {
    const { state, undelivered, stored, unlocking, time } = outside;
    const { phase, memory } = state;
    const name = findPhase(state);
    const events: InterviewEvent[] = [];
    const bad = (...more: InterviewEvent[]) => friendly || events.push(...more);
    if (memory.startedAt === null) return [{ type: 'started', undelivered: [] }];
    if (memory.connection !== 'open') events.push({ type: 'connectionOpened' });
    else {
      for (const id of undelivered) events.push({ type: 'delivered', id });
      for (const id of undelivered) if (!stored.has(id)) bad({ type: 'messageRefused', detail: 'No', id });
      bad({ type: 'connectionLost', clean: false }, { type: 'errorReported', detail: 'No', id: memory.waiting?.id });
      bad(says('questionAsked', { audioBase64: '' }), says('idealGiven', { audioBase64: '' }));
      bad(says('questionAsked', {}, memory.spoken.at(-1)), { type: 'idealPromised' }, { type: 'voiceCame' });
      bad({ type: 'questionDue' }, { type: 'sessionResumed', sessionId: null, history: [] });
      bad(says('questionAsked'), says('idealGiven'), { type: 'terminated' }, says('questionAsked', { last: true }));
      const isRequested = phase.name === 'waiting' && phase.step.name === 'waiting' && phase.step.requested;
      if (name === 'preparing' || isRequested) events.push(says('questionAsked'));
      if (name === 'sent' && undelivered.size === 0) events.push({ type: 'idealPromised' }, { type: 'questionDue' });
      if (name === 'generating-ideal') events.push(says('idealGiven'));
    }
    if (name === 'processing') bad({ type: 'longAnswerMeasured', size: 900_000 });
    bad({ type: 'sendNowPressed' }, { type: 'recordPressed' }, { type: 'typingStarted' });
    bad({ type: 'textSubmitted', text: `Typed ${time}` }, { type: 'hearAgainPressed' }, { type: 'skipPressed' });
    bad({ type: 'assistantSet', on: time % 2 === 0 }, { type: 'hungUp' }, { type: 'unlockPressed' });
    if (view(state).soundBlocked && !unlocking) events.push({ type: 'unlockPressed' });
    if (view(state).canRetry) events.push({ type: 'retryPressed' });
    if (name === 'typing') events.push({ type: 'microphoneRetried' });
    return events;
  };
  // Some walks begin when little was heard already, so that the resting microphone is met too.
  return {
    options: { initial: remember(initialState('page'), { misses: seed % 3 }), findPhase, findEvents },
    seen: null,
  };
};

describe('the interview machine, whatever happens', () => {
  const { check } = checkMachine<Interview, null>({
    policy,
    createOutside,
    isFinal: (event) =>
      event.type === 'hungUp' || event.type === 'terminated' || (event.type === 'questionAsked' && event.last),
    weights: { friendly: 100, any: 96, final: 1 },
    runs: 250,
    phases:
      'ended ending generating-ideal ideal paused preparing preparing-answer processing readying recording sent speaking typing waiting',
    timers: {
      reply: 'preparing sent generating-ideal waiting',
      next: 'waiting',
      speech: 'speaking ideal',
      ready: 'preparing-answer',
      hint: 'recording',
      warn: 'recording',
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
      const { phase, canSendNow, canStartNow, canSkip, canRetry, recordingEndsAt, recordingBeginsAt } = view(state());
      expect(canSendNow).toBe(phase === 'recording');
      expect(recordingEndsAt !== null).toBe(phase === 'recording');
      expect(canStartNow).toBe(phase === 'preparing-answer');
      expect(recordingBeginsAt !== null).toBe(phase === 'preparing-answer');
      expect(canSkip).toBe(phase === 'ideal');
      expect(canRetry).toBe(phase === 'paused');
    });
  });
});
