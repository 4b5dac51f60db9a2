import type { CoachName } from '@sayso/api/contract/values';
import { LinkButton } from '@sayso/ui/link-button';
import { AppLink } from '../../../platform/navigation/AppLink.tsx';
import { CenteredPage } from '../../../platform/page/CenteredPage.tsx';

/** A server that speaks and does not write. */
export const MissingChat = ({ coach }: { readonly coach: CoachName }) => (
  <CenteredPage
    coach={coach}
    state="sleeping"
    title="You cannot chat in writing here"
    text="This Sayso server cannot hold a conversation in writing. Your coach talks with you instead, and you can type there too."
  >
    <LinkButton href={`/conversation/${coach}`} component={AppLink}>
      Talk with {coach}
    </LinkButton>
    <LinkButton href="/home-coach" tone="quiet" component={AppLink}>
      Back to Home
    </LinkButton>
  </CenteredPage>
);
