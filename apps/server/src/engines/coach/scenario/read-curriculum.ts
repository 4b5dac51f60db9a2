import { Worker } from 'node:worker_threads';
import type { Content } from '@sayso/curriculum/read';

/** Reads everything that is taught in a thread of its own, so that no session waits for it. @throws BadContent */
export const readCurriculum = (): Promise<Content> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-worker.ts', import.meta.url));
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`The curriculum was not read: its thread ended with code ${code}.`)),
    );
  });
