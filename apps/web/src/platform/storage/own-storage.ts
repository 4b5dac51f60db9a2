import type { Profile } from '@sayso/api/contract/profile';

/** The part of a `Storage` that is needed to keep something. */
export type KeepingStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Creates a storage of the tab for one account. Another learner who signs in later finds nothing of it, also without a sign-out: a session
 * may expire.
 * @param storage usually `sessionStorage`
 */
export const ownStorage = (
  storage: KeepingStorage,
  { email, full_name }: Pick<Profile, 'email' | 'full_name'>,
): KeepingStorage => {
  // Some providers tell no address.
  const owner = email || full_name;
  const own = (key: string) => `${key} of ${owner}`;
  return {
    getItem: (key) => storage.getItem(own(key)),
    setItem: (key, value) => storage.setItem(own(key), value),
    removeItem: (key) => storage.removeItem(own(key)),
  };
};
