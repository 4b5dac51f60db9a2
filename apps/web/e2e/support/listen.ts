import type { Page } from 'playwright';

/** The sound that reached the loudspeaker of a page. */
export interface Heard {
  /** Seconds in which there was sound. */
  readonly seconds: number;
  /** Loudest sample block, root mean square. */
  readonly peak: number;
}

/** Runs in the page. */
interface Listening {
  /** Measures the sound that was heard until now. */
  measure(): Heard;
  forget(): void;
}

/**
 * Listens to what the page's Web Audio sends to the loudspeaker: an analyser is put beside every connection to a destination. Nothing is
 * replaced. It remembers two thirds of a second, by the sound's own clock, so that no timer has to be on time. Call it before the page is
 * opened.
 */
export const listenTo = async (page: Page): Promise<{ heard(): Promise<Heard>; forget(): Promise<void> }> => {
  await page.addInitScript(() => {
    const heard = { seconds: 0, peak: 0 };
    const looks = new Set<() => void>();
    const lookAtAll = () => looks.forEach((look) => look());
    setInterval(lookAtAll, 200);
    const connect = AudioNode.prototype.connect;
    const analysers = new WeakMap<BaseAudioContext, AnalyserNode>();
    const findAnalyser = (context: BaseAudioContext) => {
      const known = analysers.get(context);
      if (known) return known;
      const analyser = context.createAnalyser();
      analyser.fftSize = 32_768;
      const latest = new Float32Array(analyser.fftSize);
      const block = 1024;
      let before = context.currentTime;
      looks.add(() => {
        // A closed context shows its last sound for ever.
        if (context.state !== 'running') return;
        const passed = context.currentTime - before;
        before += passed;
        analyser.getFloatTimeDomainData(latest);
        const fresh = Math.min(Math.round((passed * context.sampleRate) / block), latest.length / block);
        for (let index = 1; index <= fresh; index += 1) {
          const samples = latest.subarray(latest.length - index * block, latest.length - (index - 1) * block);
          const level = Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / block);
          heard.peak = Math.max(heard.peak, level);
          if (level > 0.005) heard.seconds += passed / fresh;
        }
      });
      analysers.set(context, analyser);
      return analyser;
    };
    Object.assign(AudioNode.prototype, {
      connect(this: AudioNode, target: AudioNode, ...rest: number[]) {
        if (target instanceof AudioDestinationNode) Reflect.apply(connect, this, [findAnalyser(target.context)]);
        return Reflect.apply(connect, this, [target, ...rest]);
      },
    });
    const listening: Listening = {
      measure: () => {
        lookAtAll();
        return { ...heard };
      },
      forget: () => {
        lookAtAll();
        Object.assign(heard, { seconds: 0, peak: 0 });
      },
    };
    Object.assign(window, { __listening: listening });
  });
  return {
    heard: () => page.evaluate(() => (window as unknown as { __listening: Listening }).__listening.measure()),
    forget: () => page.evaluate(() => (window as unknown as { __listening: Listening }).__listening.forget()),
  };
};
