import { createInterview } from '@sayso/api/contract/interview';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLearner } from '../../platform/learner/use-learner.ts';
import { useLeaving } from '../../platform/lifetime/use-leaving.ts';
import { latestInterview } from '../../platform/navigation/latest-interview.ts';
import { readRetry } from '../../platform/navigation/retry-interview.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useServices } from '../../platform/services/services-context.ts';
import { ownStorage } from '../../platform/storage/own-storage.ts';
import { createDraftStore } from './draft-store.ts';
import { JobInterviewPage } from './JobInterviewPage.tsx';
import { blankDraft, isSameJob, type JobDraft } from './job.ts';
import { useEarlierInterview } from './use-earlier-interview.ts';

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
  const earlier = useEarlierInterview(retry);
  const draft = typed ?? { ...blankDraft, ...earlier?.job };
  const repeated = earlier && isSameJob(earlier.job, draft) ? earlier.id : null;

  const preparation = useMutation({
    mutationFn: () => {
      const job = {
        job_title: draft.title,
        job_description: draft.description,
        company_name: draft.company,
        ...(repeated !== null && { retry_of: repeated }),
      };
      return client.call(createInterview, job, { signal: leaving });
    },
  });
  const start = () =>
    // A learner who has left the page meanwhile stays where they are.
    preparation.mutate(undefined, {
      onSuccess: ({ id }) => {
        drafts.write(visit, draft, true);
        void navigate('/job-interview/mock', { state: { id } });
      },
    });

  return (
    <JobInterviewPage
      draft={draft}
      retry={earlier ? (repeated === null ? 'changed' : 'same') : 'none'}
      busy={preparation.isPending}
      failed={preparation.isError}
      onChange={(change) => {
        const next = { ...draft, ...change };
        setTyped(next);
        drafts.write(visit, next, false);
      }}
      onStart={start}
      onCancel={() => void navigate('/home-coach')}
    />
  );
};
