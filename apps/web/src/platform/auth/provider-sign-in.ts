import { systemClock, withTimeout } from '@sayso/api/client';
import { deadlines } from '@sayso/api/contract/deadlines';

/** The outcome of going to a provider: the learner came back from there, the server has none set up, or it cannot be asked. */
export type Departure = 'came back' | 'not set up' | 'unreachable';

/**
 * Goes to a provider's own page. The server's address is asked first without following it, so that a server that has none set up
 * answers on this page and not on an empty one.
 * @param leave opens an address in place of this page; resolves when the learner comes back to it as it was
 */
export const createProviderSignIn =
  (ask: typeof fetch, leave: (url: string) => Promise<void>) =>
  async (provider: string): Promise<Departure> => {
    const url = `/user/login/${provider}`;
    try {
      const answer = await withTimeout({ clock: systemClock, ms: deadlines.read }, (signal) =>
        ask(url, { redirect: 'manual', headers: { accept: 'application/json' }, signal }),
      );
      if (answer.type !== 'opaqueredirect') return 'not set up';
    } catch {
      return 'unreachable';
    }
    await leave(url);
    return 'came back';
  };
