import { type AnnouncementsOptions, createAnnouncements } from '../storage/announcements.ts';

/** Tells everything that an account has open, in every process, that it is over: the account is gone, or has a new password. */
export interface Revocations {
  /** Call it once the database says the same. */
  revoke(userId: string): Promise<void>;
  /** Hears of every revocation. Returns its end. */
  subscribe(listener: (userId: string) => void): () => void;
  close(): Promise<void>;
}

/** @throws when the database cannot be listened to. */
export const createRevocations = async (options: AnnouncementsOptions): Promise<Revocations> => {
  const { announce, ...rest } = await createAnnouncements('sayso_revoked', options);
  return { revoke: announce, ...rest };
};
