import type { InterviewOutcome, InterviewSession } from '@sayso/voice/interview';
import { useSession } from '@sayso/voice/react';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { createInterview } from '../../composition/interview.ts';
import { ownStorage } from '../../composition/own-storage.ts';
import { useServices } from '../../composition/ServicesContext.ts';
import { latestInterviewKey } from '../../shell/latest-interview.ts';
import { TakenOverPage } from '../../shell/stage/TakenOverPage.tsx';
import { useTranscriptionToast } from '../../shell/stage/useTranscriptionToast.ts';
import { useCapabilities } from '../../shell/useCapabilities.ts';
import { useHeld } from '../../shell/useHeld.ts';
import { useLearner } from '../../shell/useLearner.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { InterviewPage } from './InterviewPage.tsx';
import { interviewInState } from './interview-in-state.ts';
import { useNoticesAsToasts } from './useNoticesAsToasts.ts';

/** /job-interview/mock: an interview, from the wizard that made it to its review. */
export const JobInterviewMockRoute = () => {
  const id = interviewInState(useLocation().state);
  return id === null ? <Navigate to="/job-interview" replace /> : <Interview key={id} id={id} />;
};

const Interview = ({ id }: { readonly id: string }) => {
  usePageTitle('Mock interview');
  const services = useServices();
  const storage = ownStorage(sessionStorage, useLearner());
  const capabilities = useCapabilities();
  const [generation, setGeneration] = useState(0);
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
  /** What this server’s interviewer cannot do, in its own words. */
  readonly interviewerNote: string;
  readonly create: () => InterviewSession;
  readonly onRestart: () => void;
}

const LiveInterview = ({ id, interviewerNote, create, onRestart }: LiveInterviewProps) => {
  const { toaster } = useServices();
  const session = useHeld(create, (session) => session.start());
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
          text="An interview can be open once. Go on here, and the other tab lets go of it."
          onContinue={onRestart}
        />
      );
  }
};

/** Stores which interview it was, for its review, and goes there (spec §4). */
const ToReview = ({ id }: { readonly id: string }) => {
  useEffect(() => localStorage.setItem(latestInterviewKey, id), [id]);
  return <Navigate to="/job-interview/review" replace state={{ id }} />;
};
