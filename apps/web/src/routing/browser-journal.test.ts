import { describe, expect, it, vi } from 'vitest';
import { createBrowserJournal } from './browser-journal.ts';

/** A tab whose history can be walked. */
const openTab = (address: string, kept: unknown = null) => {
  const entries = [{ url: new URL(address, 'https://sayso.example'), state: kept }];
  let at = 0;
  const listeners = new Set<() => void>();
  const here = () => entries[at] ?? { url: new URL('https://sayso.example'), state: null };
  const entry = (state: unknown, to: string) => ({ url: new URL(to, here().url), state: structuredClone(state) });
  const window = {
    get location() {
      return here().url;
    },
    history: {
      get state() {
        return here().state;
      },
      pushState: (state: unknown, _title: string, to: string) => {
        entries.splice(at + 1, Infinity, entry(state, to));
        at += 1;
      },
      replaceState: (state: unknown, _title: string, to: string) => entries.splice(at, 1, entry(state, to)),
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  let keys = 0;
  const open = () =>
    createBrowserJournal({
      window: window as unknown as Window,
      newKey: () => {
        keys += 1;
        return `key-${keys}`;
      },
    });
  const back = () => {
    at -= 1;
    for (const listener of listeners) listener();
  };
  return { open, back, length: () => entries.length, listeners };
};

describe('the history of a tab', () => {
  it('begins where the tab is', () => {
    const journal = openTab('/legal?lang=en#terms').open();
    expect(journal.getSnapshot()).toEqual({
      pathname: '/legal',
      search: '?lang=en',
      hash: '#terms',
      state: null,
      key: 'default',
      arrival: 'opened',
    });
  });

  it('goes on to an address and comes back, each entry with its own key and what was handed over', () => {
    const tab = openTab('/home-coach');
    const journal = tab.open();
    journal.subscribe(() => undefined);
    journal.navigate('/job-interview', { state: { retry: true } });
    expect(journal.getSnapshot()).toMatchObject({ pathname: '/job-interview', state: { retry: true }, key: 'key-1' });
    journal.navigate('/job-interview/mock', { state: { id: 'a' } });
    expect(journal.getSnapshot()).toMatchObject({ state: { id: 'a' }, key: 'key-2' });
    tab.back();
    expect(journal.getSnapshot()).toMatchObject({ pathname: '/job-interview', state: { retry: true }, key: 'key-1' });
  });

  it('tells how the tab came to where it is', () => {
    const tab = openTab('/home-coach');
    const journal = tab.open();
    journal.subscribe(() => undefined);
    journal.navigate('/progress');
    expect(journal.getSnapshot().arrival).toBe('sent');
    journal.navigate('/profile', { replace: true });
    expect(journal.getSnapshot().arrival).toBe('sent');
    tab.back();
    expect(journal.getSnapshot().arrival).toBe('walked');
    expect(tab.open().getSnapshot().arrival).toBe('opened');
  });

  it('still has the key and what was handed over when the page is loaded again', () => {
    const tab = openTab('/home-coach');
    tab.open().navigate('/job-interview/review', { state: { id: 'a' } });
    expect(tab.open().getSnapshot()).toMatchObject({ state: { id: 'a' }, key: 'key-1' });
  });

  it('forgets the entry that another one replaces', () => {
    const tab = openTab('/dashboard');
    const journal = tab.open();
    journal.navigate('/home-coach', { replace: true });
    expect([journal.getSnapshot().pathname, tab.length()]).toEqual(['/home-coach', 1]);
  });

  it('is another object after each navigation, be it to the same address, and the same one until then', () => {
    const journal = openTab('/legal#terms').open();
    const before = journal.getSnapshot();
    expect(journal.getSnapshot()).toBe(before);
    journal.navigate('/legal#terms', { replace: true });
    expect(journal.getSnapshot()).not.toBe(before);
  });

  it.each([['a text'], [7], [{ key: 7 }]])(
    'makes nothing of what somebody else kept beside the address: %j',
    (kept) => {
      expect(openTab('/', kept).open().getSnapshot()).toMatchObject({ state: null, key: 'default' });
    },
  );

  it('calls back until it is told to stop, and listens to the tab only while somebody wants to know', () => {
    const tab = openTab('/');
    const journal = tab.open();
    const onChange = vi.fn();
    expect(tab.listeners.size).toBe(0);
    const stop = journal.subscribe(onChange);
    journal.navigate('/auth');
    tab.back();
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    journal.navigate('/auth');
    expect([onChange.mock.calls.length, tab.listeners.size]).toEqual([2, 0]);
  });
});
