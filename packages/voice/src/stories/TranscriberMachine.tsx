import { Button } from '@sayso/ui/button';
import { Inline } from '@sayso/ui/primitives/inline';
import { Stack } from '@sayso/ui/primitives/stack';
import { Text } from '@sayso/ui/primitives/text';
import { Select } from '@sayso/ui/select';
import { Toggle } from '@sayso/ui/toggle';
import { useEffect, useMemo, useState } from 'react';
import type { Recording } from '../io/ports.ts';
import { useSession } from '../react/index.ts';
import { type Heard, transcriberMessages, transcriptionMs } from '../speech/transcriber/index.ts';
import { Facts } from './parts/Facts.tsx';
import { bytes, seconds } from './parts/format.ts';
import { MicrophoneChoice, type Source } from './parts/MicrophoneChoice.tsx';
import type { FakeName } from './parts/microphones.ts';
import { Columns, Panel, Panels } from './parts/Panel.tsx';
import { PhaseBadge, RecordControls } from './parts/RecordControls.tsx';
import { Slider } from './parts/Slider.tsx';
import { type Mark, type Span, TimeLine } from './parts/TimeLine.tsx';
import { type Attempt, createTranscribing, type EndpointName, endpointNames } from './parts/transcribing.ts';
import { useTake } from './parts/use-take.ts';

export interface TranscriberMachineProps {
  /** How the fake endpoint behaves at first. */
  readonly endpoint?: EndpointName;
  /** Whether time plays by itself. With `false` it is moved by hand. */
  readonly running?: boolean;
}

const choices = endpointNames.map((value) => ({ value, label: value }));

/** A recording of so many bytes, of which nothing else matters here. */
const createRecording = (size: number): Recording => ({
  mediaType: 'audio/webm;codecs=opus',
  size,
  durationMs: size / 4,
  base64: async () => 'A'.repeat(Math.ceil(size / 3) * 4),
});

/** A transcriber to operate: choose a recording, break the endpoint, see what is sent to the coach. */
export function TranscriberMachine({
  endpoint: first = 'answers with words',
  running = true,
}: TranscriberMachineProps) {
  const [endpoint, setEndpoint] = useState(first);
  const [size, setSize] = useState(12_000);
  const [firstRecorder, setFirstRecorder] = useState(false);
  const [fake, setFake] = useState<FakeName>('talk, pause, talk, silence');
  const [real, setReal] = useState(false);
  const source: Source = real ? 'real' : fake;
  const { take, time, clock } = useTake(useMemo(() => ({ source }), [source]));
  const taken = useSession(take);
  const transcribing = useMemo(
    () => createTranscribing(clock, { tooSmall: firstRecorder ? 'no-answer' : 'no-voice' }),
    [clock, firstRecorder],
  );
  useEffect(() => () => transcribing.dispose(), [transcribing]);
  const { attempts, heard, busy, elapsedMs } = useSession(transcribing);
  const recording = taken.recording ?? createRecording(size);

  const transcribe = async () => {
    if (running) time?.play();
    await transcribing.transcribe(recording, endpoint);
    time?.pause();
  };

  return (
    <Panels>
      <Panel title="Transcriber">
        <Facts
          facts={[
            ['Recording', taken.recording ? 'yours' : 'made here'],
            ['Size', bytes(recording.size)],
            ['Length', seconds(recording.durationMs)],
          ]}
        />
        <Slider
          label="Size of the recording made here"
          value={size}
          minimum={0}
          maximum={60_000}
          step={500}
          shown={bytes(size)}
          onValueChange={setSize}
        />
        <Select label="The fake endpoint" choices={choices} value={endpoint} onValueChange={setEndpoint} />
        <Toggle
          label="Too small counts as no answer"
          hint="As in the first recorder. Otherwise it counts as silence."
          checked={firstRecorder}
          onValueChange={setFirstRecorder}
        />
        <Inline>
          <Button busy={busy} busyLabel="Transcribing ..." onClick={() => void transcribe()}>
            Transcribe
          </Button>
        </Inline>
      </Panel>
      <Panel title="What comes out" size="wide">
        <TimeLine
          label="Attempts to reach the endpoint"
          lengthMs={transcriptionMs + 1000}
          spans={attempts.map((attempt, index) => toSpan(attempt, index, elapsedMs))}
          marks={listMarks(elapsedMs, heard)}
        />
        <Outcome heard={heard} />
      </Panel>
      <Panel title="A recording of your own" size="full" aside={<PhaseBadge snapshot={taken} />}>
        <Columns>
          <RecordControls take={take} snapshot={taken} time={time} running={running} />
          <MicrophoneChoice fake={fake} real={real} onFakeChange={setFake} onRealChange={setReal} />
        </Columns>
      </Panel>
    </Panels>
  );
}

const toSpan = ({ fromMs, toMs, failed }: Attempt, index: number, now: number): Span => ({
  fromMs,
  toMs: toMs ?? now,
  label: `Attempt ${index + 1}${failed ? ' failed' : ''}`,
  tone: failed ? 'bad' : 'coach',
});

function listMarks(elapsedMs: number, heard: Heard | null): readonly Mark[] {
  const limit: Mark = { atMs: transcriptionMs, label: 'All the time there is', tone: 'soft', shape: 'dashed' };
  return heard
    ? [{ atMs: elapsedMs, label: 'Settled', tone: heard.kind === 'heard' ? 'good' : 'ink' }, limit]
    : [limit];
}

function Outcome({ heard }: { readonly heard: Heard | null }) {
  return (
    <Stack aria-live="polite">
      <Facts
        facts={[
          ['Kind', heard?.kind ?? 'nothing yet'],
          ['Sent to the coach', heard ? describeSent(heard) : 'nothing yet'],
          ['Shown to the learner', heard ? describeShown(heard) : 'nothing yet'],
        ]}
      />
      <Text size="small" tone="soft">
        The transcriber never rejects: every fault is one of the kinds.
      </Text>
    </Stack>
  );
}

const describeSent = (heard: Heard) => (heard.kind === 'nothing' ? 'nothing' : heard.text);

function describeShown(heard: Heard): string {
  if (heard.kind !== 'nothing') return 'the conversation goes on';
  return heard.reason === 'no-voice' ? transcriberMessages.noVoice : transcriberMessages.invalid;
}
