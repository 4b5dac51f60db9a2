import type { Client } from '@sayso/api/client';
import { getCapabilities } from '@sayso/api/contract/capabilities';
import type { AnswerOf } from '@sayso/api/contract/endpoint';

/** What the server says of its engines. */
export type Capabilities = AnswerOf<typeof getCapabilities>;

/** Asks once for what the server can do; `null` from a server that does not say, which changes nothing that the spec promises. */
export const createCapabilities = (client: Client): (() => Promise<Capabilities | null>) => {
  let asked: Promise<Capabilities | null> | undefined;
  return () => {
    asked ??= client.call(getCapabilities).catch(() => null);
    return asked;
  };
};
