import { type Client, NetworkError } from '@sayso/api/client';

/**
 * Loads a part of the app that a call needs. Neither of the first two screens waits for one.
 * @throws NetworkError when it cannot be had: whoever calls then knows what to do
 */
export const late = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (cause) {
    throw new NetworkError('A part of Sayso cannot be loaded. Check your connection and try again.', { cause });
  }
};

/** Makes something when it is first asked for; what could not be made is tried again. */
export const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
};

/** The client, made by the first call. @param make loads what it is made of */
export const createLateClient = (make: () => Promise<Client>): Client => {
  const client = once(() => late(make));
  return {
    call: async (...call) => (await client()).call(...call),
    download: async (...call) => (await client()).download(...call),
    renew: async () => (await client()).renew(),
  };
};
