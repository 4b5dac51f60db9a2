import { describe, expect, it } from 'vitest';
import { createConversationScenario } from '../../testing/conversation-scenario.ts';
import { initialState, toEvent } from './kind.ts';
import { view } from './view.ts';

const scene = {
  id: 'hotel',
  title: 'A room with a view',
  place: 'The desk of a small hotel.',
  steps: [{ id: 'greet', text: 'Say good evening', done: true }],
  hint: { idea: 'Ask the price.', key_words: ['how much'], sentence: 'How much is it?' },
  is_over: false,
  recasts: [],
};

describe('help with the next words', () => {
  it('lets the microphone wait while it is read, however long that takes', async () => {
    const { begin, session, snapshot, clock, server } = createConversationScenario();
    await begin();
    session.openHelp();
    expect(snapshot()).toMatchObject({ phase: 'paused', reading: true, canSendNow: false });
    await clock.settle(120_000);
    expect(snapshot().phase).toBe('paused');
    expect(server.heard()).toEqual([]);
  });

  it('gives the turn back when it is closed, or when the learner wants to speak', async () => {
    for (const goOn of ['closeHelp', 'retryMicrophone'] as const) {
      const { begin, session, snapshot, until } = createConversationScenario();
      await begin();
      session.openHelp();
      session[goOn]();
      await until('listening');
      expect(snapshot().reading).toBe(false);
    }
  });

  it('lets the next turn wait too when it was opened while the coach spoke', async () => {
    const { session, snapshot, until } = createConversationScenario();
    session.start();
    await until('speaking');
    session.openHelp();
    expect(snapshot().phase).toBe('speaking');
    await until('paused');
    session.closeHelp();
    await until('listening');
  });

  it('is put away by a typed answer', async () => {
    const { begin, session, snapshot, until, server } = createConversationScenario();
    await begin();
    session.openHelp();
    session.sendText('How much is it?');
    await until('speaking');
    expect(snapshot().reading).toBe(false);
    expect(server.heard()).toEqual(['How much is it?']);
  });
});

describe('the scene of a conversation', () => {
  it('is what the server told last, and none with a server that plays none', () => {
    expect(view(initialState('page')).scene).toBeNull();
    expect(toEvent({ type: 'scene', ...scene })).toMatchObject({ type: 'sceneChanged', scene: { id: 'hotel' } });
  });
});
