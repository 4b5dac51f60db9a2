import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createEmitter } from '../io/emitter.ts';
import { attachLevelVariable, useLevel, useSession } from './index.ts';

const createLevel = () => {
  const changes = createEmitter<number>();
  let level = 0;
  return {
    current: () => level,
    subscribe: changes.add,
    set(next: number) {
      level = next;
      changes.emit(next);
    },
  };
};

const createFrames = () => {
  const waiting = new Map<number, () => void>();
  let last = 0;
  return {
    requestAnimationFrame(run: (time: number) => void) {
      last += 1;
      waiting.set(last, () => run(0));
      return last;
    },
    cancelAnimationFrame: (frame: number) => void waiting.delete(frame),
    waiting,
    next() {
      const runs = [...waiting.values()];
      waiting.clear();
      for (const run of runs) run();
    },
  };
};

describe('a CSS variable that follows a loudness', () => {
  const attach = () => {
    const style = { setProperty: vi.fn(), removeProperty: vi.fn() };
    const level = createLevel();
    const frames = createFrames();
    // Only these two members of the style are used.
    const element = { style } as unknown as HTMLElement;
    return { style, level, frames, detach: attachLevelVariable(element, level, '--level', frames) };
  };

  it('is written once a frame however often the loudness changes, with the newest value', () => {
    const { style, level, frames } = attach();
    for (const value of [0.1, 0.2, 0.3]) level.set(value);
    expect(frames.waiting.size).toBe(1);
    frames.next();
    expect(style.setProperty.mock.calls).toEqual([
      ['--level', '0.000'],
      ['--level', '0.300'],
    ]);
  });

  it('is gone, and waits for no frame, when it is detached', () => {
    const { style, level, frames, detach } = attach();
    level.set(0.5);
    detach();
    level.set(0.6);
    expect(frames.waiting.size).toBe(0);
    expect(style.removeProperty).toHaveBeenCalledWith('--level');
  });
});

describe('the hooks', () => {
  it('render what the session and the level are now', () => {
    const level = createLevel();
    level.set(0.34);
    const session = { subscribe: () => () => {}, getSnapshot: () => ({ phase: 'listening' }) };
    const snapshot = session.getSnapshot();
    const Shown = () => `${useSession({ ...session, getSnapshot: () => snapshot }).phase} ${useLevel(level, 10)}`;
    expect(renderToString(createElement(Shown))).toBe('listening 0.3');
  });
});
