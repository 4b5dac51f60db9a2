import { describe, expect, it } from 'vitest';
import { ownStorage } from '../../platform/storage/own-storage.ts';
import { createDraftStore } from './draft-store.ts';
import type { JobDraft } from './job.ts';

const draft: JobDraft = { step: 2, title: 'Night nurse', description: 'Care for twelve.', company: 'St M' };

const storage = (kept: string | null = null) => {
  let value = kept;
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next;
    },
  };
};

describe('what was written in the wizard', () => {
  it('is there after a reload, at the same step', () => {
    const tab = storage();
    createDraftStore(tab).write('here', draft, false);
    expect(createDraftStore(tab).read('here', 'new')).toEqual(draft);
  });

  it('is there for a learner who left it and comes again', () => {
    const store = createDraftStore(storage());
    store.write('here', draft, false);
    expect(store.read('elsewhere', 'new')).toEqual(draft);
  });

  it('makes room for the next job once its interview was begun', () => {
    const store = createDraftStore(storage());
    store.write('here', draft, true);
    expect(store.read('elsewhere', 'new')).toBeNull();
  });

  it('is there for a learner who goes back from the interview', () => {
    const store = createDraftStore(storage());
    store.write('here', draft, true);
    expect(store.read('here', 'new')).toEqual(draft);
  });

  it('is there from the first step when the same job is rehearsed again', () => {
    const store = createDraftStore(storage());
    store.write('here', draft, true);
    expect(store.read('elsewhere', 'again')).toEqual({ ...draft, step: 0 });
  });

  it('is nothing where only what was written here counts', () => {
    const store = createDraftStore(storage());
    store.write('here', draft, false);
    expect(store.read('elsewhere', 'here')).toBeNull();
    expect(store.read('here', 'here')).toEqual(draft);
  });

  it.each([null, 'not json', '{}', '{"draft":{"step":7,"title":"","description":"","company":""}}'])(
    'is nothing when %j was kept',
    (kept) => {
      expect(createDraftStore(storage(kept)).read('here', 'again')).toBeNull();
    },
  );

  it('does not break the page where nothing can be kept', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => createDraftStore(full).write('here', draft, false)).not.toThrow();
  });

  it('is not shown to the learner who signs in next', () => {
    const items = new Map<string, string>();
    const tab = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
    const createStoreFor = (email: string) => createDraftStore(ownStorage(tab, { email, full_name: null }));
    createStoreFor('amina@example.com').write('here', draft, false);
    expect(createStoreFor('ben@example.com').read('here', 'new')).toBeNull();
    expect(createStoreFor('amina@example.com').read('elsewhere', 'new')).toEqual(draft);
  });
});
