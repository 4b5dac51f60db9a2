import { Text } from '@sayso/ui/primitives/text';
import { useMemo, useState } from 'react';
import { silenceDefaults } from '../io/silence/index.ts';
import { useSession } from '../react/index.ts';
import { Facts } from './parts/Facts.tsx';
import { decibels, seconds } from './parts/format.ts';
import { MicrophoneChoice, type Source } from './parts/MicrophoneChoice.tsx';
import { Columns, Panel, Panels } from './parts/Panel.tsx';
import { PhaseBadge, RecordControls } from './parts/RecordControls.tsx';
import { Slider } from './parts/Slider.tsx';
import { type Mark, type Span, TimeLine } from './parts/TimeLine.tsx';
import { levelEveryMs, type TakeSnapshot } from './parts/take.ts';
import { useTake } from './parts/use-take.ts';
import type { MicrophoneMachineProps } from './RecorderMachine.tsx';

type Options = { -readonly [Name in keyof typeof silenceDefaults]: number };

/** Length of the axis before anything is recorded. */
const shortestAxisMs = 15_000;

/** A silence detector to operate: it listens to a script or to you, and shows why it stopped when it did. */
export function SilenceMachine({ microphone = 'talk, pause, talk, silence', running = true }: MicrophoneMachineProps) {
  const [fake, setFake] = useState(microphone);
  const [real, setReal] = useState(false);
  const [options, setOptions] = useState<Options>(silenceDefaults);
  const source: Source = real ? 'real' : fake;
  const { take, time } = useTake(useMemo(() => ({ source, silence: options }), [source, options]));
  const snapshot = useSession(take);
  const { levels, elapsedMs, phase } = snapshot;
  const voiceMs = lastVoiceMs(levels, options.threshold);
  const change = (name: keyof Options) => (value: number) => setOptions((before) => ({ ...before, [name]: value }));
  return (
    <Panels>
      <Panel title="Silence detector" aside={<PhaseBadge snapshot={snapshot} />}>
        <RecordControls take={take} snapshot={snapshot} time={time} running={running} threshold={options.threshold} />
        <MicrophoneChoice fake={fake} real={real} onFakeChange={setFake} onRealChange={setReal} />
      </Panel>
      <Panel title="Why it stops" size="wide">
        <TimeLine
          label="Loudness, and when an answer may end"
          lengthMs={Math.max(shortestAxisMs, elapsedMs)}
          levels={{ values: levels, everyMs: levelEveryMs, tone: phase === 'recording' ? 'voice' : 'ink' }}
          threshold={options.threshold}
          marks={listMarks(snapshot, options)}
          spans={listSilence(snapshot, voiceMs)}
        />
        <Text size="small" tone="soft">
          The dotted line, and the line across the level, are the threshold. A level on it or above counts as a voice.
        </Text>
        <Facts
          facts={[
            ['Elapsed', seconds(elapsedMs)],
            ['Silent for', seconds(elapsedMs - voiceMs)],
            ['Ended by', snapshot.endedBy ?? 'not yet'],
          ]}
        />
      </Panel>
      <Panel title="Options" size="full">
        <Columns>
          <Slider
            label="Silence that ends an answer"
            value={options.silenceMs}
            minimum={500}
            maximum={6000}
            step={100}
            shown={seconds(options.silenceMs)}
            onValueChange={change('silenceMs')}
          />
          <Slider
            label="Shortest answer"
            value={options.minimumMs}
            minimum={0}
            maximum={10_000}
            step={500}
            shown={seconds(options.minimumMs)}
            onValueChange={change('minimumMs')}
          />
          <Slider
            label="Time between two checks"
            value={options.checkMs}
            minimum={100}
            maximum={1000}
            step={100}
            shown={`${options.checkMs} ms`}
            onValueChange={change('checkMs')}
          />
          <Slider
            label="Threshold"
            value={options.threshold}
            minimum={0.002}
            maximum={0.1}
            step={0.002}
            shown={`${options.threshold} (${decibels(options.threshold)} dB)`}
            onValueChange={change('threshold')}
          />
        </Columns>
        <Text size="small" tone="soft">
          A new value gives up the recording that runs.
        </Text>
      </Panel>
    </Panels>
  );
}

const lastVoiceMs = (levels: readonly number[], threshold: number) =>
  (levels.findLastIndex((level) => level >= threshold) + 1) * levelEveryMs;

function listMarks({ endedBy, elapsedMs }: TakeSnapshot, { minimumMs }: Options): readonly Mark[] {
  const may: Mark = { atMs: minimumMs, label: 'It may stop from here', tone: 'soft', shape: 'dashed' };
  if (endedBy === null) return [may];
  return [may, { atMs: elapsedMs, label: endedBy === 'silence' ? 'Silence ended it' : 'Stopped', tone: 'good' }];
}

function listSilence({ elapsedMs, phase }: TakeSnapshot, voiceMs: number): readonly Span[] {
  const silent = elapsedMs - voiceMs;
  if (phase === 'ready' || silent < levelEveryMs * 3) return [];
  return [{ fromMs: voiceMs, toMs: elapsedMs, label: 'Silence', tone: 'coach' }];
}
