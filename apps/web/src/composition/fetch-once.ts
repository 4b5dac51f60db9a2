import { NetworkError } from '@sayso/api/client';

/**
 * Fetches a part of the app when it is first asked for, and again when it could not be fetched.
 * @param load a dynamic import, and what is made of it
 * @returns rejects with a NetworkError while it cannot be fetched, which every caller of the server knows already
 */
export const fetchOnce = <Part>(load: () => Promise<Part>): (() => Promise<Part>) => {
  let fetched: Promise<Part> | null = null;
  return () => {
    fetched ??= load().catch((cause: unknown) => {
      fetched = null;
      throw new NetworkError('A part of Sayso cannot be loaded. Check your connection and try again.', { cause });
    });
    return fetched;
  };
};
