import type { InterviewOutcome, InterviewSession } from '@sayso/voice/interview';
import { useSession } from '@sayso/voice/react';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useLearner } from '../../platform/learner/use-learner.ts';
import { useResource } from '../../platform/lifetime/use-resource.ts';
import { LoadingPage } from '../../platform/loading/LoadingPage.tsx';
import { latestInterviewKey } from '../../platform/navigation/latest-interview.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useCapabilities } from '../../platform/server/use-capabilities.ts';
import { useServices } from '../../platform/services/services-context.ts';
import { TakenOverPage } from '../../platform/stage/TakenOverPage.tsx';
import { useTranscriptionToast } from '../../platform/stage/use-transcription-toast.ts';
import { ownStorage } from '../../platform/storage/own-storage.ts';
import { createInterview } from './create-interview.ts';
import { InterviewPage } from './InterviewPage.tsx';
import { interviewInState } from './interview-in-state.ts';
import { useNoticesAsToasts } from './use-notices-as-toasts.ts';

/** /job-interview/mock: an interview, from the wizard that made it to its review. */
export const JobInterviewMockRoute = () => {
  const id = interviewInState(useLocation().state);
  return id === null ? <Navigate to="/job-interview" replace /> : <Interview key={id} id={id} />;
};

const Interview = ({ id }: { readonly id: string }) => {
  usePageTitle('Mock interview');
  const services = useServices();
  const storage = ownStorage(sessionStorage, useLearner());
  const { state } = useCapabilities();
  const [generation, setGeneration] = useState(0);
  if (state.status === 'pending') return <LoadingPage />;
  const capabilities = state.status === 'success' ? state.data : null;
  return (
    <LiveInterview
      key={generation}
      id={id}
      create={() => createInterview({ ...services, capabilities, storage, origin: location.origin }, id)}
      interviewerNote={capabilities?.interviewer?.note ?? ''}
      onRestart={() => setGeneration(generation + 1)}
    />
  );
};

interface LiveInterviewProps {
  readonly id: string;
  /** The limits of this server’s interviewer, in its own words. */
  readonly interviewerNote: string;
  readonly create: () => InterviewSession;
  readonly onRestart: () => void;
}

const LiveInterview = ({ id, interviewerNote, create, onRestart }: LiveInterviewProps) => {
  const { toaster } = useServices();
  const session = useResource(create, (session) => session.start());
  const snapshot = useTranscriptionToast(useSession(session), toaster);
  const [textShown, setTextShown] = useState(false);
  useNoticesAsToasts(snapshot, toaster);
  if (snapshot.outcome) return <Leave id={id} outcome={snapshot.outcome} onRestart={onRestart} />;
  return (
    <InterviewPage
      snapshot={snapshot}
      actions={session}
      levels={session}
      interviewerNote={interviewerNote}
      textShown={textShown}
      onTextShownChange={setTextShown}
    />
  );
};

interface LeaveProps extends Pick<LiveInterviewProps, 'id' | 'onRestart'> {
  readonly outcome: InterviewOutcome;
}

const Leave = ({ id, outcome, onRestart }: LeaveProps) => {
  switch (outcome) {
    case 'review':
      return <ToReview id={id} />;
    case 'unauthorized':
      return <Navigate to="/auth" replace />;
    case 'not-found':
      return <Navigate to="/job-interview" replace />;
    case 'taken-over':
      return (
        <TakenOverPage
          title="Your interview is open in another tab"
          text="An interview can be open once. Continue here, and the other tab lets go of it."
          onContinue={onRestart}
        />
      );
  }
};

/** Stores which interview it was, for its review, and goes there. */
const ToReview = ({ id }: { readonly id: string }) => {
  useEffect(() => localStorage.setItem(latestInterviewKey, id), [id]);
  return <Navigate to="/job-interview/review" replace state={{ id }} />;
};
