import { describe, expect, it } from 'vitest';
import { createInterviewScenario } from '../../testing/interview-scenario.ts';

const begun = async () => {
  const scenario = createInterviewScenario();
  await scenario.begin();
  return scenario;
};

describe('ending an interview', () => {
  it('goes to the review exactly 0.8 s after the server confirmed', async () => {
    const { session, snapshot, clock, microphone } = await begun();
    session.hangUp();
    expect(snapshot().phase).toBe('ending');
    expect(microphone.recording).toBe(false);
    await clock.settle(10 + 799);
    expect(snapshot()).toMatchObject({ phase: 'ending', outcome: null });
    await clock.settle(1);
    expect(snapshot()).toMatchObject({ phase: 'ended', outcome: 'review' });
  });

  it('is forced exactly 2 s later when no reply came', async () => {
    const { session, snapshot, clock, server } = await begun();
    server.fallSilent();
    session.hangUp();
    session.hangUp();
    await clock.settle(1999);
    expect(snapshot().phase).toBe('ending');
    await clock.settle(1);
    expect(snapshot()).toMatchObject({ phase: 'ended', outcome: 'review' });
    await clock.settle(100);
    expect(server.got('terminate')).toEqual([{ type: 'terminate' }, { type: 'terminate', force: true }]);
    expect([server.connections(), clock.waiting()]).toEqual([0, 0]);
  });

  it('goes straight to the review when the socket is not open, or breaks meanwhile', async () => {
    for (const when of ['before', 'after'] as const) {
      const { session, snapshot, clock, server } = await begun();
      if (when === 'before') server.kill();
      session.hangUp();
      if (when === 'after') server.kill();
      expect(snapshot(), when).toMatchObject({ phase: 'ended', outcome: 'review' });
      await clock.settle(1000);
      expect(clock.waiting(), when).toBe(0);
    }
  });

  it.each([false, true])(
    'while the server is away delivers the last answer behind the page (bare: %s)',
    async (bare) => {
      const { session, begin, server, clock, snapshot, runUntil } = createInterviewScenario({ bare });
      await begin();
      server.kill();
      session.sendText('My last words');
      session.hangUp();
      expect(snapshot()).toMatchObject({ phase: 'ended', outcome: 'review' });
      session.dispose();
      await clock.settle(30_000);
      server.start();
      await runUntil(() => server.got('terminate').length > 0, 'the end');
      expect(server.heard()).toEqual(['My last words']);
      await clock.settle(1000);
      expect([server.connections(), clock.waiting()]).toEqual([0, 0]);
    },
  );

  it('leaving the page while the server is away delivers the last answer too', async () => {
    const { session, begin, server, clock, runUntil } = createInterviewScenario();
    await begin();
    server.kill();
    session.sendText('My last words');
    session.dispose();
    await clock.settle(3000);
    server.start();
    await runUntil(() => server.got('terminate').length > 0, 'the end');
    expect(server.heard()).toEqual(['My last words']);
    expect(server.got('terminate')).toEqual([{ type: 'terminate', force: true }]);
    await clock.settle(1000);
    expect(clock.waiting()).toBe(0);
  });

  it('comes by itself when the interviewer’s goodbye was heard', async () => {
    const { session, begin, answer, until, texts, loudspeaker, server, phases, clock, snapshot } =
      createInterviewScenario({
        questions: 1,
      });
    session.setAssistant(false);
    await begin();
    await answer('All I have');
    await until('ended');
    expect(texts()).toEqual(['Question 1', 'All I have', 'Goodbye']);
    expect(loudspeaker.played.at(-1)).toBe('audio of Goodbye');
    expect(phases.slice(-3)).toEqual(['speaking', 'ending', 'ended']);
    expect(snapshot().outcome).toBe('review');
    expect(server.got('terminate')).toEqual([{ type: 'terminate' }]);
    session.dispose();
    await clock.settle(1000);
    expect(server.got('terminate')).toHaveLength(1);
  });

  it('follows when the server ends the interview by itself', async () => {
    const { server, clock, snapshot } = await begun();
    server.tell({ type: 'terminate_done' });
    await clock.settle(804);
    expect(snapshot().phase).toBe('ending');
    await clock.settle(1);
    expect(snapshot().outcome).toBe('review');
  });
});

describe('an interview that was opened elsewhere or refused', () => {
  it.each([
    [4409, 'taken-over'],
    [4404, 'not-found'],
    [4410, 'review'],
  ])('ends after %i with “%s”', async (code, outcome) => {
    const { server, clock, snapshot, microphone } = await begun();
    server.link().close(code);
    await clock.settle(20);
    expect(snapshot()).toMatchObject({ phase: 'ended', outcome });
    expect(microphone.recording).toBe(false);
  });

  it('ends unauthorized when a fresh token is refused too', async () => {
    const { server, clock, snapshot } = await begun();
    server.link().close(4401);
    await clock.settle(20);
    server.link().close(4401);
    await clock.settle(20);
    expect(snapshot()).toMatchObject({ phase: 'ended', outcome: 'unauthorized' });
  });
});
