import { useEffect, useState } from 'react';
import { dateAt } from './days.ts';

/** The learner's own date, `YYYY-MM-DD`. A tab may stay open over midnight: the date is read again when the learner comes back to it. */
export const useToday = (): string => {
  const [today, setToday] = useState(() => dateAt(new Date()));
  useEffect(() => {
    const readAgain = () => {
      if (document.visibilityState === 'visible') setToday(dateAt(new Date()));
    };
    document.addEventListener('visibilitychange', readAgain);
    return () => document.removeEventListener('visibilitychange', readAgain);
  }, []);
  return today;
};
