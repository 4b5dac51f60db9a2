import type { Client } from '@sayso/api/client';
import { logout } from '@sayso/api/contract/account';
import { getMe } from '@sayso/api/contract/profile';
import type { AuthCalls } from '../shell/auth-state.ts';

/** The calls of the auth state, made with a client. */
export const createAuthCalls = (client: Client): AuthCalls => ({
  me: () => client.call(getMe),
  logout: (refreshToken) => client.call(logout, { refresh_token: refreshToken }),
});
