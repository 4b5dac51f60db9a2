import { type Client, createClient, type TokenStore } from '@sayso/api/client';
import type { ToasterStore } from '@sayso/ui/toast';

/** The client of this page, which says where a session has ended by itself. */
export const createPageClient = (tokens: TokenStore, toaster: ToasterStore): Client =>
  createClient({
    tokens,
    fetch: (url, init) => fetch(url, init),
    // Only pages over https have locks; elsewhere each tab refreshes for itself.
    ...(navigator.locks && { lock: (name, run) => navigator.locks.request(name, run) }),
    onSessionExpired: () =>
      toaster.show('Session expired. Please log in again.', { kind: 'error', id: 'session-expired' }),
  });
