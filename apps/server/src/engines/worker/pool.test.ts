import { afterEach, describe, expect, it } from 'vitest';
import type { EchoReply, EchoRequest } from '../../testing/echo-worker.ts';
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './pool.ts';

const file = new URL('../../testing/echo-worker.ts', import.meta.url);
const open: WorkerPool<EchoRequest, EchoReply>[] = [];
const createPool = (options: Partial<WorkerPoolOptions> = {}) => {
  const pool = createWorkerPool<EchoRequest, EchoReply>({ file, size: 1, ...options });
  open.push(pool);
  return pool;
};
const gate = () => {
  const shared = new SharedArrayBuffer(4);
  const release = () => {
    Atomics.store(new Int32Array(shared), 0, 1);
    Atomics.notify(new Int32Array(shared), 0);
  };
  return { shared, release };
};

afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

describe('a worker pool', { timeout: 30_000 }, () => {
  it('answers each call with the reply to its own message, in one thread while it is asked one thing at a time', async () => {
    const pool = createPool({ size: 2, workerData: 'hello ' });
    const first = await pool.call({ do: 'echo', text: 'one' });
    const second = await pool.call({ do: 'echo', text: 'two' });
    expect([first.text, second.text]).toEqual(['hello one', 'hello two']);
    expect(second.threadId).toBe(first.threadId);
  });

  it('uses as many threads as it may when calls come together', async () => {
    const pool = createPool({ size: 2 });
    const { shared, release } = gate();
    const held = pool.call({ do: 'hold', gate: shared });
    const beside = await pool.call({ do: 'echo', text: 'beside' });
    release();
    expect((await held).threadId).not.toBe(beside.threadId);
  });

  it('moves the buffers named in transfer instead of copying them', async () => {
    const bytes = new Uint8Array(5);
    const reply = await createPool().call({ do: 'measure', bytes }, { transfer: [bytes.buffer] });
    expect(reply.text).toBe('5');
    expect(bytes.byteLength).toBe(0);
  });

  it('rejects with what the handler threw and goes on with the same thread', async () => {
    const pool = createPool();
    const { threadId } = await pool.call({ do: 'echo', text: 'before' });
    await expect(pool.call({ do: 'throw' })).rejects.toThrow(new RangeError('too far'));
    expect((await pool.call({ do: 'echo', text: 'after' })).threadId).toBe(threadId);
  });

  it('rejects the call of a thread that crashed and answers the waiting ones from a new thread', async () => {
    const pool = createPool();
    const crashing = pool.call({ do: 'crash' });
    const waiting = pool.call({ do: 'echo', text: 'still here' });
    await expect(crashing).rejects.toThrow('echo-worker.ts ended with code 3 in the middle of a call.');
    expect((await waiting).text).toBe('still here');
  });

  it('replaces a thread that keeps a call too long', async () => {
    const pool = createPool({ callTimeoutMs: 1000 });
    await pool.call({ do: 'echo', text: 'started' });
    await expect(pool.call({ do: 'hang' })).rejects.toThrow('did not answer within 1000 ms');
    expect((await pool.call({ do: 'echo', text: 'again' })).text).toBe('again');
  });

  it('rejects at once with the reason of an abort, whether the call waits or runs', async () => {
    const pool = createPool();
    const { shared, release } = gate();
    const stop = new AbortController();
    const running = pool.call({ do: 'hold', gate: shared }, { signal: stop.signal });
    const waiting = pool.call({ do: 'echo', text: 'late' }, { signal: stop.signal });
    const other = pool.call({ do: 'echo', text: 'kept' });
    stop.abort(new Error('hung up'));
    await expect(running).rejects.toThrow('hung up');
    await expect(waiting).rejects.toThrow('hung up');
    await expect(pool.call({ do: 'echo', text: 'x' }, { signal: stop.signal })).rejects.toThrow('hung up');
    release();
    expect((await other).text).toBe('kept');
  });

  it('refuses a call when too many wait', async () => {
    const pool = createPool({ maximumWaiting: 1 });
    const { shared, release } = gate();
    const running = pool.call({ do: 'hold', gate: shared });
    const waiting = pool.call({ do: 'echo', text: 'second' });
    await expect(pool.call({ do: 'echo', text: 'third' })).rejects.toThrow('busy: 1 calls wait already');
    release();
    expect([(await running).text, (await waiting).text]).toEqual(['released', 'second']);
  });

  it('rejects what runs and what waits when it is closed, and every call afterwards', async () => {
    const pool = createPool();
    const running = expect(pool.call({ do: 'hang' })).rejects.toThrow('echo-worker.ts was closed.');
    const waiting = expect(pool.call({ do: 'echo', text: 'never' })).rejects.toThrow('echo-worker.ts was closed.');
    await pool.close();
    await Promise.all([running, waiting]);
    await expect(pool.call({ do: 'echo', text: 'never' })).rejects.toThrow('called after it was closed');
  });
});
