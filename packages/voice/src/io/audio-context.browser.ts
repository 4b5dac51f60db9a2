import type { Detach } from './clock/clock.ts';

let shared: AudioContext | undefined;
let holders = 0;

/**
 * The page's one audio context: opening one costs tens of milliseconds and browsers allow few, so the player and the meters share it.
 * It stays warm until the last holder releases it. A browser may keep it suspended until the page is touched.
 */
export function holdAudioContext(): { readonly context: AudioContext; readonly release: Detach } {
  shared ??= new AudioContext({ latencyHint: 'interactive' });
  const context = shared;
  holders += 1;
  if (context.state !== 'running') void context.resume().catch(() => {});
  let held = true;
  return {
    context,
    release() {
      if (!held) return;
      held = false;
      holders -= 1;
      if (holders > 0) return;
      shared = undefined;
      void context.close();
    },
  };
}
