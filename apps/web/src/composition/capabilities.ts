import type { Client } from '@sayso/api/client';
import { getCapabilities } from '@sayso/api/contract/capabilities';
import type { AnswerOf } from '@sayso/api/contract/endpoint';

/** What the server says of its engines. */
export type Capabilities = AnswerOf<typeof getCapabilities>;

/** All of the time that it may take, in milliseconds: a page goes on without it. */
const waitMs = 5000;

/** Asks what the server can do; not knowing it changes nothing that the spec promises. */
export const askCapabilities = (client: Client): Promise<Capabilities> =>
  client.call(getCapabilities, undefined, { withinMs: waitMs });
