import { Button } from '@sayso/ui/button';
import { Inline } from '@sayso/ui/primitives/inline';
import { Text } from '@sayso/ui/primitives/text';
import { useEffect, useMemo, useState } from 'react';
import type { Clock } from '../../io/clock/clock.ts';
import { createPlayer, type PlaybackEnd } from '../../io/player/index.ts';
import type { Recording } from '../../io/ports.ts';
import { createFakePlayer } from '../../testing/fake-player.ts';

/** Texts about the end of a playback. */
export const playbackWords: Readonly<Record<PlaybackEnd, string>> = {
  ended: 'Played to its end.',
  stopped: 'Stopped.',
  blocked: 'The browser wants a touch first. Press once more.',
  failed: 'This cannot be played: the audio is broken.',
};

interface PlayBackProps {
  readonly recording: Recording | null;
  readonly base64: string | null;
  /** The clock of a fake loudspeaker; without it the real one plays. */
  readonly clock: Clock | null;
  readonly onPlay: () => void;
}

/** A player for one recording. The fake one plays as long as the recording is. */
const playerFor = (clock: Clock | null, durationMs: number) =>
  clock ? createFakePlayer({ clock, durationMs }) : createPlayer();

/** Plays what was recorded. Give it a new key with each recording. */
export function PlayBack({ recording, base64, clock, onPlay }: PlayBackProps) {
  const [end, setEnd] = useState<PlaybackEnd | 'playing' | null>(null);
  const player = useMemo(() => playerFor(clock, recording?.durationMs ?? 0), [clock, recording]);
  useEffect(() => () => player.dispose(), [player]);

  const play = async () => {
    if (base64 === null) return;
    setEnd('playing');
    onPlay();
    setEnd(await player.play(base64).ended);
  };
  return (
    <Inline>
      <Button tone="quiet" icon="speaker" disabled={!recording?.size} onClick={() => void play()}>
        Play back
      </Button>
      <Text as="span" role="status" tone="soft">
        {end === 'playing' ? 'Playing ...' : end && playbackWords[end]}
      </Text>
    </Inline>
  );
}
