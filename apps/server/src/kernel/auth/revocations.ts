import { type AnnouncementsOptions, createAnnouncements } from '../../platform/storage/announcements.ts';

/**
 * Tells everything that is open, in every process, that it is over: for an account that is gone or has a new password, and for one
 * sign-in that was logged out. An id names either; no two are alike.
 */
export interface Revocations {
  /** Call it once the database says the same. */
  revoke(id: string): Promise<void>;
  /** Hears of every revocation. Returns its end. */
  subscribe(listener: (id: string) => void): () => void;
  close(): Promise<void>;
}

/** @throws when the database cannot be listened to. */
export const createRevocations = async (options: AnnouncementsOptions): Promise<Revocations> => {
  const { announce, ...rest } = await createAnnouncements('sayso_revoked', options);
  return { revoke: announce, ...rest };
};
