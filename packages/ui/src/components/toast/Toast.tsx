import * as Radix from '@radix-ui/react-toast';
import { Busy } from '../../internal/busy/Busy.tsx';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { TextButton } from '../text-link/TextLink.tsx';
import type { ToastItem, ToastKind } from './createToaster.ts';
import * as styles from './Toast.css.ts';

export type ToastProps = {
  /** What it shows and for how long. */
  toast: ToastItem;
  /** Called when it has gone: its time was up, or the person closed or swiped it away. */
  onDismiss: () => void;
};

/** One short message. A Toaster shows them from a store; alone it must stand inside a Radix toast provider and viewport. */
export function Toast({ toast, onDismiss }: ToastProps) {
  const { kind, message, duration, action } = toast;
  return (
    <Radix.Root
      open
      duration={duration}
      // An error may interrupt what is being read out; the rest waits its turn.
      type={kind === 'error' ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
      className={styles.toast}
      data-kind={kind}
    >
      <Sign kind={kind} />
      <Radix.Description className={styles.words}>{message}</Radix.Description>
      {action ? (
        <Radix.Action altText={action.label} asChild>
          <TextButton size="small" className={styles.action} onClick={action.onPress}>
            {action.label}
          </TextButton>
        </Radix.Action>
      ) : null}
      <Radix.Close asChild>
        <IconButton icon="close" label="Dismiss" tone="bare" className={styles.close} />
      </Radix.Close>
    </Radix.Root>
  );
}

function Sign({ kind }: { kind: ToastKind }) {
  if (kind === 'blank' || kind === 'custom') return null;
  return (
    <span className={cx(styles.sign, styles.tone[kind])}>
      {kind === 'loading' ? <Busy /> : <Icon name={kind === 'success' ? 'check' : 'alert'} />}
    </span>
  );
}
