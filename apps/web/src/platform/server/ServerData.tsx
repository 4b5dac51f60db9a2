import { ApiProvider } from '@sayso/api/react';
import type { ReactNode } from 'react';
import { pageCache } from '../cache/page-cache.ts';
import { useServices } from '../services/services-context.ts';

/** Gives the components within the server's data: this page's cache, and the client that fills it. */
export const ServerData = ({ children }: { readonly children: ReactNode }) => (
  <ApiProvider client={useServices().client} queryClient={pageCache}>
    {children}
  </ApiProvider>
);
