import * as v from 'valibot';
import { isLocalHost } from './loopback.ts';

const text = v.pipe(v.string(), v.trim());
const whole = (least: number, most: number) =>
  v.pipe(
    text,
    v.regex(/^\d+$/, `a whole number from ${least} to ${most}`),
    v.transform(Number),
    v.minValue(least, `a whole number from ${least} to ${most}`),
    v.maxValue(most, `a whole number from ${least} to ${most}`),
  );
const proxies = v.pipe(
  text,
  v.regex(/^(true|false|\d)$/, 'true, false or how many proxies there are'),
  v.transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value))),
);
const address = (expected: string, ...protocols: readonly string[]) =>
  v.pipe(
    text,
    v.check((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), expected),
  );
const web = v.pipe(
  address('an address that starts with http:// or https://', 'http:', 'https:'),
  v.transform((value) => value.replace(/\/+$/, '')),
);
/** Secrets travel there: without TLS it may only be this machine. */
const confidential = v.pipe(
  web,
  v.check((value) => {
    const { protocol, hostname } = new URL(value);
    return protocol === 'https:' || isLocalHost(hostname);
  }, 'an address that starts with https://, or http:// on this machine'),
);
const key = v.optional(v.pipe(text, v.regex(/^[!-~]{16,}$/, 'at least 16 characters long, without spaces')));
const plain = v.optional(text);

/**
 * Every variable the server reads, and what it expects. A message completes “NAME must be …”.
 * `.env.example` lists the same names in the same order; a test holds the two together.
 */
export const variables = v.object({
  PORT: v.optional(whole(0, 65_535), '3000'),
  HOST: v.optional(text, '127.0.0.1'),
  DATA_DIR: v.optional(text, '.data'),
  PUBLIC_URL: v.optional(web),
  TRUST_PROXY: v.optional(proxies, 'false'),
  ALLOW_DEMO: v.optional(v.pipe(text, v.picklist(['true', 'false'], 'true or false')), 'false'),
  DATABASE_URL: v.optional(
    address('an address that starts with postgres:// or postgresql://', 'postgres:', 'postgresql:'),
  ),
  SMTP_URL: v.optional(address('an address that starts with smtp:// or smtps://', 'smtp:', 'smtps:')),
  MAIL_FROM: v.optional(text, 'Sayso <no-reply@localhost>'),
  MAILBOX_KEY: key,
  GOOGLE_CLIENT_ID: plain,
  GOOGLE_CLIENT_SECRET: plain,
  GOOGLE_ISSUER: v.optional(confidential),
  FACEBOOK_CLIENT_ID: plain,
  FACEBOOK_CLIENT_SECRET: plain,
  FACEBOOK_URL: v.optional(confidential),
  FACEBOOK_GRAPH_URL: v.optional(confidential),
  STRIPE_SECRET_KEY: plain,
  STRIPE_WEBHOOK_SECRET: plain,
  STRIPE_PRICE_MONTHLY: plain,
  STRIPE_PRICE_YEARLY: plain,
  STRIPE_API_URL: v.optional(confidential),
  LLM_BASE_URL: v.optional(web),
  LLM_API_KEY: plain,
  LLM_MODEL: plain,
  STT_PROVIDER: v.optional(v.pipe(text, v.picklist(['embedded', 'openai'], 'embedded or openai'))),
  STT_BASE_URL: v.optional(web),
  STT_API_KEY: plain,
  STT_MODEL: plain,
  TTS_PROVIDER: v.optional(v.pipe(text, v.picklist(['embedded', 'openai', 'azure'], 'embedded, openai or azure'))),
  TTS_BASE_URL: v.optional(web),
  TTS_API_KEY: plain,
  TTS_MODEL: plain,
  TTS_VOICE_JOHN: plain,
  TTS_VOICE_DAISY: plain,
  PRONUNCIATION_PROVIDER: v.optional(v.pipe(text, v.picklist(['embedded', 'azure'], 'embedded or azure'))),
  PRONUNCIATION_BASE_URL: v.optional(confidential),
  AZURE_SPEECH_KEY: plain,
  AZURE_SPEECH_REGION: v.optional(v.pipe(text, v.regex(/^[a-z0-9]+$/, 'a region’s name like westeurope'))),
  OPERATOR_NAME: plain,
  OPERATOR_ADDRESS: plain,
  OPERATOR_REGISTRATION: plain,
  OPERATOR_EMAIL: v.optional(v.pipe(text, v.email('an e-mail address like hello@example.com'))),
  FREE_CONVERSATIONS_PER_DAY: v.optional(whole(0, 100_000), '5'),
  CALLER_LIMIT_FACTOR: v.optional(whole(1, 10_000), '1'),
  WARM_UP: v.optional(v.pipe(text, v.picklist(['true', 'false'], 'true or false')), 'true'),
  METRICS_TOKEN: key,
  LOG_LEVEL: v.optional(
    v.pipe(
      text,
      v.picklist(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'fatal, error, warn, info, debug, trace or silent',
      ),
    ),
    'info',
  ),
});
export type Variables = v.InferOutput<typeof variables>;
