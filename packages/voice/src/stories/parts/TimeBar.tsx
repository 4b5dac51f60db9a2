import { Button } from '@sayso/ui/button';
import { Inline } from '@sayso/ui/primitives/inline';
import { Text } from '@sayso/ui/primitives/text';
import { useSession } from '../../react/index.ts';
import { seconds } from './format.ts';
import type { DemoTime } from './time.ts';

/** Moves the time of a machine with a fake: play, or step by step. */
export function TimeBar({ time }: { readonly time: DemoTime }) {
  const { now, playing, startedAt } = useSession(time);
  return (
    <Inline role="group" aria-label="Time" space="2">
      <Button
        size="small"
        tone="quiet"
        icon={playing ? 'pause' : 'play'}
        onClick={() => (playing ? time.pause() : time.play())}
      >
        {playing ? 'Pause time' : 'Play time'}
      </Button>
      <Button size="small" tone="quiet" onClick={() => void time.step(1000)}>
        +1 s
      </Button>
      <Button size="small" tone="quiet" onClick={() => void time.step(10_000)}>
        +10 s
      </Button>
      <Text as="span" size="small" tone="soft" figures="tabular">
        {`Clock at ${seconds(now - startedAt)}`}
      </Text>
    </Inline>
  );
}
