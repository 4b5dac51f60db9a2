import { NetworkError } from '@sayso/api/client';
import { describe, expect, it } from 'vitest';
import { loadPart } from './load-part.ts';

describe('a part of the app', () => {
  it('is handed on when it is here', async () => {
    expect(await loadPart(async () => 'the part')).toBe('the part');
  });

  it('fails as a call to the server does while it cannot be loaded, with its cause', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const failure: unknown = await loadPart(() => Promise.reject(cause)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NetworkError);
    expect(failure).toMatchObject({ cause });
  });
});
