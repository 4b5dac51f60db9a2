import { createClient, createMemoryTokenStore } from '@sayso/api/client';
import { createQueryClient } from '@sayso/api/react';
import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { createProfileQuery, identifyLearner } from './profile-query.ts';

afterEach(() => focusManager.setFocused(undefined));

describe('the profile in the cache', () => {
  it('is asked for again when the learner comes back to the page, and not when a second part of the page reads it', async () => {
    let asked = 0;
    const client = createClient({
      tokens: createMemoryTokenStore({ token: 'good', refreshToken: null }),
      fetch: async () => {
        asked += 1;
        return Response.json({ email: 'amina@example.com' });
      },
    });
    const queryClient = createQueryClient();
    queryClient.mount();
    const query = createProfileQuery(client);
    await queryClient.fetchQuery(query);
    const stops = [1, 2].map(() => new QueryObserver(queryClient, query).subscribe(() => undefined));
    expect(asked).toBe(1);
    focusManager.setFocused(false);
    expect(asked).toBe(1);
    focusManager.setFocused(true);
    await expect.poll(() => asked).toBe(2);
    for (const stop of stops) stop();
    queryClient.unmount();
  });

  it('names its account by the e-mail, or by the name where a provider gave none', () => {
    expect(identifyLearner({ email: 'amina@example.com', full_name: 'Amina' })).toBe('amina@example.com');
    expect(identifyLearner({ email: '', full_name: 'Amina' })).toBe('Amina');
  });
});
