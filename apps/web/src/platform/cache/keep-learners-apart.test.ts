import { createMemoryTokenStore } from '@sayso/api/client';
import { createQueryClient } from '@sayso/api/react';
import { describe, expect, it } from 'vitest';
import { keepLearnersApart, sharedByAll } from './keep-learners-apart.ts';
import { profileKey } from './profile-query.ts';

const start = () => {
  const tokens = createMemoryTokenStore({ token: 'good', refreshToken: null });
  const queryClient = createQueryClient();
  keepLearnersApart(queryClient, tokens);
  queryClient.setQueryData(profileKey, { email: 'amina@example.com' });
  queryClient.setQueryData(['/user/sessions'], ['hers']);
  return { tokens, queryClient, readSessions: () => queryClient.getQueryData(['/user/sessions']) };
};

describe('the cache of the page', () => {
  it('keeps what it knows of a learner whose token is renewed or whose profile changes', () => {
    const { tokens, queryClient, readSessions } = start();
    tokens.write({ token: 'next', refreshToken: null });
    queryClient.setQueryData(profileKey, { email: 'amina@example.com', total_xp: 3 });
    expect(readSessions()).toEqual(['hers']);
  });

  it('forgets all of a learner whose session ends', () => {
    const { tokens, queryClient, readSessions } = start();
    tokens.clear();
    expect(readSessions()).toBeUndefined();
    expect(queryClient.getQueryData(profileKey)).toBeUndefined();
  });

  it('forgets the answers of the first learner when /me names a second one', () => {
    const { tokens, queryClient, readSessions } = start();
    tokens.write({ token: 'of Ben', refreshToken: null });
    queryClient.setQueryData(profileKey, { email: 'ben@example.com' });
    expect(readSessions()).toBeUndefined();
    expect(queryClient.getQueryData(profileKey)).toEqual({ email: 'ben@example.com' });
  });

  it('drops an answer to the first learner that comes after the session has ended', async () => {
    const { tokens, queryClient } = start();
    const answer = Promise.withResolvers<string>();
    const asked = queryClient
      .fetchQuery({ queryKey: ['/user/totals'], queryFn: () => answer.promise })
      .catch(() => null);
    tokens.clear();
    answer.resolve('hers');
    await asked;
    expect(queryClient.getQueryData(['/user/totals'])).toBeUndefined();
  });

  it('keeps what is the same for every learner', async () => {
    const { tokens, queryClient } = start();
    await queryClient.fetchQuery({ queryKey: ['/api/operator'], queryFn: () => 'a school', meta: sharedByAll });
    tokens.clear();
    expect(queryClient.getQueryData(['/api/operator'])).toBe('a school');
  });
});
