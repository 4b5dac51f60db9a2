import { use, useEffect, useState } from 'react';
import type { Capabilities } from '../composition/capabilities.ts';
import { useServices } from '../composition/ServicesContext.ts';
import type { Services } from '../composition/services.ts';

/** What pages wait for that are not on the screen yet. */
const waitedFor = new WeakMap<Services, Promise<Capabilities | null>>();

/** What the server can do, for a page that waits until that is known; `null` where it does not say or could not be asked. */
export const useCapabilities = (): Capabilities | null => {
  const services = useServices();
  const [answer] = useState(() => {
    // React keeps nothing of a page that waits: another promise at its next attempt would have it wait for ever.
    const asked = waitedFor.get(services) ?? services.capabilities().catch(() => null);
    waitedFor.set(services, asked);
    return asked;
  });
  // The page is there, and the next one may ask anew.
  useEffect(() => void waitedFor.delete(services), [services]);
  return use(answer);
};
