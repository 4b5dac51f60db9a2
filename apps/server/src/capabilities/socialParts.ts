import { createSocialProviders } from '../accounts/social/createSocialProviders.ts';
import { socialProviderNames, socialTitles } from '../accounts/social/provider.ts';
import type { Config } from '../config/Config.ts';
import type { Part } from './parts.ts';

/** The providers of sign-ins that are set up. Nothing is loaded and nobody is asked before one is used. */
export const socialParts = (config: Pick<Config, 'google' | 'facebook'>): readonly Part[] => {
  const providers = createSocialProviders(config);
  return socialProviderNames.flatMap((name): Part[] => {
    const provider = providers[name];
    return provider ? [[socialTitles[name], provider]] : [];
  });
};
