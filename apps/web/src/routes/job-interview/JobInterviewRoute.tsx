import { createInterview } from '@sayso/api/contract/interview';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ownStorage } from '../../composition/own-storage.ts';
import { useServices } from '../../composition/ServicesContext.ts';
import { latestInterview } from '../../shell/latest-interview.ts';
import { useLearner } from '../../shell/useLearner.ts';
import { useLeaving } from '../../shell/useLeaving.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { createDraftStore } from './draft-store.ts';
import { JobInterviewPage } from './JobInterviewPage.tsx';
import { blankDraft, isSameJob, type JobDraft } from './job.ts';
import { readRetry } from './retry.ts';
import { useEarlierInterview } from './useEarlierInterview.ts';

/** /job-interview: asks for the job and has its interview prepared. */
export const JobInterviewRoute = () => {
  usePageTitle('Mock interview');
  const { client } = useServices();
  const learner = useLearner();
  const navigate = useNavigate();
  const leaving = useLeaving();
  const { state, search, key: visit } = useLocation();
  const [retry] = useState(() => readRetry(state, search, latestInterview(localStorage)));
  const [drafts] = useState(() => createDraftStore(ownStorage(sessionStorage, learner)));
  const [typed, setTyped] = useState<JobDraft | null>(() =>
    drafts.read(visit, retry === null ? 'new' : retry.job ? 'here' : 'again'),
  );
  const [status, setStatus] = useState<'writing' | 'starting' | 'failed'>('writing');
  const earlier = useEarlierInterview(retry);
  const draft = typed ?? { ...blankDraft, ...earlier?.job };
  const repeated = earlier && isSameJob(earlier.job, draft) ? earlier.id : null;

  const start = async () => {
    setStatus('starting');
    try {
      const job = {
        job_title: draft.title,
        job_description: draft.description,
        company_name: draft.company,
        ...(repeated !== null && { retry_of: repeated }),
      };
      const { id } = await client.call(createInterview, job, { signal: leaving });
      if (leaving.aborted) return;
      drafts.write(visit, draft, true);
      void navigate('/job-interview/mock', { state: { id } });
    } catch {
      setStatus('failed');
    }
  };

  return (
    <JobInterviewPage
      draft={draft}
      retry={earlier ? (repeated === null ? 'changed' : 'same') : 'none'}
      busy={status === 'starting'}
      failed={status === 'failed'}
      onChange={(change) => {
        const next = { ...draft, ...change };
        setTyped(next);
        drafts.write(visit, next, false);
      }}
      onStart={() => void start()}
      onCancel={() => void navigate('/home-coach')}
    />
  );
};
