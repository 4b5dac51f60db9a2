import type { Client } from '@sayso/api/client';
import type { AnswerOf } from '@sayso/api/contract/endpoint';
import { getOperator } from '@sayso/api/contract/operator';

/** Who runs the server. */
export type Operator = AnswerOf<typeof getOperator>;

/** Asks who runs the server. */
export const askOperator = (client: Client): Promise<Operator> => client.call(getOperator);
