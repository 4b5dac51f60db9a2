import { Badge } from '@sayso/ui/badge';
import { Button } from '@sayso/ui/button';
import { Notice } from '@sayso/ui/notice';
import { Stack } from '@sayso/ui/primitives/stack';
import { LevelMeter } from './LevelMeter.tsx';
import { TimeBar } from './TimeBar.tsx';
import type { TakeRecorder, TakeSnapshot } from './take.ts';
import type { DemoTime } from './time.ts';

interface RecordControlsProps {
  readonly take: TakeRecorder;
  readonly snapshot: TakeSnapshot;
  readonly time: DemoTime | null;
  /** Whether time plays as soon as it records, or waits to be moved by hand. */
  readonly running: boolean;
  /** Shown on the level, where there is one. */
  readonly threshold?: number;
}

/** Record and Stop, the level now, and the words of a microphone that cannot be opened. */
export function RecordControls({ take, snapshot, time, running, threshold }: RecordControlsProps) {
  const { phase, level, fault } = snapshot;
  const live = phase === 'recording';
  const press = () => {
    if (live) {
      void take.stop();
      time?.pause();
      return;
    }
    void take.start();
    if (running) time?.play();
  };
  return (
    <Stack space="4">
      <LevelMeter label="Microphone level" level={level} threshold={threshold} />
      <Button
        tone={live ? 'voice' : 'ink'}
        icon={live ? 'stop' : 'mic'}
        width="full"
        busy={phase === 'opening'}
        onClick={press}
      >
        {live ? 'Stop' : 'Record'}
      </Button>
      {fault === null ? null : <Notice tone="error">{fault}</Notice>}
      {time ? <TimeBar time={time} /> : null}
    </Stack>
  );
}

/** The phase as a word beside a title. */
export const PhaseBadge = ({ snapshot: { phase } }: { readonly snapshot: TakeSnapshot }) => (
  <Badge tone={phase === 'recorded' ? 'good' : 'quiet'} role="status">
    {phase}
  </Badge>
);
