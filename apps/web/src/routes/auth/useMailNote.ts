import { useEffect, useState } from 'react';
import { useServices } from '../../composition/ServicesContext.ts';

/**
 * Where to look for a code on a server that sends no mail, in its own words; null where mail goes out, and where the server does not say or does not answer.
 * @param isDue whether a code was sent: nothing is asked before
 */
export const useMailNote = (isDue: boolean): string | null => {
  const { capabilities: ask } = useServices();
  const [note, setNote] = useState<string | null>(null);
  useEffect(() => {
    if (!isDue) return;
    let isHere = true;
    ask().then(
      (told) => isHere && setNote(told?.mail.kind === 'embedded' ? told.mail.note : null),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [ask, isDue]);
  return isDue ? note : null;
};
