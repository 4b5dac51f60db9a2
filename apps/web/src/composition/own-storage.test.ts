import { createConversationScenario } from '@sayso/voice/testing';
import { describe, expect, it } from 'vitest';
import { createDraftStore } from '../routes/job-interview/draft-store.ts';
import { profileOf } from '../shell/stories/profiles.ts';
import { ownStorage } from './own-storage.ts';
import { createResumeStore } from './resume-store.ts';

/** What a tab keeps, whoever sits at it. */
const createTab = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};
const amina = profileOf({ email: 'amina@example.com' });
const ben = profileOf({ email: 'ben@example.com' });

describe('what a tab keeps for an account', () => {
  it('is there for it, and for no other, until it is removed', () => {
    const tab = createTab();
    ownStorage(tab, amina).setItem('words', 'Hello?');
    expect(ownStorage(tab, ben).getItem('words')).toBeNull();
    ownStorage(tab, ben).removeItem('words');
    expect(ownStorage(tab, profileOf({ ...amina, streak: 7 })).getItem('words')).toBe('Hello?');
    ownStorage(tab, amina).removeItem('words');
    expect(ownStorage(tab, amina).getItem('words')).toBeNull();
  });

  it('is told apart by the name where a provider told no address', () => {
    const tab = createTab();
    ownStorage(tab, profileOf({ email: '', full_name: 'Amina' })).setItem('words', 'Hello?');
    expect(ownStorage(tab, profileOf({ email: '', full_name: 'Ben' })).getItem('words')).toBeNull();
  });

  it('is no first turn of whoever signs in next: the words that the line did not take', async () => {
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

  it('is no job of whoever signs in next', () => {
    const tab = createTab();
    const draft = { step: 1, title: 'Night nurse', description: 'Care for twelve.', company: '' } as const;
    createDraftStore(ownStorage(tab, amina)).write('here', draft, false);
    expect(createDraftStore(ownStorage(tab, ben)).read('here', 'new')).toBeNull();
    expect(createDraftStore(ownStorage(tab, amina)).read('elsewhere', 'new')).toEqual(draft);
  });
});
