import { describe, expect, it } from 'vitest';
import { createConversationScenario } from '../../testing/conversation-scenario.ts';

const begun = async () => {
  const scenario = createConversationScenario();
  await scenario.begin();
  return scenario;
};

describe('hanging up', () => {
  it('goes to the summary exactly 1.5 s after the server confirmed', async () => {
    const { session, snapshot, clock, microphone } = await begun();
    session.hangUp();
    expect(snapshot().phase).toBe('ending');
    expect(microphone.recording).toBe(false);
    await clock.settle(10 + 1499);
    expect(snapshot()).toMatchObject({ phase: 'ending', outcome: null });
    await clock.settle(1);
    expect(snapshot()).toMatchObject({ phase: 'ended', outcome: 'summary' });
  });

  it('is forced exactly 2 s later when no reply came', async () => {
    const { session, snapshot, clock, server } = await begun();
    server.fallSilent();
    session.hangUp();
    session.hangUp();
    await clock.settle(1999);
    expect(snapshot().phase).toBe('ending');
    await clock.settle(1);
    expect(snapshot()).toMatchObject({ phase: 'ended', outcome: 'summary' });
    await clock.settle(100);
    expect(server.got('terminate')).toEqual([{ type: 'terminate' }, { type: 'terminate', force: true }]);
    expect(server.connections()).toBe(0);
  });

  it.each([false, true])(
    'while the server is away delivers the last words behind the page (bare server: %s)',
    async (bare) => {
      const { session, begin, server, clock, snapshot, microphone, runUntil } = createConversationScenario({ bare });
      await begin();
      server.kill();
      session.sendText('My last words');
      session.hangUp();
      await clock.settle(2000);
      expect(snapshot()).toMatchObject({ phase: 'ended', outcome: 'summary' });
      session.dispose();
      expect(microphone.disposed).toBe(true);
      await clock.settle(30_000);
      server.start();
      await runUntil(() => server.got('terminate').length > 0, 'the end');
      expect(server.heard()).toEqual(['My last words']);
      await clock.settle(1000);
      expect([server.connections(), clock.waiting()]).toEqual([0, 0]);
    },
  );

  it('while the server is away for good gives the last words up after five minutes', async () => {
    const { session, begin, server, clock } = createConversationScenario();
    await begin();
    server.kill();
    session.sendText('Too late');
    session.hangUp();
    await clock.settle(2000);
    expect(clock.waiting()).toBeGreaterThan(0);
    await clock.settle(300_000);
    expect(clock.waiting()).toBe(0);
  });

  it('works while connecting to a server that is not there', async () => {
    const { session, server, clock, snapshot } = createConversationScenario();
    server.kill();
    session.start();
    await clock.settle(3000);
    session.hangUp();
    await clock.settle(2000);
    expect(snapshot()).toMatchObject({ phase: 'ended', outcome: 'summary' });
    expect(clock.waiting()).toBe(0);
  });

  it('follows when the server ends the session by itself', async () => {
    const { server, clock, snapshot } = await begun();
    server.tell({ type: 'terminate_done' });
    await clock.settle(1505);
    expect(snapshot().outcome).toBe('summary');
  });
});

describe('the daily limit', () => {
  it('shows the dialog for a coach’s message flagged block, and records no more', async () => {
    const { server, clock, snapshot, microphone, texts, session } = await begun();
    server.tell({ type: 'bot_message', text: 'That was all for today.', block: true });
    await clock.settle(60_000);
    expect(snapshot().phase).toBe('limited');
    expect(texts()).toContain('That was all for today.');
    expect(microphone.recording).toBe(false);
    session.hangUp();
    await clock.settle(2000);
    expect(snapshot().outcome).toBe('summary');
  });

  it('goes to payment when the socket closes after a message containing “daily free”', async () => {
    for (const tell of ['bot_message', 'error'] as const) {
      const { server, clock, snapshot } = await begun();
      const text = 'You have used your Daily Free conversation.';
      if (tell === 'error') server.tell({ type: 'error', detail: text });
      else server.tell({ type: 'bot_message', text });
      server.link().close(1000);
      await clock.settle(20);
      expect(snapshot()).toMatchObject({ phase: 'ended', outcome: 'payment' });
    }
  });

  it('does not when the words were said earlier, or the network broke', async () => {
    const { server, clock, snapshot } = await begun();
    server.tell({ type: 'bot_message', text: 'What do you do in your daily free time?' });
    await clock.settle(20);
    server.breakConnections();
    await clock.settle(5000);
    expect(snapshot().outcome).toBeNull();
    server.tell({ type: 'bot_message', text: 'Tell me more.' });
    server.link().close(1000);
    await clock.settle(5000);
    expect(snapshot().outcome).toBeNull();
  });
});

describe('a session that was opened elsewhere or refused', () => {
  it.each([
    [4409, 'taken-over'],
    [4404, 'not-found'],
    [4410, 'summary'],
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
