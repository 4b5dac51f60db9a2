import { getOperator } from '@sayso/api/contract/operator';
import type { App, Services } from '../../kernel/services.ts';
import { route } from '../../platform/http/route.ts';

/** Serves `GET /api/operator`: who runs this server. */
export const registerOperator = (app: App, { config }: Services): void => {
  route(app, getOperator, () => ({ ...config.operator }));
};
