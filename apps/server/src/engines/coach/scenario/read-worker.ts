import { parentPort } from 'node:worker_threads';
import { readAll } from '@sayso/curriculum/read';

// Reading costs seconds, and more memory than what is read: both go with this thread.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(readAll());
