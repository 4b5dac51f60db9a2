import { describe, expect, it } from 'vitest';
import { createClient, createMemoryTokenStore } from '../client/index.ts';
import { getConversations } from './conversation.ts';

const read = async (answer: unknown) => {
  const headers = { 'content-type': 'application/json' };
  const fetch = async () => new Response(JSON.stringify(answer), { headers });
  const client = createClient({ tokens: createMemoryTokenStore({ token: 'a', refreshToken: null }), fetch });
  return (await client.call(getConversations, {})).conversations;
};

describe('the history of a server that sends a plain list', () => {
  it('may be of conversations', async () => {
    const messages = [{ role: 'user', content: 'I like tea.' }];
    const talks = [
      { id: 7, coach: 'Daisy', created_at: '2026-11-20T18:05:00', messages },
      { conversation_history: [{ sender: 'bot', message: 'Hello.' }, 'nonsense'] },
    ];
    expect(await read(talks)).toMatchObject([
      { id: '7', coach: 'Daisy', started_at: '2026-11-20T18:05:00', messages: [{ role: 'user', text: 'I like tea.' }] },
      { id: '1', coach: '', started_at: '', messages: [{ role: 'bot', text: 'Hello.' }] },
    ]);
  });

  it('may be of what was said', async () => {
    const said = [
      { id: 1, role: 'assistant', content: 'Hello.', timestamp: '2026-11-20T18:05:00' },
      { id: 2, role: 'user', content: 'Hi.' },
    ];
    expect(await read(said)).toMatchObject([
      {
        started_at: '2026-11-20T18:05:00',
        messages: [
          { role: 'assistant', text: 'Hello.' },
          { role: 'user', text: 'Hi.' },
        ],
      },
    ]);
  });

  it('may tell the time of a message in any form, or not know it', async () => {
    const said = [
      { role: 'user', text: 'Hello.', timestamp: 1_795_000_000 },
      { role: 'user', text: 'Hi.', timestamp: null },
    ];
    const texts = [{ text: 'Hello.' }, { text: 'Hi.' }];
    expect(await read(said)).toMatchObject([{ messages: texts }]);
    expect(await read([{ id: 'a', messages: said }])).toMatchObject([{ messages: texts }]);
  });

  it('may be empty', async () => {
    expect(await read([])).toEqual([]);
  });
});
