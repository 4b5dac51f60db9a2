import { describe, expect, it } from 'vitest';
import { createDrillScenario } from '../../testing/drill-scenario.ts';
import type { DrillPhase } from './snapshot.ts';

const phases: readonly DrillPhase[] = ['greeting', 'presenting', 'readying', 'recording', 'evaluating'];

describe('hanging up', () => {
  it.each(phases)('while %s leads to the summary at once, and leaves nothing running', async (phase) => {
    const { session, begin, clock, snapshot, microphone, loudspeaker } = createDrillScenario();
    await begin(phase);
    session.hangUp();
    expect(snapshot()).toMatchObject({ phase: 'ended', outcome: 'summary' });
    await clock.settle();
    expect([microphone.recording, microphone.disposed, loudspeaker.sounding]).toEqual([false, true, false]);
    expect(clock.waiting()).toBe(0);
  });

  it('saves what is evaluated first, without the tip that is still awaited', async () => {
    const { session, begin, say, clock, calls, snapshot } = createDrillScenario();
    await begin('presenting');
    await say();
    session.hangUp();
    expect(snapshot()).toMatchObject({ phase: 'ending', outcome: null, canSayAgain: false, unsaved: true });
    await clock.settle(100);
    expect(snapshot()).toMatchObject({ phase: 'ended', outcome: 'summary', unsaved: false });
    expect(calls.saved).toMatchObject([{ phrase_count: 1, tip: '' }]);
    await clock.settle();
    expect(clock.waiting()).toBe(0);
  });

  it('keeps the last result on the screen meanwhile, and promises no tip to it', async () => {
    const { session, begin, say, snapshot } = createDrillScenario();
    await begin('presenting');
    await say();
    expect(snapshot().result?.tip).toBeNull();
    session.hangUp();
    expect(snapshot()).toMatchObject({
      phase: 'ending',
      phrasesDone: 1,
      result: { average: expect.any(Number), tip: '' },
    });
  });

  it('waits 2 s for that at most, and then it goes on in the background, also when the page is left', async () => {
    const { session, begin, say, clock, calls, snapshot } = createDrillScenario();
    calls.faults.save = 'network gone';
    await begin('presenting');
    await say();
    session.hangUp();
    await clock.settle(1999);
    expect(snapshot().outcome).toBeNull();
    await clock.settle(1);
    expect(snapshot()).toMatchObject({ phase: 'ended', outcome: 'summary', unsaved: true });
    session.dispose();
    await clock.settle(60_000);
    delete calls.faults.save;
    await clock.settle(20_000);
    expect(calls.saved).toHaveLength(1);
    expect(clock.waiting()).toBe(0);
  });

  it('gives saving up five minutes later', async () => {
    const { session, begin, say, clock, calls } = createDrillScenario();
    calls.faults.save = 'server error';
    await begin('presenting');
    await say();
    session.hangUp();
    await clock.settle(302_000);
    expect([calls.saved.length, clock.waiting()]).toEqual([0, 0]);
  });

  it('happens once, and nothing is done afterwards', async () => {
    const { session, begin, clock, calls, snapshot } = createDrillScenario();
    await begin('presenting');
    session.hangUp();
    const ended = snapshot();
    const asked = calls.calls.length;
    for (const press of ['hangUp', 'next', 'retry', 'sayAgain', 'start', 'unlock'] as const) session[press]();
    await clock.settle(10_000);
    expect(snapshot()).toBe(ended);
    expect(calls.calls).toHaveLength(asked);
  });
});

describe('leaving the page', () => {
  it('gives the microphone back and saves what is evaluated', async () => {
    const { session, begin, say, clock, calls, microphone, loudspeaker, snapshot } = createDrillScenario();
    await begin('presenting');
    await say();
    session.dispose();
    session.dispose();
    expect([microphone.disposed, loudspeaker.disposed, snapshot().outcome]).toEqual([true, true, null]);
    await clock.settle(100);
    expect(calls.saved).toHaveLength(1);
    await clock.settle();
    expect(clock.waiting()).toBe(0);
  });
});

describe('an account whose session is over', () => {
  it.each(['greeting', 'sentence', 'voice', 'evaluation', 'tip', 'save'] as const)(
    'ends the drill when it shows in the %s',
    async (what) => {
      const { calls, begin, clock, snapshot, microphone } = createDrillScenario();
      calls.faults[what] = 'session expired';
      await begin('ended');
      expect(snapshot().outcome).toBe('unauthorized');
      await clock.settle(1000);
      expect([microphone.recording, clock.waiting()]).toEqual([false, 0]);
    },
  );
});
