import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig, withEnvFile } from './read-config.ts';

describe('the settings', () => {
  it('have defaults for a machine with nothing set', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.data',
      publicUrl: null,
      trustedProxies: 0,
      databaseUrl: null,
      smtpUrl: null,
      mailFrom: 'Sayso <no-reply@localhost>',
      mailboxKey: null,
      google: null,
      facebook: null,
      stripe: null,
      llm: null,
      speechToText: null,
      textToSpeech: null,
      azureSpeech: null,
      pronunciation: null,
      operator: { name: null, address: null, registration: null, email: null },
      freeConversationsPerDay: 5,
      callerLimitFactor: 1,
      warmUp: true,
      metricsToken: null,
      logLevel: 'info',
    });
  });

  it('take an empty variable as one that is not set', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '  ', LLM_API_KEY: '' })).toEqual(readConfig({}));
  });

  it.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535.'],
    ['PUBLIC_URL', 'talk.example.com', 'PUBLIC_URL must be an address that starts with http:// or https://.'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address that starts with postgres:// or postgresql://.'],
    ['SMTP_URL', 'mail.example.com:25', 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
    ['TRUST_PROXY', 'maybe', 'TRUST_PROXY must be true, false or how many proxies there are.'],
    ['STT_PROVIDER', 'azure', 'STT_PROVIDER must be embedded or openai.'],
    ['FREE_CONVERSATIONS_PER_DAY', '2.5', 'FREE_CONVERSATIONS_PER_DAY must be a whole number from 0 to 100000.'],
    ['MAILBOX_KEY', 'with spaces in between', 'MAILBOX_KEY must be at least 16 characters long, without spaces.'],
    ['CALLER_LIMIT_FACTOR', '0', 'CALLER_LIMIT_FACTOR must be a whole number from 1 to 10000.'],
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must be at least 16 characters long, without spaces.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.'],
    ['LLM_API_KEY', 'k', 'LLM_MODEL must be the name of a model when LLM_BASE_URL or LLM_API_KEY is set.'],
    ['LLM_MODEL', 'm', 'LLM_BASE_URL or LLM_API_KEY must be set when LLM_MODEL is.'],
    ['STT_PROVIDER', 'openai', 'STT_BASE_URL or STT_API_KEY must be set when STT_PROVIDER is openai.'],
    ['TTS_PROVIDER', 'azure', 'AZURE_SPEECH_KEY must be set when TTS_PROVIDER is azure.'],
    ['PRONUNCIATION_PROVIDER', 'openai', 'PRONUNCIATION_PROVIDER must be embedded or azure.'],
    ['PRONUNCIATION_PROVIDER', 'azure', 'AZURE_SPEECH_KEY must be set when PRONUNCIATION_PROVIDER is azure.'],
    [
      'PRONUNCIATION_BASE_URL',
      'https://speech.example',
      'AZURE_SPEECH_KEY must be set when PRONUNCIATION_BASE_URL is.',
    ],
    [
      'PRONUNCIATION_BASE_URL',
      'http://speech.example',
      'PRONUNCIATION_BASE_URL must be an address that starts with https://, or http:// on this machine.',
    ],
    ['AZURE_SPEECH_KEY', 'k', 'AZURE_SPEECH_REGION must be set when AZURE_SPEECH_KEY is.'],
    ['STRIPE_SECRET_KEY', 'sk_test_1', 'STRIPE_WEBHOOK_SECRET must be set when STRIPE_SECRET_KEY is.'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_1', 'STRIPE_SECRET_KEY must be set when STRIPE_WEBHOOK_SECRET is.'],
    ['STRIPE_PRICE_YEARLY', 'price_1', 'STRIPE_SECRET_KEY must be set when STRIPE_PRICE_YEARLY is.'],
    [
      'STRIPE_API_URL',
      'http://stripe.example',
      'STRIPE_API_URL must be an address that starts with https://, or http:// on this machine.',
    ],
    ['GOOGLE_CLIENT_ID', 'i', 'GOOGLE_CLIENT_SECRET must be set when GOOGLE_CLIENT_ID is.'],
    ['GOOGLE_CLIENT_SECRET', 's', 'GOOGLE_CLIENT_ID must be set when GOOGLE_CLIENT_SECRET is.'],
    ['GOOGLE_ISSUER', 'https://id.example', 'GOOGLE_CLIENT_ID must be set when GOOGLE_ISSUER is.'],
    [
      'GOOGLE_ISSUER',
      'http://id.example',
      'GOOGLE_ISSUER must be an address that starts with https://, or http:// on this machine.',
    ],
    ['FACEBOOK_CLIENT_ID', 'i', 'FACEBOOK_CLIENT_SECRET must be set when FACEBOOK_CLIENT_ID is.'],
    ['FACEBOOK_CLIENT_SECRET', 's', 'FACEBOOK_CLIENT_ID must be set when FACEBOOK_CLIENT_SECRET is.'],
  ])('name %s=%s in one line', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });

  it.each([
    [{}, 'SMTP_URL and STRIPE_SECRET_KEY must be set when PUBLIC_URL is public.'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'STRIPE_SECRET_KEY must be set when PUBLIC_URL is public.'],
    [{ STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' }, 'SMTP_URL must be set when PUBLIC_URL is public.'],
  ])('refuse the mailbox and the sandbox on a public server, unless a demo is wanted: %j', (services, message) => {
    const env = { PUBLIC_URL: 'https://talk.example.com', ...services };
    expect(() => readConfig(env)).toThrow(`${message} To show a demo without, set ALLOW_DEMO=true.`);
    expect(readConfig({ ...env, ALLOW_DEMO: 'true' }).publicUrl).toBe('https://talk.example.com');
  });

  it.each(['http://talk.example.com', 'https://localhost:3000', 'https://talk.localhost', 'https://[::1]:3000'])(
    'allow the mailbox and the sandbox at %s',
    (address) => {
      expect(readConfig({ PUBLIC_URL: address }).publicUrl).toBe(address);
    },
  );

  it('take an OpenAI-compatible service without a key', () => {
    expect(readConfig({ LLM_BASE_URL: 'http://127.0.0.1:11434/v1/', LLM_MODEL: 'tiny' }).llm).toEqual({
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: null,
      model: 'tiny',
    });
  });

  it('take the providers’ own addresses when only their apps are set', () => {
    const env = {
      GOOGLE_CLIENT_ID: 'g',
      GOOGLE_CLIENT_SECRET: 's',
      FACEBOOK_CLIENT_ID: 'f',
      FACEBOOK_CLIENT_SECRET: 't',
    };
    expect(readConfig(env)).toMatchObject({
      google: { clientId: 'g', clientSecret: 's', issuer: 'https://accounts.google.com' },
      facebook: { clientId: 'f', url: 'https://www.facebook.com', graphUrl: 'https://graph.facebook.com' },
    });
  });

  it('take an OpenID provider of this machine in Google’s place', () => {
    const env = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's', GOOGLE_ISSUER: 'http://127.0.0.1:4000/' };
    expect(readConfig(env).google?.issuer).toBe('http://127.0.0.1:4000');
  });

  it('take OpenAI’s own address when only a key is set', () => {
    expect(readConfig({ STT_API_KEY: 'k', STT_MODEL: 'm' }).speechToText?.baseUrl).toBe('https://api.openai.com/v1');
  });

  it('let the voices of an outside service be named', () => {
    const azure = { TTS_PROVIDER: 'azure', AZURE_SPEECH_KEY: 'k', AZURE_SPEECH_REGION: 'westeurope' };
    expect(readConfig({ ...azure, TTS_VOICE_DAISY: 'en-GB-SoniaNeural' }).textToSpeech).toMatchObject({
      provider: 'azure',
      voices: { John: 'en-US-GuyNeural', Daisy: 'en-GB-SoniaNeural' },
    });
  });

  it('have Azure score pronunciation as soon as its key is set, also at a configured address', () => {
    const azure = { AZURE_SPEECH_KEY: 'k', AZURE_SPEECH_REGION: 'westeurope' };
    const own = 'http://127.0.0.1:4000';
    expect(readConfig({ ...azure, PRONUNCIATION_BASE_URL: `${own}/` }).pronunciation).toEqual({
      provider: 'azure',
      key: 'k',
      region: 'westeurope',
      endpoint: own,
    });
    expect(readConfig(azure).pronunciation?.endpoint).toBeNull();
    expect(readConfig({ ...azure, PRONUNCIATION_PROVIDER: 'embedded' }).pronunciation).toBeNull();
  });

  it('keep the embedded engine when it is asked for by name', () => {
    expect(readConfig({ STT_PROVIDER: 'embedded', STT_API_KEY: 'k', STT_MODEL: 'm' }).speechToText).toBeNull();
  });
});

describe('the .env file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-env-'));
  const file = join(folder, '.env');
  afterEach(() => rmSync(file, { force: true }));

  it('need not exist', () => {
    expect(withEnvFile(file, { PORT: '4000' })).toEqual({ PORT: '4000' });
  });

  it('gives way to the environment', () => {
    writeFileSync(file, 'PORT=1111\nHOST=0.0.0.0\n');
    expect(withEnvFile(file, { PORT: '4000', HOST: '' })).toEqual({ PORT: '4000', HOST: '0.0.0.0' });
  });
});
