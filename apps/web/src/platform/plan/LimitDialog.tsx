import { Button } from '@sayso/ui/button';
import { Dialog } from '@sayso/ui/dialog';
import { LinkButton } from '@sayso/ui/link-button';
import { Text } from '@sayso/ui/primitives/text';
import { AppLink } from '../navigation/AppLink.tsx';

export interface LimitDialogProps {
  readonly open: boolean;
  /** The kind of screen below the dialog. */
  readonly on: 'page' | 'stage';
  readonly onLeave: () => void;
}

/** The Limit Reached dialog. */
export const LimitDialog = ({ open, on, onLeave }: LimitDialogProps) => (
  <Dialog
    open={open}
    on={on}
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
  >
    <Text size="small" tone="soft">
      You have new free conversations tomorrow. Today you can still practise pronunciation and interviews.
    </Text>
  </Dialog>
);
