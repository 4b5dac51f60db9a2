import { NetworkError } from '@sayso/api/client';
import { describe, expect, it, vi } from 'vitest';
import { fetchOnce } from './fetch-once.ts';

describe('a part of the app', () => {
  it('is fetched once', async () => {
    const load = vi.fn(async () => 'part');
    const get = fetchOnce(load);
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([get(), get()])).toEqual(['part', 'part']);
    expect(load).toHaveBeenCalledOnce();
  });

  it('that cannot be fetched looks like a network that is gone, and is fetched again with the next call', async () => {
    const load = vi
      .fn(async () => 'part')
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const get = fetchOnce(load);
    await expect(get()).rejects.toThrow(NetworkError);
    expect(await get()).toBe('part');
  });
});
