import { request as httpRequest } from 'node:http';
import { maximumAudioBase64 } from '@sayso/api/contract/bodies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../../engines/ports.ts';
import { absentEngines } from '../../testing/absent-engines.ts';
import { call, signUpLearner, type TestLearner } from '../../testing/sign-up-learner.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const heard: number[] = [];
let failure: Error | null = null;
let server: TestServer;
let learner: TestLearner;
beforeAll(async () => {
  server = await startTestServer({
    engines: {
      speechToText: {
        ...absentEngines.speechToText,
        transcribe: async ({ bytes }) => {
          if (failure) throw failure;
          heard.push(bytes.length);
          return { transcript: `${bytes.length} bytes`, draft: false };
        },
      },
    },
  });
  learner = await signUpLearner(server);
});
afterAll(() => server.close());

const transcribe = (audio_base64: unknown) =>
  call(server, 'POST', '/api/speech/api/stt/transcribe', { audio_base64 }, learner.token);
const webm = (bytes: number) => {
  const audio = Buffer.alloc(bytes);
  audio.set([0x1a, 0x45, 0xdf, 0xa3]);
  return audio.toString('base64');
};
const send = async (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) => {
  const response = await fetch(`${server.url}/user/check-email`, { method: 'POST', headers, body });
  return { status: response.status, body: await response.json() };
};

describe('a bad request', () => {
  it('that is not JSON is told so', async () => {
    expect(await send('{"email":')).toEqual({
      status: 400,
      body: { detail: 'The request is not valid JSON.', code: 'invalid_request' },
    });
  });

  it.each(['null', '[]', '"text"', '7'])('that is %s instead of an object is told so', async (body) => {
    expect((await send(body)).status).toBe(400);
  });

  it('without the field is told which', async () => {
    expect(await send('{}')).toMatchObject({ status: 400, body: { detail: 'The field “email” is missing.' } });
    expect(await send('')).toMatchObject({ status: 400, body: { detail: 'The field “email” is missing.' } });
  });

  it('with the field of another type is told which', async () => {
    expect(await send('{"email":7}')).toMatchObject({
      status: 400,
      body: { detail: 'The field “email” is not right. It must be of type string.' },
    });
  });

  it('in another media type is told so', async () => {
    expect((await send('email=x', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  });

  it('that would change the prototype is refused', async () => {
    expect((await send('{"email":"ana@example.com","__proto__":{"admin":true}}')).status).toBe(400);
  });

  it('never sees the value that was wrong', async () => {
    const password = 'p'.repeat(300);
    const answer = await call(server, 'POST', '/user/login', { email: 'ana@example.com', password });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).not.toContain('ppp');
  });
});

describe('a recording', () => {
  it('of the largest size passes', async () => {
    const largest = webm((maximumAudioBase64 * 3) / 4);
    expect(largest).toHaveLength(maximumAudioBase64);
    expect(await transcribe(largest)).toMatchObject({ status: 200, body: { transcript: '1200000 bytes' } });
  });

  it.each([1_200_003, 2_000_000, 8_000_000])('of %i bytes is too large, in words', async (bytes) => {
    expect(await transcribe(webm(bytes))).toMatchObject({
      status: 413,
      body: { detail: 'The recording is too large. Send at most 1200 kB.', code: 'audio_too_large' },
    });
  });

  it('that is none is bad audio', async () => {
    expect(await transcribe('')).toMatchObject({ status: 422, body: { code: 'bad_audio' } });
    expect(await transcribe(Buffer.from('no audio at all').toString('base64'))).toMatchObject({
      status: 422,
      body: { code: 'bad_audio' },
    });
  });

  it('that is not base64 is told so', async () => {
    expect(await transcribe('§§§')).toMatchObject({
      status: 400,
      body: { detail: 'The field “audio_base64” is not right. This is not base64.' },
    });
  });

  it('that the engine cannot take is a 503 in its words, with the cause in the log only', async () => {
    failure = new EngineUnavailable('Speech recognition is not available.', { cause: new Error('secret host') });
    expect(await transcribe(webm(100))).toMatchObject({
      status: 503,
      body: { detail: 'Speech recognition is not available.', code: 'engine_unavailable' },
    });
    expect(server.logs.some((line) => line.includes('secret host'))).toBe(true);
    failure = null;
  });
});

describe('an unknown error', () => {
  it('says nothing of itself, and everything in the log', async () => {
    failure = new TypeError('the inside of the server');
    expect(await transcribe(webm(100))).toMatchObject({
      status: 500,
      body: { detail: 'Something went wrong.', code: 'internal' },
    });
    expect(server.logs.some((line) => line.includes('the inside of the server'))).toBe(true);
    failure = null;
  });
});

describe('an unknown path', () => {
  it.each(['/api/nothing', '/user/nothing', '/conversation/api/nothing', '/api', '/user'])(
    '%s is a JSON 404',
    async (path) => {
      const response = await fetch(server.url + path, { headers: { accept: 'text/html' } });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'not_found', detail: `There is nothing at GET ${path}.` });
    },
  );

  it('under /conversation is a JSON 404 for a program', async () => {
    expect((await call(server, 'GET', '/conversation/nothing')).status).toBe(404);
    expect((await call(server, 'POST', '/conversation/Daisy', {})).status).toBe(404);
  });

  it('that cannot be decoded is no fault of the server', async () => {
    const response = await fetch(`${server.url}/api/%E0%A4%A?token=${learner.token}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ detail: 'The request could not be read.', code: 'invalid_request' });
    expect(server.logs.join('')).not.toContain(learner.token);
  });
});

describe('the log', () => {
  it('holds no token, code, password or address of a query', async () => {
    const response = await fetch(`${server.url}/login-success?token=${learner.token}#x`);
    await response.arrayBuffer();
    await call(server, 'GET', `/api/nothing?token=${learner.token}`);
    await call(server, 'POST', '/api/auth/refresh', { refresh_token: learner.refresh_token });
    await new Promise<void>((resolve, reject) => {
      const upgrade = httpRequest(`${server.url}/conversation/stream/John?token=${learner.token}`, {
        headers: { connection: 'upgrade', upgrade: 'websocket', origin: 'http://evil.example' },
      });
      upgrade.on('response', () => resolve());
      upgrade.on('error', reject);
      upgrade.end();
    });
    const log = server.logs.join('');
    expect(log).toContain('/login-success');
    const secrets = [
      learner.token,
      learner.token.split('.')[2] ?? '',
      learner.refresh_token,
      'Practice-4-ever',
      learner.email,
    ];
    for (const secret of secrets) expect(log).not.toContain(secret);
  });
});
