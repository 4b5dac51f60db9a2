import { exportEverything } from '@sayso/api/contract/progress';
import { useState } from 'react';
import { useServices } from '../../composition/ServicesContext.ts';
import { saveFile } from '../../composition/save-file.ts';
import { timeZoneHere } from '../../shell/time-zone.ts';
import { useLearner } from '../../shell/useLearner.ts';
import { useLoaded } from '../../shell/useLoaded.ts';
import { useNewDay } from '../../shell/useNewDay.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { loadProgress } from './load-progress.ts';
import { ProgressPage } from './ProgressPage.tsx';
import type { ExportFormat } from './YourData.tsx';

const here = { now: () => new Date(), timeZone: timeZoneHere };

/** /progress: what the learner has done, from their own records. */
export const ProgressRoute = () => {
  usePageTitle('Your progress');
  const profile = useLearner();
  const { client, toaster } = useServices();
  const { state, retry } = useLoaded((signal) => loadProgress(client, here, signal));
  useNewDay(retry);
  const [saving, setSaving] = useState<ExportFormat | null>(null);

  const save = async (format: ExportFormat) => {
    setSaving(format);
    try {
      saveFile(`sayso.${format}`, await client.download(exportEverything, { format }));
    } catch {
      toaster.show('Your data could not be saved. Check your connection and try again.', { kind: 'error' });
    }
    setSaving(null);
  };

  return (
    <ProgressPage
      profile={profile}
      progress={state}
      saving={saving}
      onSave={(format) => void save(format)}
      onRetry={retry}
    />
  );
};
