import { ApiError, NetworkError } from '@sayso/api/client';
import { describe, expect, it } from 'vitest';
import { type ChatSessionOptions, createChatSession } from './chat-session.ts';

const begin = (options: Partial<ChatSessionOptions> = {}) => {
  const sent: string[] = [];
  const session = createChatSession({
    start: async () => 'Hello! What did you do today?',
    send: async (text) => {
      sent.push(text);
      return `Tell me more about “${text}”.`;
    },
    ...options,
  });
  const texts = () => session.getSnapshot().messages.map(({ role, text }) => `${role}: ${text}`);
  const phase = () => session.getSnapshot().phase;
  return { session, sent, texts, phase };
};
const refusal = (status: number) => () => Promise.reject(new ApiError(status, 'No.'));

/** Fails as often as told, then answers. */
const failing = (times: number, error: Error) => {
  let left = times;
  return async () => {
    left -= 1;
    if (left >= 0) throw error;
    return 'Here I am again.';
  };
};

describe('the text chat', () => {
  it('begins with the coach’s greeting', async () => {
    const { session, texts, phase } = begin();
    expect(phase()).toBe('starting');
    await session.open();
    expect(phase()).toBe('ready');
    expect(texts()).toEqual(['coach: Hello! What did you do today?']);
  });

  it('lets the learner begin where the server sends no greeting', async () => {
    const { session, texts, phase } = begin({ start: async () => undefined });
    await session.open();
    expect(phase()).toBe('ready');
    expect(texts()).toEqual([]);
  });

  it('shows what was written while the coach thinks, then the reply', async () => {
    const { session, texts, phase } = begin();
    await session.open();
    const sending = session.send('  I cooked.\n');
    expect(phase()).toBe('thinking');
    expect(texts().at(-1)).toBe('user: I cooked.');
    await sending;
    expect(phase()).toBe('ready');
    expect(texts().at(-1)).toBe('coach: Tell me more about “I cooked.”.');
  });

  it.each(['', '   ', '\n\t'])('ignores empty and whitespace-only text: %j', async (text) => {
    const { session, sent, texts } = begin();
    await session.open();
    await session.send(text);
    expect(sent).toEqual([]);
    expect(texts()).toHaveLength(1);
  });

  it('sends nothing before the greeting and nothing while the coach thinks', async () => {
    const { session, sent } = begin();
    await session.send('Too early.');
    await session.open();
    const first = session.send('First.');
    await session.send('At the same time.');
    await first;
    expect(sent).toEqual(['First.']);
  });

  it('keeps a message that did not get through, and sends the same one again', async () => {
    const { session, texts, phase } = begin({ send: failing(2, new NetworkError('down')) });
    await session.open();
    await session.send('I cooked.');
    expect(phase()).toBe('unsent');
    await session.retry();
    expect(phase()).toBe('unsent');
    expect(texts().at(-1)).toBe('user: I cooked.');
    await session.retry();
    expect(phase()).toBe('ready');
    expect(texts().slice(1)).toEqual(['user: I cooked.', 'coach: Here I am again.']);
  });

  it('has nothing to send again when everything got through', async () => {
    const { session, sent } = begin();
    await session.open();
    await session.send('Once.');
    await session.retry();
    expect(sent).toEqual(['Once.']);
  });

  it('says that it could not start, and starts again', async () => {
    const { session, texts, phase } = begin({ start: failing(1, new ApiError(503, 'The coach is away.')) });
    await session.open();
    expect(phase()).toBe('unstarted');
    await session.open();
    expect(texts()).toEqual(['coach: Here I am again.']);
  });

  it.each([
    [403, 'limited'],
    [404, 'missing'],
    [405, 'missing'],
    [501, 'missing'],
    [500, 'unstarted'],
  ])('tells a start that was answered with %i from the others', async (status, expected) => {
    const { session, phase } = begin({ start: refusal(status) });
    await session.open();
    expect(phase()).toBe(expected);
  });

  it('keeps what was written when the daily limit is reached on the way', async () => {
    const { session, texts, phase } = begin({ send: refusal(403) });
    await session.open();
    await session.send('One more.');
    expect(phase()).toBe('limited');
    expect(texts().at(-1)).toBe('user: One more.');
  });

  it('changes nothing once it was left', async () => {
    const { session, texts, phase } = begin();
    const opening = session.open();
    session.dispose();
    await opening;
    expect(phase()).toBe('starting');
    expect(texts()).toEqual([]);
  });
});
