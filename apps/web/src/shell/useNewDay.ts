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

/** The learner's own date, `YYYY-MM-DD`; the day that a tab was opened on is over when they come back on another. */
export const useToday = (onNewDay: () => void): string => {
  const [today, setToday] = useState(() => dateAt(new Date()));
  useNewDay(() => {
    setToday(dateAt(new Date()));
    onNewDay();
  });
  return today;
};
