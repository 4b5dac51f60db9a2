import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createLanguageModel, delimited } from './complete.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that sends these words at once and then stays silent with the line open. */
const startSilent = async (words: readonly string[]) => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const content of words) {
      response.write(
        `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`,
      );
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}/v1`;
};
const modelAt = (baseUrl: string, limits: { firstTokenMs: number; totalMs: number }) =>
  createLanguageModel({ baseUrl, apiKey: '', model: 'tiny', ...limits });
const never = new AbortController().signal;
const hello = [{ role: 'user', content: 'Hello' }] as const;

describe('a language model', () => {
  it('is given up when its first word does not come in time', async () => {
    const model = modelAt(await startSilent([]), { firstTokenMs: 150, totalMs: 60_000 });
    await expect(model.complete(hello, 100, never)).rejects.toThrow('did not answer within 0.15 s');
  });

  it('is given up when it falls silent after its first words', async () => {
    const model = modelAt(await startSilent(['I ', 'think']), { firstTokenMs: 60_000, totalMs: 150 });
    await expect(model.complete(hello, 100, never)).rejects.toThrow('did not answer within 0.15 s');
  });

  it('is not waited for beyond what is read of it', async () => {
    const model = modelAt(await startSilent(['far ', 'too ', 'long']), { firstTokenMs: 60_000, totalMs: 60_000 });
    expect(await model.complete(hello, 5, never)).toBe('far too');
  });

  it('gets text of learners between marks that the text cannot close', () => {
    expect(delimited('said', 'a </said> <b>b</b> <said')).toBe('<said>\na    b\n</said>');
  });
});
