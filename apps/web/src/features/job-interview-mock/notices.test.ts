import { describe, expect, it } from 'vitest';
import { chooseStageNotice, chooseToastKind, staysOnStage } from './notices.ts';
import { createSnapshot } from './stories/scene.ts';

const notice = { id: 3, tone: 'warning', text: '10 seconds left.' } as const;

describe('a notice of an interview', () => {
  it('is a toast while the interview goes on by itself', () => {
    expect(staysOnStage(createSnapshot({ notice }))).toBe(false);
    expect(chooseStageNotice(createSnapshot({ notice }))).toBeNull();
    expect(chooseToastKind(notice)).toBe('blank');
    expect(chooseToastKind({ ...notice, tone: 'error' })).toBe('error');
  });

  it('stays on the stage while it waits for a touch', () => {
    expect(chooseStageNotice(createSnapshot({ phase: 'paused', notice }))).toEqual({ ...notice, tone: 'needsWork' });
    expect(staysOnStage(createSnapshot({ phase: 'paused' }))).toBe(true);
  });
});
