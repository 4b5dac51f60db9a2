import { NotFoundPage } from '../../platform/not-found/NotFoundPage.tsx';

/** An address that leads nowhere. */
export const NotFoundRoute = () => <NotFoundPage />;
