import type { Page } from 'playwright';

/** What reached the loudspeaker of a page. */
export interface Heard {
  /** Seconds in which there was sound. */
  readonly seconds: number;
  /** Loudest sample block, root mean square. */
  readonly peak: number;
}

/**
 * Listens to what the page's Web Audio sends to the loudspeaker: an analyser is put beside every connection to a destination. Nothing is
 * replaced. Call it before the page is opened.
 */
export const listenTo = async (page: Page): Promise<{ heard(): Promise<Heard>; forget(): Promise<void> }> => {
  await page.addInitScript(() => {
    const heard = { seconds: 0, peak: 0 };
    Object.assign(window, { __heard: heard });
    const connect = AudioNode.prototype.connect;
    const analysers = new WeakMap<BaseAudioContext, AnalyserNode>();
    const analyserOf = (context: BaseAudioContext) => {
      const known = analysers.get(context);
      if (known) return known;
      const analyser = context.createAnalyser();
      analyser.fftSize = 2048;
      const block = new Float32Array(analyser.fftSize);
      let before = context.currentTime;
      setInterval(() => {
        // A closed context shows its last sound for ever.
        if (context.state !== 'running') return;
        // Time by the sound's own clock: on a busy machine a timer comes late.
        const passed = context.currentTime - before;
        before += passed;
        analyser.getFloatTimeDomainData(block);
        const level = Math.sqrt(block.reduce((sum, value) => sum + value * value, 0) / block.length);
        heard.peak = Math.max(heard.peak, level);
        if (level > 0.005) heard.seconds += passed;
      }, 50);
      analysers.set(context, analyser);
      return analyser;
    };
    Object.assign(AudioNode.prototype, {
      connect(this: AudioNode, target: AudioNode, ...rest: number[]) {
        if (target instanceof AudioDestinationNode) Reflect.apply(connect, this, [analyserOf(target.context)]);
        return Reflect.apply(connect, this, [target, ...rest]);
      },
    });
  });
  return {
    heard: () => page.evaluate(() => ({ ...(window as unknown as { __heard: Heard }).__heard })),
    forget: () =>
      page.evaluate(() => {
        Object.assign((window as unknown as { __heard: Heard }).__heard, { seconds: 0, peak: 0 });
      }),
  };
};
