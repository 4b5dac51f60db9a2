import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../platform/config/read-config.ts';
import { openDatabase, type Storage } from '../../platform/storage/open-database.ts';
import { type TestDatabase, temporaryDatabase } from '../../testing/temporary-database.ts';
import { createSession } from '../sessions/sessions.ts';
import { endSession } from '../sessions/settle.ts';
import { createRegistry } from './registry.ts';

describe('the connections of one process', () => {
  let database: TestDatabase;
  let storage: Storage;
  beforeEach(async () => {
    database = await temporaryDatabase();
    storage = await openDatabase(readConfig(database.env));
    const user = { id: 'u', email: 'u@example.com', auth_provider: 'email', topics: '[]', is_premium: 0, total_xp: 0 };
    const empty = { password_hash: null, full_name: null, picture: null, english_level: null, goal: null };
    const rest = { profile_setup_status: null, selected_character: null, time_zone: 'UTC', created_at: 0 };
    await storage.db
      .insertInto('users')
      .values({ ...user, ...empty, ...rest })
      .execute();
  });
  afterEach(async () => {
    await storage.close();
    await database.remove();
  });

  const signIn = (family: string) =>
    storage.db
      .insertInto('refresh_tokens')
      .values({ token_hash: family, user_id: 'u', family, created_at: 0, expires_at: 1 })
      .execute();

  const entry = async (sessionId: string, leaseId: string) => {
    const session = {
      receive: vi.fn(),
      drain: vi.fn(async () => undefined),
      loseLease: vi.fn(),
      revoke: vi.fn(),
      tellPlan: vi.fn(),
    };
    const exists = await storage.db.selectFrom('practice_sessions').select('id').where('id', '=', sessionId).execute();
    const facts = { userId: 'u', kind: 'conversation', coach: 'John', localDate: '2026-11-20' } as const;
    if (exists.length === 0) await createSession(storage.db, { sessionId, leaseId, ...facts }, 1);
    return { userId: 'u', signIn: 's', lease: { sessionId, leaseId }, session };
  };

  it('learn that another process took a session up, that it ended, or that the account is gone', async () => {
    const registry = createRegistry();
    const [kept, taken, ended] = [await entry('kept', 'a'), await entry('taken', 'b'), await entry('ended', 'c')];
    for (const one of [kept, taken, ended]) registry.add(one);
    await storage.db.updateTable('practice_sessions').set({ held_by: 'other' }).where('id', '=', 'taken').execute();
    await endSession(storage.db, { sessionId: 'ended', leaseId: null }, 2);
    await registry.check(storage.db);
    expect(kept.session.loseLease).not.toHaveBeenCalled();
    expect(taken.session.loseLease).toHaveBeenCalledWith('taken');
    expect(ended.session.loseLease).toHaveBeenCalledWith('ended');
    await storage.db.deleteFrom('users').execute();
    await registry.check(storage.db);
    expect(kept.session.loseLease).toHaveBeenCalledWith('ended');
  });

  it('end with their sign-in, and not because they were opened while it was being looked up', async () => {
    const registry = createRegistry();
    const [loggedOut, moved, opened] = [await entry('old', 'a'), await entry('moved', 'b'), await entry('new', 'c')];
    await signIn('s');
    registry.add({ ...loggedOut, signIn: 'logged out' });
    registry.add(moved);
    const checked = registry.check(storage.db);
    const taker = await entry('moved', 'd');
    registry.add({ ...opened, signIn: 'later' });
    registry.add(taker);
    await checked;
    expect(loggedOut.session.revoke).toHaveBeenCalledOnce();
    for (const { session } of [opened, taker]) {
      expect(session.revoke).not.toHaveBeenCalled();
      expect(session.loseLease).not.toHaveBeenCalled();
    }
  });

  it('give way to a newer one, after what they were sent is stored', async () => {
    const registry = createRegistry();
    const older = await entry('one', 'a');
    registry.add(older);
    await registry.release('one');
    expect(older.session.drain).toHaveBeenCalledBefore(older.session.loseLease);
    expect(older.session.loseLease).toHaveBeenCalledWith('taken');
  });

  it('are not forgotten when the one they replaced leaves', async () => {
    const registry = createRegistry();
    const [older, newer] = [await entry('one', 'a'), await entry('one', 'b')];
    const removeOlder = registry.add(older);
    registry.add(newer);
    expect(older.session.loseLease).toHaveBeenCalledWith('taken');
    removeOlder();
    await registry.drain();
    expect(newer.session.drain).toHaveBeenCalledOnce();
    expect(older.session.drain).not.toHaveBeenCalled();
  });
});
