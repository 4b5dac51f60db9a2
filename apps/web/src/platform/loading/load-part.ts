import { NetworkError } from '@sayso/api/client';

/**
 * Loads a part of the app. A browser loads a module once, and again after it could not be loaded.
 * @param load a dynamic import
 * @throws NetworkError while it cannot be loaded, which every caller of the server handles already
 */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch((cause: unknown) => {
    throw new NetworkError('A part of Sayso cannot be loaded. Check your connection and try again.', { cause });
  });
