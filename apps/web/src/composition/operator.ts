import type { Client } from '@sayso/api/client';
import type { AnswerOf } from '@sayso/api/contract/endpoint';
import type { getOperator } from '@sayso/api/contract/operator';
import { late } from './late.ts';

/** Who runs the server. */
export type Operator = AnswerOf<typeof getOperator>;

/** Asks once who runs the server; `null` from a server that does not say. */
export const createOperator = (client: Client): (() => Promise<Operator | null>) => {
  const ask = async () => {
    const { getOperator } = await late(() => import('@sayso/api/contract/operator'));
    return client.call(getOperator);
  };
  let asked: Promise<Operator | null> | undefined;
  return () => {
    asked ??= ask().catch(() => null);
    return asked;
  };
};
