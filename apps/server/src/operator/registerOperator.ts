import { getOperator } from '@sayso/api/contract/operator';
import { route } from '../http/route.ts';
import type { App, Services } from '../http/Services.ts';

/** Serves `GET /api/operator`: who runs this server. */
export const registerOperator = (app: App, { config }: Services): void => {
  route(app, getOperator, () => ({ ...config.operator }));
};
