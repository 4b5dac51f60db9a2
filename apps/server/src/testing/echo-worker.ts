import { setTimeout as wait } from 'node:timers/promises';
import { threadId, workerData } from 'node:worker_threads';
import { serveWorker } from '../engines/worker/serve.ts';

/** The requests of the worker pool's tests to a thread. */
export type EchoRequest =
  | { readonly do: 'echo'; readonly text: string }
  | { readonly do: 'measure'; readonly bytes: Uint8Array }
  | { readonly do: 'hold'; readonly gate: SharedArrayBuffer }
  | { readonly do: 'throw' }
  | { readonly do: 'crash' }
  | { readonly do: 'hang' };

export interface EchoReply {
  readonly text: string;
  readonly threadId: number;
}

export const answer = serveWorker<EchoRequest, EchoReply>(async (request) => {
  switch (request.do) {
    case 'echo':
      return { text: `${String(workerData ?? '')}${request.text}`, threadId };
    case 'measure':
      return { text: String(request.bytes.byteLength), threadId };
    case 'hold': {
      const gate = new Int32Array(request.gate);
      await Atomics.waitAsync(gate, 0, 0).value;
      return { text: 'released', threadId };
    }
    case 'throw':
      throw new RangeError('too far');
    case 'crash':
      process.exit(3);
    case 'hang':
      await wait(2 ** 30);
      return { text: 'never', threadId };
  }
});
