import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { providerAddresses } from '../../platform/config/provider-addresses.ts';
import { readConfig } from '../../platform/config/read-config.ts';
import { freePort } from '../../testing/free-port.ts';
import { findUnreachable } from './find-unreachable.ts';

const listAddresses = (env: Readonly<Record<string, string>>) => providerAddresses(readConfig(env));

describe('the addresses of providers', () => {
  it('are an empty list where none is set', () => {
    expect(listAddresses({})).toEqual([]);
  });

  it('are all that the settings lead to', () => {
    const env = {
      LLM_BASE_URL: 'http://127.0.0.1:11434/v1',
      LLM_MODEL: 'm',
      STT_API_KEY: 'k',
      STT_MODEL: 'm',
      TTS_PROVIDER: 'azure',
      AZURE_SPEECH_KEY: 'k',
      AZURE_SPEECH_REGION: 'westeurope',
      SMTP_URL: 'smtps://user:secret@mail.example',
      STRIPE_SECRET_KEY: 'sk',
      STRIPE_WEBHOOK_SECRET: 'wh',
      GOOGLE_CLIENT_ID: 'i',
      GOOGLE_CLIENT_SECRET: 's',
      FACEBOOK_CLIENT_ID: 'i',
      FACEBOOK_CLIENT_SECRET: 's',
    };
    expect(listAddresses(env).map(({ variable, host, port }) => `${variable} ${host}:${port}`)).toEqual([
      'LLM_BASE_URL 127.0.0.1:11434',
      'STT_BASE_URL api.openai.com:443',
      'AZURE_SPEECH_REGION westeurope.tts.speech.microsoft.com:443',
      'AZURE_SPEECH_REGION westeurope.stt.speech.microsoft.com:443',
      'SMTP_URL mail.example:465',
      'STRIPE_API_URL api.stripe.com:443',
      'GOOGLE_ISSUER accounts.google.com:443',
      'FACEBOOK_GRAPH_URL graph.facebook.com:443',
    ]);
  });

  it('that do not answer are named with their variable, and those that do are not', async () => {
    const open = createServer().listen(0, '127.0.0.1');
    await once(open, 'listening');
    const address = open.address();
    const openPort = typeof address === 'object' && address ? address.port : 0;
    const closedPort = await freePort();
    const lines = await findUnreachable([
      { variable: 'LLM_BASE_URL', host: '127.0.0.1', port: closedPort },
      { variable: 'STT_BASE_URL', host: '127.0.0.1', port: openPort },
    ]);
    open.close();
    expect(lines).toEqual([
      `Nothing answers at 127.0.0.1:${closedPort} (ECONNREFUSED): check LLM_BASE_URL, or run npm run doctor.`,
    ]);
  });

  it('that keep silent are waited for a second and a half', async () => {
    const start = performance.now();
    // An address for documentation: what is sent there is lost, or refused at once where there is no way to it.
    const lines = await findUnreachable([{ variable: 'LLM_BASE_URL', host: '192.0.2.1', port: 81 }]);
    expect(performance.now() - start).toBeLessThan(4000);
    expect(lines).toHaveLength(1);
  });
});
