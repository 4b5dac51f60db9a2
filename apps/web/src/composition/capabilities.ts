import type { Client } from '@sayso/api/client';
import type { getCapabilities } from '@sayso/api/contract/capabilities';
import type { AnswerOf } from '@sayso/api/contract/endpoint';
import { late } from './late.ts';
import { createTold } from './told.ts';

/** What the server says of its engines. */
export type Capabilities = AnswerOf<typeof getCapabilities>;

/** Asks what the server can do; not knowing it changes nothing that the spec promises. */
export const createCapabilities = (client: Client): (() => Promise<Capabilities | null>) =>
  createTold(async () => {
    const { getCapabilities } = await late(() => import('@sayso/api/contract/capabilities'));
    return client.call(getCapabilities);
  });
