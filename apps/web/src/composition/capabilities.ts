import type { Client } from '@sayso/api/client';
import type { getCapabilities } from '@sayso/api/contract/capabilities';
import type { AnswerOf } from '@sayso/api/contract/endpoint';
import { late } from './late.ts';

/** What the server says of its engines. */
export type Capabilities = AnswerOf<typeof getCapabilities>;

/** Asks once for what the server can do; `null` from a server that does not say, which changes nothing that the spec promises. */
export const createCapabilities = (client: Client): (() => Promise<Capabilities | null>) => {
  const ask = async () => {
    const { getCapabilities } = await late(() => import('@sayso/api/contract/capabilities'));
    return client.call(getCapabilities);
  };
  let asked: Promise<Capabilities | null> | undefined;
  return () => {
    asked ??= ask().catch(() => null);
    return asked;
  };
};
