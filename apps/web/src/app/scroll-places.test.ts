import { describe, expect, it } from 'vitest';
import { createScrollPlaces } from './scroll-places.ts';

const createStorage = (first: string | null = null) => {
  let kept = first;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
};

describe('the places of a tab', () => {
  it('are known by the entry of the history', () => {
    const places = createScrollPlaces(createStorage());
    places.write('one', 300);
    places.write('two', 20);
    places.write('one', 310);
    expect([places.read('one'), places.read('two'), places.read('three')]).toEqual([310, 20, undefined]);
  });

  it('are still there after a reload', () => {
    const storage = createStorage();
    const before = createScrollPlaces(storage);
    before.write('one', 300);
    before.keep();
    expect(createScrollPlaces(storage).read('one')).toBe(300);
  });

  it('are kept for the latest hundred entries', () => {
    const storage = createStorage();
    const before = createScrollPlaces(storage);
    for (let entry = 0; entry <= 100; entry += 1) before.write(String(entry), entry);
    before.keep();
    const after = createScrollPlaces(storage);
    expect([after.read('0'), after.read('1'), after.read('100')]).toEqual([undefined, 1, 100]);
  });

  it.each(['no JSON', '7', '[["one"],[1,2]]'])('begin empty where something else was kept: %s', (kept) => {
    expect(createScrollPlaces(createStorage(kept)).read('one')).toBeUndefined();
  });

  it('do without a storage that is full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => createScrollPlaces(full).keep()).not.toThrow();
  });
});
