import type { Config } from '../../../platform/config/config.ts';
import type { Engine } from '../../../platform/engine.ts';
import { createSocialProviders } from './create-social-providers.ts';
import { socialProviderNames, socialTitles } from './provider.ts';

/** A configured provider of sign-ins with its title. */
export type SocialEngine = readonly [title: (typeof socialTitles)[keyof typeof socialTitles], engine: Engine];

/** Lists the configured providers of sign-ins. No library is loaded and no provider is called before one is used. */
export const listSocialEngines = (config: Pick<Config, 'google' | 'facebook'>): readonly SocialEngine[] => {
  const providers = createSocialProviders(config);
  return socialProviderNames.flatMap((name): SocialEngine[] => {
    const provider = providers[name];
    return provider ? [[socialTitles[name], provider]] : [];
  });
};
