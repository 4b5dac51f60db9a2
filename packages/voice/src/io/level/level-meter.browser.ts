import { holdAudioContext } from '../audio-context.browser.ts';
import { browserClock } from '../clock/clock.browser.ts';
import type { Clock, Detach } from '../clock/clock.ts';
import type { LevelSource } from '../ports.ts';
import { createLevelSource } from './level-source.ts';
import { rms } from './rms.ts';

/** Samples looked at for one level: 43 ms at 48 kHz, so that nothing between two levels is missed. */
export const levelWindow = 2048;

/** Reads the loudness at an analyser, now. */
export function readLevel(analyser: AnalyserNode): () => number {
  const samples = new Float32Array(analyser.fftSize);
  return () => {
    analyser.getFloatTimeDomainData(samples);
    return rms(samples);
  };
}

/** A level source that holds on to the audio hardware until it is disposed, and is silent afterwards. */
export interface LevelMeter extends LevelSource {
  dispose: Detach;
}

/** Measures a microphone's stream, also in a hidden tab. Does not stop the stream's tracks. */
export function createLevelMeter(stream: MediaStream, options: { readonly clock?: Clock } = {}): LevelMeter {
  const { context, release } = holdAudioContext();
  const analyser = new AnalyserNode(context, { fftSize: levelWindow });
  const source = context.createMediaStreamSource(stream);
  source.connect(analyser);
  const analysed = readLevel(analyser);
  let over = false;
  const { current, subscribe } = createLevelSource(() => (over ? 0 : analysed()), options.clock ?? browserClock);
  return {
    current,
    subscribe,
    dispose() {
      over = true;
      source.disconnect();
      release();
    },
  };
}
