import { afterEach, describe, expect, it } from 'vitest';
import { createFakeEngines } from '../../testing/fake-engines.ts';
import { openLive } from '../../testing/open-live.ts';
import { signUpLearner } from '../../testing/sign-up-learner.ts';
import { type SlowLine, startSlowLine } from '../../testing/slow-line.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

/** A minute of speech, 2.6 MB as base64. */
const minute = { bytes: Buffer.alloc(1_950_000, 7), mediaType: 'audio/wav' } as const;
/** The minute takes two seconds. */
const rate = 1_300_000;
/** The server asks ten times meanwhile whether the page is there. */
const heartbeat = 200;

let server: TestServer;
let line: SlowLine;
afterEach(async () => {
  line.close();
  await server.close();
});

describe('a voice that takes longer to the page than the server’s heartbeat', () => {
  it.each([
    ['in parts', true],
    ['whole', false],
  ])('arrives %s, and the connection lives', async (_how, parts) => {
    const fake = createFakeEngines({ speak: async () => minute });
    server = await startTestServer({ heartbeat, engines: fake.engines });
    line = await startSlowLine(server.url, rate);
    const { token } = await signUpLearner(server);
    const page = openLive({ url: line.url, token, parts });
    const since = performance.now();
    await page.next('bot_message');
    expect(performance.now() - since).toBeGreaterThan(5 * heartbeat);
    const voice = page.messages.map((message) => ('audio_base64' in message ? message.audio_base64 : '')).join('');
    expect(voice === minute.bytes.toString('base64')).toBe(true);
    page.send({ type: 'ping' });
    await page.next('pong');
    await page.close();
  });
});
