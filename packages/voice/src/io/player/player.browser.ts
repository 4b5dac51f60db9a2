import { holdAudioContext } from '../audio-context.browser.ts';
import { browserClock } from '../clock/clock.browser.ts';
import type { Clock } from '../clock/clock.ts';
import { levelWindow, readLevel } from '../level/level-meter.browser.ts';
import { createLevelSource } from '../level/level-source.ts';
import type { Playback, PlaybackEnd, Player, PlayRange } from '../ports.ts';
import { decode } from './decode.browser.ts';
import { withoutHiss } from './hiss.browser.ts';

/** How long sound may take to start, in milliseconds: a Bluetooth headset needs about a second. */
const wakingMs = 2000;
/** The same on a page that was never touched, where the browser most likely does not allow sound at all. */
const untouchedMs = 300;
/** How long the browser may take to decode, in milliseconds, before the sound is taken to be broken. */
const decodingMs = 10_000;
/** How much later than expected a playback may end, in milliseconds, before the audio hardware is taken to be gone. */
const overdueMs = 1000;

export interface PlayerOptions {
  readonly clock?: Clock;
}

/** Waits until the context runs, for as long as that is likely to happen. */
function wake(context: AudioContext, clock: Clock): Promise<boolean> {
  if (context.state === 'running') return Promise.resolve(true);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  const giveUp = clock.after(touched ? wakingMs : untouchedMs, () => resolve(false));
  context.resume().then(
    () => resolve(true),
    () => resolve(false),
  );
  return promise.finally(giveUp);
}

/** Finds where a part of a sound begins and how long it is, in seconds. */
const findPart = (durationS: number, { fromMs, toMs }: PlayRange = { fromMs: 0, toMs: Number.POSITIVE_INFINITY }) => {
  const within = (ms: number) => Math.min(Math.max(ms / 1000, 0), durationS);
  const offset = within(fromMs);
  return { offset, length: Math.max(within(toMs) - offset, 0) };
};

/** The browser's loudspeaker, kept warm from its creation on. */
export function createPlayer({ clock = browserClock }: PlayerOptions = {}): Player {
  const { context, release } = holdAudioContext();
  const analyser = new AnalyserNode(context, { fftSize: levelWindow });
  analyser.connect(context.destination);
  const analysed = readLevel(analyser);
  let sounding: AudioBufferSourceNode | undefined;
  let current: Playback | undefined;

  const play = (audioBase64: string, range?: PlayRange): Playback => {
    current?.stop();
    const { promise: ended, resolve } = Promise.withResolvers<PlaybackEnd>();
    let source: AudioBufferSourceNode | undefined;
    let over = false;

    const finish = (end: PlaybackEnd) => {
      if (over) return;
      over = true;
      source?.stop();
      source?.disconnect();
      if (sounding === source) sounding = undefined;
      resolve(end);
    };

    const begin = async () => {
      const giveUp = clock.after(decodingMs, () => finish('failed'));
      void ended.then(giveUp);
      const [buffer, awake] = await Promise.all([decode(audioBase64, context), wake(context, clock)]);
      giveUp();
      if (over) return;
      if (!awake) return finish('blocked');
      source = new AudioBufferSourceNode(context, { buffer });
      withoutHiss(source, buffer.sampleRate).connect(analyser);
      source.addEventListener('ended', () => finish('ended'));
      const { offset, length } = findPart(buffer.duration, range);
      source.start(0, offset, length);
      sounding = source;
      const detach = clock.after(length * 1000 + overdueMs, () => finish('ended'));
      void ended.then(detach);
    };
    begin().catch(() => finish('failed'));

    current = { ended, stop: () => finish('stopped') };
    return current;
  };

  return {
    level: createLevelSource(() => (sounding ? analysed() : 0), clock),
    play,
    async unlock() {
      await wake(context, clock);
    },
    dispose() {
      current?.stop();
      analyser.disconnect();
      release();
    },
  };
}
