import { useSyncExternalStore } from 'react';
import type { Detach } from '../io/clock/clock.ts';

/** Anything with a snapshot that says when it changes: a session, a socket. */
export interface SnapshotSource<Snapshot> {
  subscribe(listener: () => void): Detach;
  getSnapshot(): Snapshot;
}

/** The session's snapshot now; renders again when it changes. Its owner starts and disposes of it. */
export const useSession = <Snapshot>(session: SnapshotSource<Snapshot>): Snapshot =>
  useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
