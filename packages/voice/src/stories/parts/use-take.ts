import { useEffect, useMemo } from 'react';
import { browserClock, type Clock } from '../../io/clock/index.ts';
import type { Recorder } from '../../io/ports.ts';
import { createRecorder } from '../../io/recorder/index.ts';
import type { SilenceOptions } from '../../io/silence/index.ts';
import { createFakeRecorder } from '../../testing/fake-recorder.ts';
import type { Source } from './MicrophoneChoice.tsx';
import { fakes } from './microphones.ts';
import { createTake } from './take.ts';
import { createDemoTime, type DemoTime } from './time.ts';

interface TakeSettings {
  readonly source: Source;
  readonly silence?: Omit<SilenceOptions, 'clock'>;
  /** Puts something beside the recorder, such as a recogniser. */
  readonly around?: (recorder: Recorder) => Recorder;
}

interface MountedTake {
  readonly take: ReturnType<typeof createTake>;
  readonly clock: Clock;
  /** The time that is moved by hand; nothing with the real microphone. */
  readonly time: DemoTime | null;
}

/** A take on the chosen microphone, made again when what it depends on changes. Hand in settings that stay the same object. */
export function useTake(settings: TakeSettings): MountedTake {
  const mounted = useMemo(() => mount(settings), [settings]);
  useEffect(
    () => () => {
      mounted.time?.pause();
      mounted.take.dispose();
    },
    [mounted],
  );
  return mounted;
}

function mount({ source, silence, around = (recorder) => recorder }: TakeSettings): MountedTake {
  const time = source === 'real' ? null : createDemoTime();
  const clock = time?.clock ?? browserClock;
  const recorder = source === 'real' ? createRecorder() : createFakeRecorder({ clock, microphone: fakes[source] });
  return { take: createTake({ recorder: around(recorder), clock, silence, onFrame: time?.subscribe }), clock, time };
}
