import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import type { Config } from './Config.ts';
import { azureOf, pronunciationOf, serviceOf, voicesOf } from './providers.ts';
import { facebookOf, googleOf } from './socialApps.ts';
import { stripeOf } from './stripe.ts';
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

/**
 * The server's settings from its environment.
 * @throws ConfigError at the first variable that is wrong, or that another one needs.
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const is = parse(env);
  const fail = (message: string): never => {
    throw new ConfigError(message);
  };
  const azureSpeech = azureOf(is, fail);
  return {
    port: is.PORT,
    host: is.HOST,
    dataDir: is.DATA_DIR,
    publicUrl: is.PUBLIC_URL ?? null,
    trustedProxies: is.TRUST_PROXY,
    databaseUrl: is.DATABASE_URL ?? null,
    smtpUrl: is.SMTP_URL ?? null,
    mailFrom: is.MAIL_FROM,
    google: googleOf(is, fail),
    facebook: facebookOf(is, fail),
    stripe: stripeOf(is, fail),
    llm: serviceOf('LLM', is, fail),
    speechToText: is.STT_PROVIDER === 'embedded' ? null : serviceOf('STT', is, fail, is.STT_PROVIDER === 'openai'),
    textToSpeech: voicesOf(is, azureSpeech, fail),
    azureSpeech,
    pronunciation: pronunciationOf(is, azureSpeech, fail),
    operator: {
      name: is.OPERATOR_NAME ?? null,
      address: is.OPERATOR_ADDRESS ?? null,
      registration: is.OPERATOR_REGISTRATION ?? null,
      email: is.OPERATOR_EMAIL ?? null,
    },
    freeConversationsPerDay: is.FREE_CONVERSATIONS_PER_DAY,
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
