import { type EngineCapability, getCapabilities } from '@sayso/api/contract/capabilities';
import type { App, Services } from '../../kernel/services.ts';
import { route } from '../../platform/http/route.ts';
import { describeCapabilities } from './describe-capabilities.ts';

/**
 * Serves `GET /api/capabilities`: which engines are in use, and what each of them cannot do.
 * @param payment the payment service in use
 */
export const registerCapabilities = (app: App, { engines, config }: Services, payment: EngineCapability): void => {
  const capabilities = describeCapabilities(engines, config, payment);
  route(app, getCapabilities, () => capabilities);
};
