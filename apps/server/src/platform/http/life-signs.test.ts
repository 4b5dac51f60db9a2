import { describe, expect, it } from 'vitest';
import { createLifeSigns } from './life-signs.ts';

const everyMs = 15_000;
/** The bytes that the slowest line that is waited for carries between two beats. */
const perBeat = 120_000;

/** A connection over which nothing has gone yet. */
const open = () => {
  const traffic = { bytesRead: 0, bytesWritten: 0 };
  return { traffic, signs: createLifeSigns(traffic, everyMs) };
};
type Connection = ReturnType<typeof open>;
/** It answers the ping. */
const answer = ({ traffic, signs }: Connection) => {
  traffic.bytesRead += 6;
  signs.answered();
};

describe('a connection', () => {
  it('is asked at every beat as long as it answers', () => {
    const connection = open();
    for (let beat = 0; beat < 5; beat += 1) {
      expect(connection.signs.beat()).toBe('ask');
      answer(connection);
    }
  });

  it('is let go when a beat after being asked nothing has come', () => {
    const { signs } = open();
    expect(signs.beat()).toBe('ask');
    expect(signs.beat()).toBe('let go');
  });

  it('is kept while anything else comes from it', () => {
    const { traffic, signs } = open();
    expect(signs.beat()).toBe('ask');
    for (let beat = 0; beat < 5; beat += 1) {
      traffic.bytesRead += 20;
      expect(signs.beat()).toBe('wait');
    }
    expect(signs.beat()).toBe('let go');
  });

  it('is given time for what was sent before the ping', () => {
    const { traffic, signs } = open();
    traffic.bytesWritten += 3.5 * perBeat;
    expect([signs.beat(), signs.beat(), signs.beat(), signs.beat(), signs.beat()]).toEqual([
      'ask',
      'wait',
      'wait',
      'wait',
      'let go',
    ]);
  });

  it('is given none for what had arrived before, nor for what was sent later', () => {
    const connection = open();
    const { traffic, signs } = connection;
    traffic.bytesWritten += 9 * perBeat;
    expect(signs.beat()).toBe('ask');
    answer(connection);
    traffic.bytesWritten += 0.5 * perBeat;
    expect(signs.beat()).toBe('ask');
    traffic.bytesWritten += 9 * perBeat;
    expect(signs.beat()).toBe('let go');
  });
});
