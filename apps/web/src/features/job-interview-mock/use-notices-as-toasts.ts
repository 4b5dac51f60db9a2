import type { ToasterStore } from '@sayso/ui/toast';
import type { InterviewSnapshot } from '@sayso/voice/interview';
import { useEffect } from 'react';
import { chooseToastKind, staysOnStage } from './notices.ts';

/** Shows each notice once, as a toast, unless it stays on the stage. */
export const useNoticesAsToasts = (snapshot: InterviewSnapshot, toaster: ToasterStore): void => {
  const { notice } = snapshot;
  const stays = staysOnStage(snapshot);
  useEffect(() => {
    // One id for one notice: what comes twice replaces itself.
    if (notice && !stays) toaster.show(notice.text, { kind: chooseToastKind(notice), id: `interview-${notice.id}` });
  }, [notice, stays, toaster]);
};
