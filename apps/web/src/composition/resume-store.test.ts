import { createConversationScenario, createInterviewScenario } from '@sayso/voice/testing';
import { describe, expect, it } from 'vitest';
import { createResumeStore } from './resume-store.ts';

const createStorage = (): Storage => {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
};

const start = (options?: Parameters<typeof createConversationScenario>[0], storage = createStorage()) => {
  const store = createResumeStore(storage);
  const scenario = createConversationScenario(options);
  store.follow('conversation-Daisy', scenario.session);
  return { ...scenario, store, storage };
};
const none = { sessionId: null, undelivered: [] };

describe('what a page remembers of its conversation', () => {
  it('is its name, for this coach, until it ends', async () => {
    const { store, begin, session } = start();
    expect(store.read('conversation-Daisy')).toEqual(none);
    await begin();
    expect(store.read('conversation-Daisy')).toEqual({ sessionId: 'session-1', undelivered: [] });
    expect(store.read('conversation-John')).toEqual(none);
    session.hangUp();
    expect(store.read('conversation-Daisy')).toEqual(none);
  });

  it.each([
    [false, 'session-1'],
    [true, null],
  ])('is also what could not be delivered (bare server: %s)', async (bare, sessionId) => {
    const { store, begin, session, server, storage } = start({ bare });
    await begin();
    server.kill();
    session.sendText('Are you there?');
    const undelivered = [{ id: expect.any(String), text: 'Are you there?' }];
    expect(store.read('conversation-Daisy')).toEqual({ sessionId, undelivered });

    // The page is loaded again, while the server is still away.
    session.dispose();
    const again = start({ bare, undelivered: store.read('conversation-Daisy').undelivered }, storage);
    again.server.kill();
    again.session.start();
    await again.clock.settle(5000);
    expect(again.store.read('conversation-Daisy')).toEqual({ sessionId, undelivered });
    again.server.start();
    await again.runUntil(() => again.server.heard().length > 0, 'the delivery');
    await again.until('listening');
    expect(again.store.read('conversation-Daisy').undelivered).toEqual([]);
  });

  it('is of an interview what could not be delivered, also before the server has spoken again', async () => {
    const store = createResumeStore(createStorage());
    const { session, server, until } = createInterviewScenario();
    store.follow('interview-7', session);
    session.start();
    await until('preparing-answer');
    server.kill();
    session.startTyping();
    session.sendText('I like to help.');
    const kept = { sessionId: null, undelivered: [{ id: expect.any(String), text: 'I like to help.' }] };
    expect(store.read('interview-7')).toEqual(kept);
    expect(store.read('interview-8')).toEqual(none);

    session.dispose();
    const again = createInterviewScenario({ undelivered: store.read('interview-7').undelivered });
    store.follow('interview-7', again.session);
    again.server.kill();
    again.session.start();
    await again.clock.settle(5000);
    expect(store.read('interview-7')).toEqual(kept);
  });

  it('outlives being opened in another tab', async () => {
    const { store, begin, server, clock, snapshot } = start();
    await begin();
    server.link().close(4409);
    await clock.settle(20);
    expect(snapshot().outcome).toBe('taken-over');
    expect(store.read('conversation-Daisy').sessionId).toBe('session-1');
  });

  it('outlives a session that is over, so that whoever signs in again finds what was not delivered', async () => {
    const { store, begin, server, session, clock, runUntil, snapshot } = start();
    await begin();
    server.kill();
    session.sendText('Are you there?');
    const kept = store.read('conversation-Daisy');
    server.start();
    for (const token of ['the token at hand', 'a fresh one']) {
      await runUntil(() => server.connections() > 0, `a connection with ${token}`);
      server.link().close(4401);
      await clock.settle(6);
    }
    expect(snapshot().outcome).toBe('unauthorized');
    expect(kept).toEqual({
      sessionId: 'session-1',
      undelivered: [expect.objectContaining({ text: 'Are you there?' })],
    });
    expect(store.read('conversation-Daisy')).toEqual(kept);
  });

  it.each(['session-1', '{"sessionId":7,"undelivered":[{"id":1}]}', '[]', '7'])(
    'is nothing where another version kept %s',
    (kept) => {
      const { store, storage } = start();
      storage.setItem('sayso-conversation-Daisy', kept);
      expect(store.read('conversation-Daisy')).toEqual(none);
    },
  );
});
