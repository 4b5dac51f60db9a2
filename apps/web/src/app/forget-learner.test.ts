import { describe, expect, it } from 'vitest';
import { latestInterviewKey } from '../platform/navigation/latest-interview.ts';
import { forgetLearner } from './forget-learner.ts';

describe('what is forgotten with a learner who leaves', () => {
  it('is everything that the tab kept, and of the device who it was and what was held last', () => {
    const device = new Map([
      ['userEmail', 'amina@example.com'],
      [latestInterviewKey, '7'],
      ['of another page', 'kept'],
    ]);
    const tab = new Map([
      ['sayso-conversation-Daisy of amina@example.com', '{}'],
      ['sayso-interview-draft of amina@example.com', '{}'],
    ]);
    forgetLearner({ removeItem: (key) => void device.delete(key) }, tab);
    expect([...device.keys()]).toEqual(['of another page']);
    expect(tab.size).toBe(0);
  });
});
