import * as Radix from '@radix-ui/react-toast';
import { Busy } from '../../internal/busy/Busy.tsx';
import { cx } from '../../internal/cx.ts';
import { alert, check, close } from '../../primitives/icon/drawings.tsx';
import { Glyph } from '../../primitives/icon/Glyph.tsx';
import { TextButton } from '../text-link/TextLink.tsx';
import type { ToastItem, ToastKind } from './create-toaster.ts';
import * as styles from './Toast.css.ts';
import { useSeen } from './use-seen.ts';

export type ToastProps = {
  /** The message and its duration. */
  toast: ToastItem;
  /** Called when it has gone: its time was up, or the person closed or swiped it away. */
  onDismiss: () => void;
};

/** One short message, an item of Radix's list. A Toaster shows them from a store. */
export function Toast({ toast: { kind, message, duration, action, turn }, onDismiss }: ToastProps) {
  const seen = useSeen();
  return (
    <Radix.Root
      open
      // One that comes while the page is hidden waits until it can be read.
      duration={seen ? duration : Number.POSITIVE_INFINITY}
      // An error may interrupt what is being read out; the rest waits its turn.
      type={kind === 'error' ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
      className={styles.toast}
      // The newest stands first, also where a screen reader finds it last. Up and down scrolls a long list.
      style={{ order: -turn, touchAction: 'pan-y' }}
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
      <Radix.Close aria-label="Close message" title="Close message" className={styles.close}>
        <Glyph size="small">{close}</Glyph>
      </Radix.Close>
    </Radix.Root>
  );
}

function Sign({ kind }: { kind: ToastKind }) {
  if (kind === 'blank' || kind === 'custom') return null;
  return (
    <span className={cx(styles.sign, styles.tone[kind])}>
      {kind === 'loading' ? <Busy /> : <Glyph>{kind === 'success' ? check : alert}</Glyph>}
    </span>
  );
}
