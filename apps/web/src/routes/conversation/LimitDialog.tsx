import { Button } from '@sayso/ui/button';
import { Dialog } from '@sayso/ui/dialog';
import { LinkButton } from '@sayso/ui/link-button';
import { AppLink } from '../../shell/AppLink.tsx';

export interface LimitDialogProps {
  readonly open: boolean;
  readonly onLeave: () => void;
}

/** The Limit Reached dialog (spec §2, wording of §8). */
export const LimitDialog = ({ open, onLeave }: LimitDialogProps) => (
  <Dialog
    open={open}
    on="stage"
    onOpenChange={onLeave}
    title="Limit Reached"
    description="You've reached your free daily conversation limit. Upgrade to the Plus plan to unlock unlimited access."
    actions={
      <>
        <Button tone="quiet" onClick={onLeave}>
          Not now
        </Button>
        <LinkButton href="/payment" component={AppLink}>
          Upgrade Now
        </LinkButton>
      </>
    }
  />
);
