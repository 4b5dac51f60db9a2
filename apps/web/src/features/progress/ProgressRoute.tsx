import { exportEverything, getProgress } from '@sayso/api/contract/progress';
import { createQueryKey, useQueryState } from '@sayso/api/react';
import { useMutation } from '@tanstack/react-query';
import { timeZoneHere } from '../../platform/calendar/time-zone.ts';
import { useLearner } from '../../platform/learner/use-learner.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useServices } from '../../platform/services/services-context.ts';
import { saveFile } from '../../platform/storage/save-file.ts';
import { loadProgress } from './load-progress.ts';
import { ProgressPage } from './ProgressPage.tsx';
import type { ExportFormat } from './parts/YourData.tsx';

const here = { now: () => new Date(), timeZone: timeZoneHere };

/** /progress: what the learner has done, from their own records. */
export const ProgressRoute = () => {
  usePageTitle('Your progress');
  const profile = useLearner();
  const { client, toaster } = useServices();
  const { state, retry } = useQueryState({
    queryKey: createQueryKey(getProgress),
    queryFn: ({ signal }) => loadProgress(client, here, signal),
  });
  const save = useMutation({
    mutationFn: async (format: ExportFormat) =>
      saveFile(`sayso.${format}`, await client.download(exportEverything, { format })),
    onError: () =>
      toaster.show('Your data could not be saved. Check your connection and try again.', { kind: 'error' }),
  });
  return (
    <ProgressPage
      profile={profile}
      progress={state}
      saving={save.isPending ? save.variables : null}
      onSave={save.mutate}
      onRetry={retry}
    />
  );
};
