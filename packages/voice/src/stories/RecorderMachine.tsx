import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { maximumRecordingMs } from '../io/recorder/index.ts';
import { useSession } from '../react/index.ts';
import { minimumRecordingBytes, transcriberMessages } from '../speech/transcriber/index.ts';
import { Facts } from './parts/Facts.tsx';
import { bytes, seconds } from './parts/format.ts';
import { MicrophoneChoice, type Source } from './parts/MicrophoneChoice.tsx';
import type { FakeName } from './parts/microphones.ts';
import { Panel, Panels } from './parts/Panel.tsx';
import { PlayBack } from './parts/PlayBack.tsx';
import { PhaseBadge, RecordControls } from './parts/RecordControls.tsx';
import { type Mark, TimeLine } from './parts/TimeLine.tsx';
import { levelEveryMs, type TakeEnd, type TakeSnapshot } from './parts/take.ts';
import { useTake } from './parts/use-take.ts';

export interface MicrophoneMachineProps {
  /** The fake microphone that it begins with. */
  readonly microphone?: FakeName;
  /** Whether time plays by itself as soon as it records. With `false` it is moved by hand. */
  readonly running?: boolean;
}

const ends: Readonly<Record<TakeEnd, string>> = {
  you: 'You stopped it',
  silence: 'Silence ended it',
  maximum: 'The maximum ended it',
  unplugged: 'The microphone went away',
};

/** A recorder to operate: record, watch the level, stop, look at what came out, hear it. */
export function RecorderMachine({ microphone = 'talk, pause, talk, silence', running = true }: MicrophoneMachineProps) {
  const [fake, setFake] = useState(microphone);
  const [real, setReal] = useState(false);
  const source: Source = real ? 'real' : fake;
  const { take, time, clock } = useTake(useMemo(() => ({ source }), [source]));
  const snapshot = useSession(take);
  const { phase, levels, recording, base64, endedBy, elapsedMs } = snapshot;
  const marks: Mark[] = [
    ...(endedBy === null ? [] : [{ atMs: elapsedMs, label: ends[endedBy], tone: 'ink' as const }]),
    { atMs: maximumRecordingMs, label: 'It ends by itself', tone: 'soft', shape: 'dashed' },
  ];
  return (
    <Panels>
      <Panel title="Recorder" aside={<PhaseBadge snapshot={snapshot} />}>
        <RecordControls take={take} snapshot={snapshot} time={time} running={running} />
        <MicrophoneChoice fake={fake} real={real} onFakeChange={setFake} onRealChange={setReal} />
      </Panel>
      <Panel title="What was recorded" size="wide">
        <TimeLine
          label="Loudness of the recording"
          lengthMs={maximumRecordingMs}
          levels={{ values: levels, everyMs: levelEveryMs, tone: phase === 'recording' ? 'voice' : 'ink' }}
          marks={marks}
        />
        <Facts facts={listFacts(snapshot)} />
        <PlayBack
          key={phase}
          recording={recording}
          base64={base64}
          clock={time ? clock : null}
          onPlay={() => running && time?.play()}
        />
      </Panel>
    </Panels>
  );
}

function listFacts({ recording, base64, elapsedMs }: TakeSnapshot): readonly (readonly [string, ReactNode])[] {
  if (!recording) return [['Elapsed', seconds(elapsedMs)]];
  const perSecond = recording.durationMs > 0 ? (recording.size * 8) / recording.durationMs : 0;
  return [
    ['Length', seconds(recording.durationMs)],
    ['Size', bytes(recording.size)],
    ['Rate', `${perSecond.toFixed(0)} kbit/s`],
    ['Type', <MediaType key="type" value={recording.mediaType} />],
    ['As base64', `${(base64?.length ?? 0).toLocaleString('en-GB')} characters`],
    ['Would be sent', recording.size < minimumRecordingBytes ? `No. “${transcriberMessages.noVoice}”` : 'Yes'],
  ];
}

/** A narrow line breaks before a parameter, and not in the middle of a word. */
const MediaType = ({ value }: { readonly value: string }) =>
  value.split(/(?<=;)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
