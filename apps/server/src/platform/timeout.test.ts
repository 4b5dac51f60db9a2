import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineUnavailable } from './engine.ts';
import { isDoneWithin, withTimeout } from './timeout.ts';

describe('waiting for an engine', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const never = () => new Promise<string>(() => undefined);

  it('gives what the engine answers', async () => {
    await expect(withTimeout(async () => 'yes', 1000, new AbortController().signal)).resolves.toBe('yes');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up after a while, and tells the engine', async () => {
    const told = vi.fn();
    const waiting = withTimeout(
      (signal) => {
        signal.addEventListener('abort', told);
        return never();
      },
      1000,
      new AbortController().signal,
    );
    const refused = expect(waiting).rejects.toBeInstanceOf(EngineUnavailable);
    vi.advanceTimersByTime(1000);
    await refused;
    expect(told).toHaveBeenCalledOnce();
  });

  it('gives up with the caller, for the caller’s reason', async () => {
    const caller = new AbortController();
    const waiting = withTimeout(never, 1000, caller.signal);
    const refused = expect(waiting).rejects.toThrow('hung up');
    caller.abort(new Error('hung up'));
    await refused;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not even ask when the caller is gone', async () => {
    const ask = vi.fn(never);
    await expect(withTimeout(ask, 1000, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    expect(ask).not.toHaveBeenCalled();
  });

  it('says whether something was done in time', async () => {
    expect(await isDoneWithin(Promise.resolve(), 1000)).toBe(true);
    const isDone = isDoneWithin(never(), 1000);
    vi.advanceTimersByTime(1000);
    expect(await isDone).toBe(false);
    await expect(isDoneWithin(Promise.reject(new Error('broken')), 1000)).rejects.toThrow('broken');
  });
});
