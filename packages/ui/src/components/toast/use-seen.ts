import { useEffect, useState } from 'react';

/** Whether the page has been visible since this was first drawn. Radix stops the time when a window is left, but not where it was left before. */
export function useSeen(): boolean {
  const [seen, setSeen] = useState(() => !document.hidden);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) setSeen(true);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return seen;
}
