import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sayToWav } from '../../testing/say.ts';
import { EngineUnavailable } from '../ports.ts';
import { createAzureVoice } from './azure.ts';

const key = 'azure-secret-of-the-test';
const never = new AbortController().signal;
let server: Server;
let seen: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[];
let endpoint: string;

/** Azure's protocol for text to speech, as far as a client can see it, with flite behind it. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readText(request);
  seen.push({ url: request.url, headers: request.headers, body });
  const sent = String(request.headers['ocp-apim-subscription-key']);
  if (sent !== key) {
    response.writeHead(401).end(`bad key ${sent}`);
    return;
  }
  const text = />([^<]*)<\/voice>/.exec(body)?.[1] ?? '';
  response.writeHead(200, { 'content-type': 'audio/x-wav' }).end(await sayToWav(text, 'Daisy', { rate: 16_000 }));
}

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const createVoice = (ownKey: string) =>
  createAzureVoice({
    key: ownKey,
    region: 'westeurope',
    endpoint,
    voices: { John: 'en-GB-SomeoneNeural', Daisy: 'en-US-SomebodyNeural' },
  });

describe("Azure's voice", { timeout: 30_000 }, () => {
  it('is asked in SSML with the voice of the coach, every sign of the text escaped', async () => {
    const { mediaType, bytes } = await createVoice(key).speak('Salt & "pepper" are < 5 euros', 'John', never);
    expect(mediaType).toBe('audio/wav');
    expect(bytes.length).toBeGreaterThan(10_000);
    expect(seen[0]?.url).toBe('/cognitiveservices/v1');
    expect(seen[0]?.headers).toMatchObject({
      'content-type': 'application/ssml+xml',
      'x-microsoft-outputformat': 'riff-24khz-16bit-mono-pcm',
    });
    expect(seen[0]?.body).toContain(
      'xml:lang="en-GB"><voice name="en-GB-SomeoneNeural">Salt &amp; &quot;pepper&quot; are',
    );
  });

  it('is asked for mp3 where that is wanted', async () => {
    await createVoice(key).speak('Hello.', 'John', never, 'mp3');
    expect(seen[0]?.headers).toMatchObject({ 'x-microsoft-outputformat': 'audio-24khz-48kbitrate-mono-mp3' });
  });

  it('says what to do when its key is wrong, without showing it', async () => {
    const error = await createVoice('wrong-secret')
      .speak('Hello.', 'John', never)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(EngineUnavailable);
    expect(String(error)).toContain("Azure's voice service in westeurope refused the key of this server.");
    expect(error instanceof Error && String(error.cause)).not.toContain('wrong-secret');
  });
});
