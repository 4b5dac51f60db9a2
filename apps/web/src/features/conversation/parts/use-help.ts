import { useState } from 'react';
import type { ConversationPageProps } from '../view.ts';

/** How many of the three hints are open. */
export type Shown = 0 | 1 | 2 | 3;

const next: Readonly<Record<Shown, Shown>> = { 0: 1, 1: 2, 2: 3, 3: 3 };

/** The hints that are open for what the coach asked last: a new question closes them. */
export const useHelp = ({ snapshot: { scene }, actions }: Pick<ConversationPageProps, 'snapshot' | 'actions'>) => {
  const hint = scene?.hint ?? null;
  const [opened, setOpened] = useState<{ readonly of: string; readonly shown: Shown }>({ of: '', shown: 0 });
  const shown = hint && opened.of === hint.sentence ? opened.shown : 0;
  return {
    hint,
    shown,
    /** Opens one more; the microphone waits while the learner reads. */
    showMore: () => {
      if (!hint) return;
      actions.openHelp();
      setOpened({ of: hint.sentence, shown: next[shown] });
    },
    close: () => {
      setOpened({ of: '', shown: 0 });
      actions.closeHelp();
    },
  };
};

export type Help = ReturnType<typeof useHelp>;
