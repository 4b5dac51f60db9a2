import { describe, expect, it } from 'vitest';
import { MicrophoneError } from '../ports.ts';
import { microphoneError, toMicrophoneError } from './faults.ts';

const thrown = (name: string) => Object.assign(new Error('as the browser says it'), { name });

describe('a microphone that cannot be opened', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'busy'],
    ['SecurityError', 'insecure'],
    ['NotSupportedError', 'unsupported'],
    ['SomethingNewError', 'busy'],
  ] as const)('for %s is %s', (name, fault) => {
    const cause = thrown(name);
    const error = toMicrophoneError(cause);
    expect(error).toBeInstanceOf(MicrophoneError);
    expect(error.fault).toBe(fault);
    expect(error.cause).toBe(cause);
  });

  it('says what happened and what to do', () => {
    expect(toMicrophoneError(thrown('NotAllowedError')).message).toBe(
      'The microphone is blocked. Allow it in the address bar of your browser, then try again.',
    );
  });

  it('keeps an error that is already in our terms', () => {
    const error = microphoneError('insecure');
    expect(toMicrophoneError(error)).toBe(error);
  });
});
