import { useServices } from '../composition/ServicesContext.ts';
import { lazyRare } from './lazy-rare.tsx';
import { offline } from './rare-words.ts';

const OfflinePage = lazyRare(offline, async () => (await import('./OfflinePage.tsx')).OfflinePage);

/** For the first two screens: says to whoever is signed in that the server cannot tell who that is. */
export const LateOfflinePage = () => {
  const { auth } = useServices();
  return <OfflinePage onRetry={() => void auth.reload()} />;
};
