import { afterEach, describe, expect, it } from 'vitest';
import type { Engine } from '../../engines/ports.ts';
import { absentEngines } from '../../testing/absent-engines.ts';
import { createFakeEngines } from '../../testing/fake-engines.ts';
import { call } from '../../testing/sign-up-learner.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { describeParts } from './describe-parts.ts';
import { examine, report } from './examine.ts';
import { listParts } from './parts.ts';

const partNamed = (name: string): Engine => ({
  about: { kind: 'embedded', name, note: '' },
  check: async () => `${name} answers`,
  close: async () => undefined,
});
const mail = partNamed('fake mail');
const storage = partNamed('fake storage');
const noSignal = new AbortController().signal;

describe('which engines are in use', () => {
  let server: TestServer | undefined;
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });

  it('can be asked by anyone', async () => {
    server = await startTestServer({ engines: createFakeEngines().engines });
    expect(await call(server, 'GET', '/api/capabilities')).toMatchObject({
      status: 200,
      body: {
        coach: { kind: 'embedded', name: 'fake coach', note: '' },
        speech_to_text: { kind: 'none' },
        pronunciation: { kind: 'embedded', name: 'fake pronunciation' },
        interviewer: { kind: 'embedded', name: 'fake interviewer' },
        mail: { kind: 'embedded', note: expect.stringContaining('open the mailbox link') },
        payment: { kind: 'embedded', name: 'sandbox: no money moves' },
        social: { google: false, facebook: false },
      },
    });
  });

  it('says that mail goes out where an SMTP server is set, and not which', async () => {
    server = await startTestServer({ env: { SMTP_URL: 'smtp://secret:word@127.0.0.1:1' } });
    const { body } = await call(server, 'GET', '/api/capabilities');
    expect(body['mail']).toEqual({ kind: 'provider', name: 'SMTP', note: '' });
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('is printed at start, one line each, with what it cannot do', () => {
    const lines = describeParts(
      listParts({ ...createFakeEngines().engines, speechToText: absentEngines.speechToText }, mail, storage),
    );
    expect(lines.split('\n')).toEqual([
      '               engine              kind      good to know',
      'Coach          fake coach          embedded',
      'Interviewer    fake interviewer    embedded',
      'Grammar        fake grammar        embedded',
      'Voice          fake voice          embedded',
      'Hearing        absent              missing',
      'Pronunciation  fake pronunciation  embedded',
      'Mail           fake mail           embedded',
      'Storage        fake storage        embedded',
    ]);
  });
});

describe('the doctor', () => {
  it('calls every engine and says what each saw, what is wrong and what to do', async () => {
    const findings = await examine(listParts(createFakeEngines().engines, mail, storage), noSignal);
    expect(findings.map(({ name, ok }) => [name, ok])).toEqual([
      ['Coach', true],
      ['Interviewer', true],
      ['Grammar', true],
      ['Voice', true],
      ['Hearing', false],
      ['Pronunciation', true],
      ['Mail', true],
      ['Storage', true],
    ]);
    const text = report(findings);
    expect(text).toContain('fake coach answers');
    expect(text).toMatch(/failed +Hearing +absent +There is no engine in this test\./);
    expect(text).toMatch(/What to do:\nHearing: Set STT_\* in \.env/);
  });

  it('says what to do about a mail server that does not answer', async () => {
    const broken: Engine = {
      about: { kind: 'provider', name: 'SMTP at mail.example', note: '' },
      check: () => Promise.reject(new Error('connect ECONNREFUSED')),
      close: async () => undefined,
    };
    const text = report(await examine([['Mail', broken]], noSignal));
    expect(text).toContain('Mail: Check SMTP_URL in .env, and that the service can be reached from here.');
  });

  it('says so when everything answers', async () => {
    const { engines } = createFakeEngines();
    const speechToText = { ...engines.speechToText, check: async () => 'heard “hello”' };
    const parts = listParts({ ...engines, speechToText }, mail, storage);
    expect(report(await examine(parts, noSignal))).toMatch(/Everything answers\.$/);
  });
});
