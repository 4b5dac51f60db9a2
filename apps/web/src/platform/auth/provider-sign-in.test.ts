import { describe, expect, it } from 'vitest';
import { createProviderSignIn } from './provider-sign-in.ts';

/** A page before a server that answers so. */
const pageWith = (answer: () => Promise<Response>) => {
  const asked: (string | undefined)[] = [];
  const left: string[] = [];
  const go = createProviderSignIn(
    (url, init) => {
      asked.push(String(url), init?.redirect);
      return answer();
    },
    async (url) => void left.push(url),
  );
  return { asked, left, go };
};

describe('signing in with a provider', () => {
  it('leaves for where the server sends it, without following it first, and says when a learner came back', async () => {
    const redirect = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
    const { asked, left, go } = pageWith(() => Promise.resolve(redirect));
    expect(await go('google')).toBe('came back');
    expect(asked).toEqual(['/user/login/google', 'manual']);
    expect(left).toEqual(['/user/login/google']);
  });

  it('stays where the server has no such provider, and says so', async () => {
    const { left, go } = pageWith(() => Promise.resolve(new Response('{}', { status: 404 })));
    expect(await go('facebook')).toBe('not set up');
    expect(left).toEqual([]);
  });

  it('stays where the server cannot be asked, which is something else', async () => {
    const { left, go } = pageWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await go('google')).toBe('unreachable');
    expect(left).toEqual([]);
  });
});
