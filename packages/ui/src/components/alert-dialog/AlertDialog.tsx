import { type ReactNode, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { DialogFrame } from '../dialog/DialogFrame.tsx';

export type AlertDialogProps = {
  /** Whether it is there. */
  open: boolean;
  /** Called with `false` when the person cancels: button or Escape. Not called while busy. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: string;
  /** The effect of the action, and whether it can be undone. */
  description: ReactNode;
  /** The words on the two buttons, and on the first while it works. Say what happens, not `OK`. */
  labels: { confirm: string; cancel: string; busy?: string | undefined };
  /** Called when the person agrees. The caller closes the dialog when the work is done. */
  onConfirm: () => void;
  /**
   * `danger` for what destroys.
   * @default 'danger'
   */
  tone?: 'danger' | 'ink' | undefined;
  /**
   * The work is under way; the dialog cannot be left.
   * @default false
   */
  busy?: boolean | undefined;
};

/** A decision that must be made on purpose: a press beside it does nothing and the safe answer has the focus. */
export function AlertDialog({
  onOpenChange,
  labels,
  onConfirm,
  tone = 'danger',
  busy = false,
  ...frame
}: AlertDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      {...frame}
      onOpenChange={(open) => {
        if (!busy) onOpenChange(open);
      }}
      content={{
        role: 'alertdialog',
        onPointerDownOutside: (event) => event.preventDefault(),
        onInteractOutside: (event) => event.preventDefault(),
        onOpenAutoFocus: (event) => {
          event.preventDefault();
          cancel.current?.focus();
        },
      }}
      actions={
        <>
          <Button ref={cancel} tone="quiet" disabled={busy} onClick={() => onOpenChange(false)}>
            {labels.cancel}
          </Button>
          <Button tone={tone} busy={busy} busyLabel={labels.busy} onClick={onConfirm}>
            {labels.confirm}
          </Button>
        </>
      }
    />
  );
}
