import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import type { Config } from './config.ts';
import { isPublic } from './is-public.ts';
import { readAzure, readPronunciation, readService, readVoices } from './providers.ts';
import { readFacebook, readGoogle } from './social-apps.ts';
import { readStripe } from './stripe.ts';
import { type Variables, variables } from './variables.ts';

/** A variable is wrong. The message is one line that names it and what is expected. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const parse = (env: Readonly<Record<string, string | undefined>>): Variables => {
  // An empty variable is one that is not set: this is how .env.example leaves them.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = v.safeParse(variables, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ConfigError(`${v.getDotPath(issue) ?? 'A variable'} must be ${issue.message}.`);
};

/** The built-in mailbox and the payment sandbox are for trying: learners of a public server would get no mail, and Plus for nothing. */
const demandRealServices = (is: Variables, fail: (message: string) => never): void => {
  if (is.ALLOW_DEMO === 'true' || !isPublic(is.PUBLIC_URL ?? null)) return;
  const missing = (['SMTP_URL', 'STRIPE_SECRET_KEY'] as const).filter((name) => is[name] === undefined);
  if (missing.length === 0) return;
  fail(`${missing.join(' and ')} must be set when PUBLIC_URL is public. To show a demo without, set ALLOW_DEMO=true.`);
};

/**
 * The server's settings from its environment.
 * @throws ConfigError at the first variable that is wrong, or that another one needs.
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const is = parse(env);
  const fail = (message: string): never => {
    throw new ConfigError(message);
  };
  const azureSpeech = readAzure(is, fail);
  demandRealServices(is, fail);
  return {
    port: is.PORT,
    host: is.HOST,
    dataDir: is.DATA_DIR,
    publicUrl: is.PUBLIC_URL ?? null,
    trustedProxies: is.TRUST_PROXY,
    databaseUrl: is.DATABASE_URL ?? null,
    smtpUrl: is.SMTP_URL ?? null,
    mailFrom: is.MAIL_FROM,
    mailboxKey: is.MAILBOX_KEY ?? null,
    google: readGoogle(is, fail),
    facebook: readFacebook(is, fail),
    stripe: readStripe(is, fail),
    llm: readService('LLM', is, fail),
    speechToText: is.STT_PROVIDER === 'embedded' ? null : readService('STT', is, fail, is.STT_PROVIDER === 'openai'),
    textToSpeech: readVoices(is, azureSpeech, fail),
    azureSpeech,
    pronunciation: readPronunciation(is, azureSpeech, fail),
    operator: {
      name: is.OPERATOR_NAME ?? null,
      address: is.OPERATOR_ADDRESS ?? null,
      registration: is.OPERATOR_REGISTRATION ?? null,
      email: is.OPERATOR_EMAIL ?? null,
    },
    freeConversationsPerDay: is.FREE_CONVERSATIONS_PER_DAY,
    callerLimitFactor: is.CALLER_LIMIT_FACTOR,
    warmUp: is.WARM_UP === 'true',
    metricsToken: is.METRICS_TOKEN ?? null,
    logLevel: is.LOG_LEVEL,
  };
};

/**
 * The environment over the file's lines: what is set outside wins.
 * @param file path of a `.env` file; it need not exist.
 * @throws ConfigError when the file exists and cannot be read.
 */
export const withEnvFile = (
  file: string,
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return env;
    throw new ConfigError(`${file} cannot be read. Make it readable, or remove it.`, { cause: error });
  }
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  return { ...parseEnv(text), ...set };
};
