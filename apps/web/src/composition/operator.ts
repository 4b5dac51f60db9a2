import type { Client } from '@sayso/api/client';
import type { AnswerOf } from '@sayso/api/contract/endpoint';
import type { getOperator } from '@sayso/api/contract/operator';
import { late } from './late.ts';
import { createTold } from './told.ts';

/** Who runs the server. */
export type Operator = AnswerOf<typeof getOperator>;

/** Asks who runs the server. */
export const createOperator = (client: Client): (() => Promise<Operator | null>) =>
  createTold(async () => {
    const { getOperator } = await late(() => import('@sayso/api/contract/operator'));
    return client.call(getOperator);
  });
