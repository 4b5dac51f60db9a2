import { createConversationScenario, createInterviewScenario, microphones } from '@sayso/voice/testing';
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
const none = { sessionId: null, undelivered: [], assistant: true };

describe('what a page remembers of its conversation', () => {
  it('is its name, for this coach, until it ends', async () => {
    const { store, begin, session } = start();
    expect(store.read('conversation-Daisy')).toEqual(none);
    await begin();
    expect(store.read('conversation-Daisy')).toEqual({ ...none, sessionId: 'session-1' });
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
    const kept = { ...none, sessionId, undelivered: [{ id: expect.any(String), text: 'Are you there?' }] };
    expect(store.read('conversation-Daisy')).toEqual(kept);

    // The page is loaded again, while the server is still away.
    session.dispose();
    const again = start({ bare, undelivered: store.read('conversation-Daisy').undelivered }, storage);
    again.server.kill();
    again.session.start();
    await again.clock.settle(5000);
    expect(again.store.read('conversation-Daisy')).toEqual(kept);
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
    const answer = { id: expect.any(String), text: 'I like to help.', assistant_mode: true };
    const kept = { ...none, undelivered: [answer] };
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

  it('is of what was spoken also how long it was, that it was hardly heard, and whether an ideal answer is wanted', async () => {
    const store = createResumeStore(createStorage());
    const { session, server, begin, speech, clock, runUntil, snapshot } = createInterviewScenario();
    store.follow('interview-7', session);
    speech.willHear({ kind: 'heard', text: 'I like <b>to</b> help.', draft: true });
    await begin();
    await clock.settle(2000);
    server.kill();
    session.sendNow();
    await runUntil(() => snapshot().messages.length === 2, 'the answer');
    const { undelivered } = store.read('interview-7');
    const said = { text: 'I like <b>to</b> help.', assistant_mode: true, draft: true, spoken_ms: 2000 };
    expect(undelivered).toEqual([{ id: expect.any(String), ...said }]);

    session.dispose();
    const again = createInterviewScenario({ undelivered, assistant: false });
    again.session.start();
    expect(again.snapshot().messages).toMatchObject([{ text: 'I like to help.', draft: true }]);
    await again.until('ideal');
    expect(again.server.got('user_message')).toEqual([{ type: 'user_message', ...undelivered[0] }]);
    expect(again.snapshot().undelivered).toEqual([]);
  });

  it('is of a conversation how long something was spoken, too', async () => {
    const { store, begin, session, server, speech, clock, runUntil, snapshot, storage, microphone } = start();
    speech.willHear({ kind: 'heard', text: 'Words', draft: true });
    microphone.microphone = microphones.speaking;
    await begin();
    await clock.settle(2000);
    server.kill();
    session.sendNow();
    await runUntil(() => snapshot().messages.length === 2, 'the message');
    const { undelivered } = store.read('conversation-Daisy');
    expect(undelivered).toEqual([{ id: expect.any(String), text: 'Words', draft: true, spoken_ms: 2000 }]);

    session.dispose();
    const again = start({ undelivered }, storage);
    await again.begin();
    expect(again.server.got('user_message')).toEqual([{ type: 'user_message', ...undelivered[0] }]);
  });

  it('is of an interview that the assistant is off, from the first moment on', async () => {
    const storage = createStorage();
    const store = createResumeStore(storage);
    const { session, until } = createInterviewScenario();
    store.follow('interview-7', session);
    session.start();
    session.setAssistant(false);
    expect(store.read('interview-7')).toEqual({ ...none, assistant: false });
    await until('recording');
    session.dispose();

    const again = createInterviewScenario({ assistant: store.read('interview-7').assistant });
    store.follow('interview-7', again.session);
    expect(again.snapshot().assistant).toBe(false);
    again.session.start();
    await again.until('recording');
    expect(store.read('interview-7').assistant).toBe(false);
    again.session.setAssistant(true);
    expect(storage.length).toBe(0);
  });

  it('is what an earlier version kept', () => {
    const { store, storage } = start();
    const undelivered = [{ id: 'page-1', text: 'Words' }];
    storage.setItem('sayso-interview-7', JSON.stringify({ sessionId: null, undelivered }));
    expect(store.read('interview-7')).toEqual({ ...none, undelivered });
    const odd = { ...undelivered[0], assistant_mode: 'no', draft: 1, spoken_ms: '7' };
    storage.setItem('sayso-interview-7', JSON.stringify({ sessionId: null, undelivered: [odd], assistant: 0 }));
    expect(store.read('interview-7')).toEqual({ ...none, undelivered });
  });

  it('outlives being opened in another tab', async () => {
    const { store, begin, server, clock, snapshot } = start();
    await begin();
    server.link().close(4409);
    await clock.settle(20);
    expect(snapshot().outcome).toBe('taken-over');
    expect(store.read('conversation-Daisy').sessionId).toBe('session-1');
  });

  it('outlives a session that is over, so that a learner who signs in again finds what was not delivered', async () => {
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
      ...none,
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
