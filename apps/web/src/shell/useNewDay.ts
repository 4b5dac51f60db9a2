import { useEffect, useState } from 'react';
import { dateAt } from './days.ts';

/** Tells when the learner comes back to this page on another day than it was opened: a tab may stay open over midnight. */
export const useNewDay = (onNewDay: () => void): void => {
  const [opened] = useState(() => ({ date: dateAt(new Date()) }));
  useEffect(() => {
    const look = () => {
      const date = dateAt(new Date());
      if (document.visibilityState !== 'visible' || date === opened.date) return;
      opened.date = date;
      onNewDay();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [opened, onNewDay]);
};
