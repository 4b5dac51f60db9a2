import { useEffect, useState } from 'react';

/** Whether this component has been on the screen for so long. */
export const useElapsed = (ms: number): boolean => {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
};
