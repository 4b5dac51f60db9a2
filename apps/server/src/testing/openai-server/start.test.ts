import OpenAI from 'openai';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenAiServer, type OpenAiServerOptions, startOpenAiServer } from './start.ts';

let server: OpenAiServer | undefined;
afterEach(() => server?.close());

const createClient = async (options: OpenAiServerOptions) => {
  server = await startOpenAiServer(options);
  return new OpenAI({ baseURL: server.url, apiKey: 'a-key', maxRetries: 0 });
};
const messages = [{ role: 'user', content: 'Say it back' }] as const;
const chat = ({ messages: said }: { messages: readonly { content: string }[] }) => `You said: ${said.at(-1)?.content}.`;

describe('the local server of the OpenAI protocol, to its own client', () => {
  it('chats', async () => {
    const client = await createClient({ chat });
    const { choices } = await client.chat.completions.create({ model: 'any', messages: [...messages] });
    expect(choices[0]?.message.content).toBe('You said: Say it back.');
    expect(server?.requests[0]).toMatchObject({ authorization: 'Bearer a-key', body: { model: 'any', messages } });
  });

  it('chats word by word', async () => {
    const client = await createClient({ chat });
    const stream = await client.chat.completions.create({ model: 'any', messages: [...messages], stream: true });
    const parts: string[] = [];
    for await (const { choices } of stream) parts.push(choices[0]?.delta.content ?? '');
    expect(parts.filter(Boolean)).toEqual(['You ', 'said: ', 'Say ', 'it ', 'back.']);
  });

  it('breaks a stream in its middle when told to', async () => {
    const client = await createClient({ chat, faults: { chat: 'cut' } });
    const stream = await client.chat.completions.create({ model: 'any', messages: [...messages], stream: true });
    const parts: string[] = [];
    const reading = (async () => {
      for await (const { choices } of stream) parts.push(choices[0]?.delta.content ?? '');
    })();
    await expect(reading).rejects.toThrow();
    expect(parts.join('')).toBe('You said: Say ');
  });

  it('answers with the status it is told to', async () => {
    const client = await createClient({ chat, faults: { chat: { status: 429, message: 'Too many requests.' } } });
    const asking = client.chat.completions.create({ model: 'any', messages: [...messages] });
    await expect(asking).rejects.toMatchObject({ status: 429 });
  });

  it('has no chat model unless it is given one', async () => {
    const client = await createClient({});
    const asking = client.chat.completions.create({ model: 'any', messages: [...messages] });
    await expect(asking).rejects.toMatchObject({ status: 404 });
  });

  it('refuses a voice and a format it does not have', async () => {
    const client = await createClient({});
    const speech = { model: 'any', input: 'Hello.' };
    await expect(client.audio.speech.create({ ...speech, voice: 'nobody', response_format: 'wav' })).rejects.toThrow(
      "Unknown voice 'nobody'.",
    );
    await expect(client.audio.speech.create({ ...speech, voice: 'john' })).rejects.toThrow('this server makes wav');
  });
});
