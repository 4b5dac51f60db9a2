import { type Client, createClient, createMemoryTokenStore, NetworkError } from '@sayso/api/client';
import { getOperator } from '@sayso/api/contract/operator';
import { describe, expect, it, vi } from 'vitest';
import { createLateClient, late, once } from './late.ts';

const operator = { name: 'Atelier Parole', address: null, registration: null, email: null };
const answering = (): Client =>
  createClient({ tokens: createMemoryTokenStore(), fetch: async () => Response.json(operator) });

describe('a part that is loaded late', () => {
  it('that cannot be had looks like a network that is gone, which everybody knows what to do about', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    await expect(late(() => Promise.reject(cause))).rejects.toThrow(NetworkError);
  });

  it('is made once, and again only after it could not be', async () => {
    const make = vi.fn(async () => 'made').mockRejectedValueOnce(new Error('not yet'));
    const get = once(make);
    await expect(get()).rejects.toThrow('not yet');
    expect(await Promise.all([get(), get()])).toEqual(['made', 'made']);
    expect(make).toHaveBeenCalledTimes(2);
  });
});

describe('a client that is made late', () => {
  it('is made by the first call', async () => {
    const make = vi.fn(async () => answering());
    const client = createLateClient(make);
    expect(make).not.toHaveBeenCalled();
    expect(await client.call(getOperator)).toEqual(operator);
    await client.call(getOperator);
    expect(make).toHaveBeenCalledOnce();
  });

  it('fails like a network that is gone while it cannot be made, and is made then', async () => {
    const make = vi.fn(async () => answering()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const client = createLateClient(make);
    await expect(client.call(getOperator)).rejects.toThrow(NetworkError);
    expect(await client.call(getOperator)).toEqual(operator);
  });
});
