import type { TimerClock } from '@sayso/ui/timer';
import type { InterviewSnapshot } from '@sayso/voice/interview';
import { StageCountdown } from '../../../platform/stage/StageCountdown.tsx';

/** Milliseconds: until the recording begins by itself, how long it lasts, and from how many seconds on it warns. */
const preparationMs = 5000;
const recordingMs = 60_000;
const warnFrom = 10;

export interface TimeLeftProps {
  readonly snapshot: Pick<InterviewSnapshot, 'recordingBeginsAt' | 'recordingEndsAt'>;
  readonly clock?: TimerClock | undefined;
}

/** The time to think, in ink, and then in its place the time to speak, in the colour of the voice. */
export const TimeLeft = ({ snapshot: { recordingBeginsAt, recordingEndsAt }, clock }: TimeLeftProps) => {
  if (recordingEndsAt !== null) {
    return (
      <StageCountdown
        key="recording"
        label="Time to speak"
        endsAt={recordingEndsAt}
        total={recordingMs}
        warnFrom={warnFrom}
        size="small"
        clock={clock}
      />
    );
  }
  if (recordingBeginsAt === null) return null;
  return (
    <StageCountdown
      key="preparation"
      label="Time until the recording"
      endsAt={recordingBeginsAt}
      total={preparationMs}
      tone="ink"
      size="small"
      clock={clock}
    />
  );
};
