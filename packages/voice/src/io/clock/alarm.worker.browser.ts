/** Sends each key back when its time has come. The page ignores the keys it no longer waits for. */
addEventListener('message', ({ data }: MessageEvent<{ readonly key: number; readonly ms: number }>) => {
  setTimeout(() => postMessage(data.key), data.ms);
});
