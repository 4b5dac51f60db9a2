import { createConversationScenario } from '@sayso/voice/testing';
import { describe, expect, it } from 'vitest';
import { createProfile } from '../learner/stories/profiles.ts';
import { createResumeStore } from '../live/resume-store.ts';
import { ownStorage } from './own-storage.ts';

/** The storage of a tab, which is the same for all learners. */
const createTab = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};
const amina = createProfile({ email: 'amina@example.com' });
const ben = createProfile({ email: 'ben@example.com' });

describe('what a tab keeps for an account', () => {
  it('is there for it, and for no other, until it is removed', () => {
    const tab = createTab();
    ownStorage(tab, amina).setItem('words', 'Hello?');
    expect(ownStorage(tab, ben).getItem('words')).toBeNull();
    ownStorage(tab, ben).removeItem('words');
    expect(ownStorage(tab, createProfile({ ...amina, streak: 7 })).getItem('words')).toBe('Hello?');
    ownStorage(tab, amina).removeItem('words');
    expect(ownStorage(tab, amina).getItem('words')).toBeNull();
  });

  it('is told apart by the name where a provider told no address', () => {
    const tab = createTab();
    ownStorage(tab, createProfile({ email: '', full_name: 'Amina' })).setItem('words', 'Hello?');
    expect(ownStorage(tab, createProfile({ email: '', full_name: 'Ben' })).getItem('words')).toBeNull();
  });

  it('is no first turn of the learner who signs in next: the words that were not sent', async () => {
    const tab = createTab();
    const { session, server, begin } = createConversationScenario();
    createResumeStore(ownStorage(tab, amina)).follow('conversation-Daisy', session);
    await begin();
    server.kill();
    session.sendText('I am Amina.');
    const keptFor = (profile: typeof amina) => createResumeStore(ownStorage(tab, profile)).read('conversation-Daisy');
    expect(keptFor(ben)).toEqual({ sessionId: null, undelivered: [], assistant: true });
    expect(keptFor(amina).undelivered).toMatchObject([{ text: 'I am Amina.' }]);
  });
});
