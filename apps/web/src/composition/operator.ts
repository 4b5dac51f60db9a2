import type { Client } from '@sayso/api/client';
import type { AnswerOf } from '@sayso/api/contract/endpoint';
import { getOperator } from '@sayso/api/contract/operator';

/** Who runs the server. */
export type Operator = AnswerOf<typeof getOperator>;

/** Asks once who runs the server; `null` from a server that does not say. */
export const createOperator = (client: Client): (() => Promise<Operator | null>) => {
  let asked: Promise<Operator | null> | undefined;
  return () => {
    asked ??= client.call(getOperator).catch(() => null);
    return asked;
  };
};
