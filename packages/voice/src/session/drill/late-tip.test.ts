import { describe, expect, it } from 'vitest';
import { createDrillScenario } from '../../testing/drill-scenario.ts';

describe('a tip that comes after Next was pressed', () => {
  it('is shown all the same after the fifth phrase, and is not said', async () => {
    const { session, begin, say, clock, snapshot, loudspeaker } = createDrillScenario();
    await begin('presenting');
    for (let phrase = 0; phrase < 5; phrase += 1) await say();
    session.next();
    expect(snapshot()).toMatchObject({ phase: 'complete', result: { tip: null } });
    await clock.settle(1000);
    expect(snapshot()).toMatchObject({ phase: 'complete', result: { tip: 'Tip about Sentence number 5' } });
    expect(loudspeaker.played).not.toContain('voice of Tip about Sentence number 5');
  });

  it('is not promised any more where it fails', async () => {
    const { session, calls, begin, say, clock, snapshot } = createDrillScenario();
    await begin('presenting');
    for (let phrase = 0; phrase < 5; phrase += 1) await say();
    calls.faults.tip = 'server error';
    session.next();
    await clock.settle(1000);
    expect(snapshot()).toMatchObject({ phase: 'complete', result: { tip: expect.any(String) } });
  });

  it('is not shown beside another phrase, nor beside the same one said again', async () => {
    const { session, calls, begin, say, until, runUntil, snapshot } = createDrillScenario();
    calls.takes.tip = 12_000;
    await begin('presenting');
    await say();
    session.sayAgain();
    await say();
    const tips: (string | null | undefined)[] = [];
    session.subscribe(() => tips.push(snapshot().result?.tip));
    await runUntil(() => calls.saved.length === 1, 'the first tip');
    expect(snapshot()).toMatchObject({ phase: 'advising', phrasesDone: 2, result: { tip: null } });
    session.next();
    await until('recording');
    await runUntil(() => calls.saved.length === 2, 'the second tip');
    expect(tips).not.toContain('Tip about Sentence number 1');
  });
});
