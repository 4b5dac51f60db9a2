import type { Config } from '../../../platform/config/config.ts';
import { createFacebook } from './facebook.ts';
import { createGoogle } from './google.ts';
import type { SocialProvider, SocialProviderName } from './provider.ts';

/** The providers of sign-ins by name; null where none is set up. Their libraries are loaded when one is first used. */
export type SocialProviders = Readonly<Record<SocialProviderName, SocialProvider | null>>;

export const createSocialProviders = ({ google, facebook }: Pick<Config, 'google' | 'facebook'>): SocialProviders => ({
  google: google && createGoogle(google),
  facebook: facebook && createFacebook(facebook),
});
