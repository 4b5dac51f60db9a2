import { useSyncExternalStore } from 'react';
import type { Detach } from '../internal/clock.ts';

/** Anything with a snapshot that says when it changes: a session, a socket. */
export interface SnapshotSource<Snapshot> {
  subscribe(listener: () => void): Detach;
  getSnapshot(): Snapshot;
}

/** The session's snapshot now; renders again when it changes. Starting and disposing stay with whoever made the session. */
export const useSession = <Snapshot>(session: SnapshotSource<Snapshot>): Snapshot =>
  useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
