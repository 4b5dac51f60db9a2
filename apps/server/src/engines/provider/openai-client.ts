import OpenAI from 'openai';

export interface OpenAiAccess {
  /** The base URL of a service that speaks the OpenAI protocol, with its version: `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  /** Empty for a service that asks for none. */
  readonly apiKey: string;
}

/** A client for any service that speaks the OpenAI protocol. It reads nothing from the environment and tries twice. */
export function createOpenAiClient({ baseUrl, apiKey }: OpenAiAccess): OpenAI {
  return new OpenAI({
    baseURL: baseUrl,
    // The library requires a key, also for a service without one.
    apiKey: apiKey || 'none',
    organization: null,
    project: null,
    maxRetries: 1,
    logLevel: 'off',
  });
}

/** Reads the host of an address, to tell people where their words or their voice go. */
export const readHost = (url: string): string => new URL(url).host;
