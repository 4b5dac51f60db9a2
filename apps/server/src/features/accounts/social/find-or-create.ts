import { email as addressSchema } from '@sayso/api/contract/values';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../platform/storage/schema.ts';
import type { SocialIdentity, SocialProviderName } from './provider.ts';

/** The account of a person, or the reason why there is none. */
export type Found =
  | { readonly kind: 'account'; readonly userId: string }
  /** The address has an account that signs in elsewhere, at `provider`. */
  | { readonly kind: 'mismatch'; readonly provider: string }
  | { readonly kind: 'no email' }
  | { readonly kind: 'unverified' }
  /** The address has an account of another person at the same provider: addresses are given to other persons in time. */
  | { readonly kind: 'other person' };

/** The longest name, the same as in a profile (contract/profile.ts). */
const longestName = 120;
const longestPicture = 2048;

/** Removes control characters from a name. A page that shows the name escapes it. */
const cleanName = (name: string | null): string | null =>
  name
    ?.replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestName) || null;

/** Accepts the address of a picture only over https, because browsers load it. */
const checkPicture = (picture: string | null): string | null =>
  picture !== null &&
  picture.length <= longestPicture &&
  URL.canParse(picture) &&
  new URL(picture).protocol === 'https:'
    ? picture
    : null;

const attempt = async (
  transaction: Transaction<Database>,
  { clock, random }: Services,
  provider: SocialProviderName,
  identity: SocialIdentity,
): Promise<Found | 'overtaken'> => {
  const { subject } = identity;
  const address = v.safeParse(addressSchema, identity.email);
  const email = address.success ? address.output : null;
  // The address first: an account that another callback makes in between is then found by the person, below.
  const owner =
    email === null
      ? undefined
      : await transaction.selectFrom('users').select('auth_provider').where('email', '=', email).executeTakeFirst();
  const known = await transaction
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (known) return { kind: 'account', userId: known.user_id };
  if (email === null) return { kind: 'no email' };
  if (identity.emailStanding === 'unverified') return { kind: 'unverified' };
  if (owner) {
    return owner.auth_provider === provider
      ? { kind: 'other person' }
      : { kind: 'mismatch', provider: owner.auth_provider };
  }

  const id = random.id();
  const now = clock.now();
  const made = await transaction
    .insertInto('users')
    .values({
      id,
      email,
      password_hash: null,
      auth_provider: provider,
      full_name: cleanName(identity.name),
      picture: checkPicture(identity.picture),
      english_level: null,
      goal: null,
      profile_setup_status: null,
      selected_character: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows !== 1n) return 'overtaken';
  await transaction.insertInto('identities').values({ provider, subject, user_id: id, created_at: now }).execute();
  return { kind: 'account', userId: id };
};

/**
 * The account of this person, made if there is none. An account is found by the provider's id of the person alone: an address
 * never links to one, so that holding an address elsewhere opens no account here.
 */
export const findOrCreate = async (
  services: Services,
  provider: SocialProviderName,
  identity: SocialIdentity,
): Promise<Found> => {
  const once = () =>
    services.storage.db.transaction().execute((transaction) => attempt(transaction, services, provider, identity));
  const first = await once();
  if (first !== 'overtaken') return first;
  // Another callback made an account of the same address just now; it can be seen from here on.
  const second = await once();
  if (second === 'overtaken') throw new Error('The account of a new address could not be made.');
  return second;
};
