import { HttpError } from '../../platform/http-error.ts';

/** The provider's name as people write it: Google, Facebook. */
const providerName = (provider: string): string => provider.charAt(0).toUpperCase() + provider.slice(1);

/** The account signs in elsewhere. */
export const otherProvider = (provider: string): HttpError =>
  new HttpError(403, 'other_provider', `This account was created with ${providerName(provider)}`);
