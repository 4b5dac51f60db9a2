import type { Profile } from '@sayso/api/contract/profile';
import { Avatar } from '@sayso/ui/avatar';
import { Badge } from '@sayso/ui/badge';
import { LinkButton } from '@sayso/ui/link-button';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { AppLink } from '../../../platform/navigation/AppLink.tsx';
import * as styles from '../ProfilePage.css.ts';

/** Face, name and plan. */
export const Identity = ({ profile }: { readonly profile: Profile }) => {
  const name = profile.full_name?.trim() || 'Learner';
  return (
    <header className={styles.identity}>
      <Avatar name={profile.full_name ?? ''} picture={profile.picture} size="large" decorative />
      <div className={styles.name}>
        <Heading level={1}>{name}</Heading>
        <Text tone="soft">{profile.email}</Text>
      </div>
      <div className={styles.plan}>
        {profile.is_premium ? (
          <Badge size="standard" tone="daisy" icon="gem">
            Premium Member
          </Badge>
        ) : (
          <>
            <Badge size="standard" tone="quiet">
              Free Plan Active
            </Badge>
            <LinkButton href="/payment" icon="gem" component={AppLink}>
              Upgrade to Plus
            </LinkButton>
          </>
        )}
      </div>
    </header>
  );
};
