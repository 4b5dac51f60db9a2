import { useEffect, useState } from 'react';
import type { Operator } from '../composition/operator.ts';
import { useServices } from '../composition/ServicesContext.ts';

/** Who runs the server: `null` from one that does not say, `undefined` until it has answered. Nobody waits for it. */
export const useOperator = (): Operator | null | undefined => {
  const { operator } = useServices();
  const [answer, setAnswer] = useState<Operator | null>();
  useEffect(() => {
    let isGone = false;
    void operator().then((value) => {
      if (!isGone) setAnswer(value);
    });
    return () => {
      isGone = true;
    };
  }, [operator]);
  return answer;
};
