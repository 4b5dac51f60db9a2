import type { NoticeProps } from '@sayso/ui/notice';
import type { ToastKind } from '@sayso/ui/toast';
import type { InterviewNotice, InterviewSnapshot } from '@sayso/voice/interview';

/** Notices are toasts, but one that waits for a touch stays on the stage until then: a toast would be gone. */
export const staysOnStage = ({ canRetry }: Pick<InterviewSnapshot, 'canRetry'>): boolean => canRetry;

const toastKinds: Readonly<Record<InterviewNotice['tone'], ToastKind>> = {
  info: 'blank',
  warning: 'blank',
  error: 'error',
};
/** How a toast shows it. */
export const chooseToastKind = ({ tone }: InterviewNotice): ToastKind => toastKinds[tone];

const noticeTones: Readonly<Record<InterviewNotice['tone'], NonNullable<NoticeProps['tone']>>> = {
  info: 'info',
  warning: 'needsWork',
  error: 'error',
};
/** How the stage shows it. */
export const chooseStageNotice = (snapshot: InterviewSnapshot) =>
  snapshot.notice && staysOnStage(snapshot)
    ? { id: snapshot.notice.id, tone: noticeTones[snapshot.notice.tone], text: snapshot.notice.text }
    : null;
