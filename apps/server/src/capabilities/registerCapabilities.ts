import { getCapabilities } from '@sayso/api/contract/capabilities';
import { route } from '../http/route.ts';
import type { App, Services } from '../http/Services.ts';
import { capabilitiesOf } from './capabilitiesOf.ts';

/** Serves `GET /api/capabilities`: which engines are in use, and what each of them cannot do. */
export const registerCapabilities = (app: App, { engines, config, payments }: Services): void => {
  const capabilities = capabilitiesOf(engines, config, payments.about);
  route(app, getCapabilities, () => capabilities);
};
