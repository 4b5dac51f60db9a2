import { describe, expect, it } from 'vitest';
import { stageNoticeOf, staysOnStage, toastKindOf } from './notices.ts';
import { snapshotOf } from './stories/scene.ts';

const notice = { id: 3, tone: 'warning', text: '10 seconds left.' } as const;

describe('a notice of an interview', () => {
  it('is a toast while the interview goes on by itself', () => {
    expect(staysOnStage(snapshotOf({ notice }))).toBe(false);
    expect(stageNoticeOf(snapshotOf({ notice }))).toBeNull();
    expect(toastKindOf(notice)).toBe('blank');
    expect(toastKindOf({ ...notice, tone: 'error' })).toBe('error');
  });

  it('stays on the stage while it waits for a touch', () => {
    expect(stageNoticeOf(snapshotOf({ phase: 'paused', notice }))).toEqual({ ...notice, tone: 'needsWork' });
    expect(staysOnStage(snapshotOf({ phase: 'paused' }))).toBe(true);
  });
});
