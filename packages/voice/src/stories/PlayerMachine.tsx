import { Button } from '@sayso/ui/button';
import { Coach } from '@sayso/ui/coach';
import { Inline } from '@sayso/ui/primitives/inline';
import { Stack } from '@sayso/ui/primitives/stack';
import { Text } from '@sayso/ui/primitives/text';
import { Select } from '@sayso/ui/select';
import { Toggle } from '@sayso/ui/toggle';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../react/index.ts';
import { LevelMeter } from './parts/LevelMeter.tsx';
import { Panel, Panels } from './parts/Panel.tsx';
import { playbackWords } from './parts/PlayBack.tsx';
import { createPlaying, type LoudspeakerFault, type Played } from './parts/playing.ts';
import { type SoundName, sounds } from './parts/sound.ts';
import { TimeBar } from './parts/TimeBar.tsx';

export interface PlayerMachineProps {
  /** Whether time plays by itself while a sound plays. With `false` it is moved by hand. */
  readonly running?: boolean;
}

const faults: readonly { readonly value: LoudspeakerFault; readonly label: string }[] = [
  { value: 'none', label: 'works' },
  { value: 'blocked', label: 'blocked until the page is touched' },
  { value: 'failed', label: 'cannot decode the sound' },
];
const names = Object.keys(sounds) as SoundName[];
const part = { fromMs: 500, toMs: 1500 } as const;

/** A player to operate: play, play a part, interrupt, be blocked; the face follows what is heard. */
export function PlayerMachine({ running = true }: PlayerMachineProps) {
  const [real, setReal] = useState(false);
  const [fault, setFault] = useState<LoudspeakerFault>('none');
  const playing = useMemo(() => createPlaying(real), [real]);
  useEffect(() => () => playing.dispose(), [playing]);
  const { played } = useSession(playing);
  const sounding = played.some(({ end }) => end === 'playing');
  const { time } = playing;

  const play = (start: () => Promise<void>) => () => {
    void start();
    if (running) time?.play();
  };
  const choose = (next: LoudspeakerFault) => {
    playing.setFault(next);
    setFault(next);
  };
  const unlock = async () => {
    await playing.unlock();
    if (fault === 'blocked') setFault('none');
  };
  const toggleReal = (next: boolean) => {
    setReal(next);
    setFault('none');
  };

  return (
    <Panels>
      <Panel title="Player">
        <Stack align="center">
          <Coach name="Daisy" size="lg" state={sounding ? 'speaking' : 'idle'} volume={playing.level} />
        </Stack>
        <LevelMeter label="Loudspeaker level" level={sounding ? playing.level : null} of="loudspeaker" />
        <Inline space="2">
          {names.map((name) => (
            <Button key={name} size="small" tone="quiet" icon="play" onClick={play(() => playing.play(name))}>
              {`Play ${name}`}
            </Button>
          ))}
          <Button size="small" tone="quiet" icon="play" onClick={play(() => playing.play('a synthesised voice', part))}>
            Play a part of the voice
          </Button>
          <Button size="small" tone="quiet" onClick={play(playing.playBroken)}>
            Play broken audio
          </Button>
          <Button size="small" tone="quiet" icon="stop" disabled={!sounding} onClick={playing.stop}>
            Stop
          </Button>
        </Inline>
        {time ? <TimeBar time={time} /> : null}
      </Panel>
      <Panel title="What became of each sound">
        <PlayedList played={played} />
        <Toggle
          label="Real loudspeaker"
          hint="Without it nothing is heard."
          checked={real}
          onValueChange={toggleReal}
        />
        <Select
          label="The fake loudspeaker"
          choices={faults}
          value={fault}
          onValueChange={choose}
          disabled={real}
          hint="Blocked is how a page starts that was never touched."
        />
        <Inline>
          <Button size="small" tone="quiet" onClick={() => void unlock()}>
            Unlock by a touch
          </Button>
        </Inline>
      </Panel>
    </Panels>
  );
}

function PlayedList({ played }: { readonly played: readonly Played[] }) {
  if (played.length === 0) return <Text tone="soft">Nothing was played yet.</Text>;
  return (
    <ol aria-live="polite">
      {played.slice(-6).map(({ number, sound, end }) => (
        <li key={number}>
          <Text figures="tabular">
            {`${number}. ${sound}: `}
            <strong>{end}</strong>
          </Text>
          {end === 'playing' ? null : (
            <Text size="small" tone="soft">
              {playbackWords[end]}
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
}
