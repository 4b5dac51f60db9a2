import type { Profile } from '@sayso/api/contract/profile';
import { Button } from '@sayso/ui/button';
import { LinkButton } from '@sayso/ui/link-button';
import { ReplacingLink } from '../../platform/navigation/ReplacingLink.tsx';
import { CenteredPage } from '../../platform/page/CenteredPage.tsx';

export interface ProfileCheckPageProps {
  readonly profile: Profile;
  /** The address that the learner goes on to. */
  readonly onward: string;
  readonly onLogout: () => void;
}

/** Who has come back, and the way on or out. */
export const ProfileCheckPage = ({ profile, onward, onLogout }: ProfileCheckPageProps) => (
  <CenteredPage
    coach={profile.selected_character ?? 'John'}
    title={`Welcome, ${profile.full_name?.trim() || 'Learner'}`}
    text={profile.email}
  >
    <LinkButton href={onward} component={ReplacingLink}>
      Continue
    </LinkButton>
    <Button tone="quiet" onClick={onLogout}>
      Logout
    </Button>
  </CenteredPage>
);
