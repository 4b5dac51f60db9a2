import type { ReactNode } from 'react';
import { DialogFrame } from './DialogFrame.tsx';

export type DialogProps = {
  /** Whether it is there. */
  open: boolean;
  /** Called with `false` when the person closes it: cross, Escape, or a press beside it. */
  onOpenChange: (open: boolean) => void;
  /** Title. */
  title: string;
  /** The event and what to do about it. */
  description?: ReactNode;
  /** More than words: a form, a list. */
  children?: ReactNode;
  /** The buttons, the main one last. */
  actions?: ReactNode;
  /** Surface below it: over a `stage` it is dark in both themes. */
  on?: 'page' | 'stage' | undefined;
  /**
   * Name of the cross in the corner.
   * @default 'Close'
   */
  closeLabel?: string | undefined;
};

/** Something to read or decide before going on, which may be left. What may not be left by accident is an AlertDialog. */
export function Dialog({ closeLabel = 'Close', description, actions, ...frame }: DialogProps) {
  return <DialogFrame {...frame} description={description} actions={actions} closeLabel={closeLabel} />;
}
