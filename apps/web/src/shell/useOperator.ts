import { useEffect, useState } from 'react';
import type { Operator } from '../composition/operator.ts';
import { useServices } from '../composition/ServicesContext.ts';

/** Who runs the server: `null` from one that does not say, `undefined` until it has answered. Nobody waits for it. */
export const useOperator = (): Operator | null | undefined => {
  const { operator: ask } = useServices();
  const [operator, setOperator] = useState<Operator | null>();
  useEffect(() => {
    let isHere = true;
    void ask().then((answer) => isHere && setOperator(answer));
    return () => {
      isHere = false;
    };
  }, [ask]);
  return operator;
};
