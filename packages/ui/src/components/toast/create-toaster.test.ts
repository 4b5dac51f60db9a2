import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createToaster, TOAST_LIMIT, type ToastKind } from './create-toaster.ts';

describe('a toaster', () => {
  it.each<[ToastKind, number]>([
    ['blank', 4000],
    ['error', 4000],
    ['success', 2000],
    ['loading', Number.POSITIVE_INFINITY],
    ['custom', 4000],
  ])('shows a %s toast for %d ms', (kind, duration) => {
    const toaster = createToaster();
    toaster.show('Network error', { kind });
    expect(toaster.getSnapshot()).toMatchObject([{ kind, duration, message: 'Network error' }]);
  });

  it('takes the tags out of a message', () => {
    const toaster = createToaster();
    toaster.show('<b>Session expired.</b> Please log in again.');
    expect(toaster.getSnapshot()[0]?.message).toBe('Session expired. Please log in again.');
  });

  it('puts the newest first and keeps twenty', () => {
    const toaster = createToaster();
    for (let n = 1; n <= 25; n++) toaster.show(`Message ${n}`);
    const kept = toaster.getSnapshot();
    expect(kept).toHaveLength(TOAST_LIMIT);
    expect([kept[0]?.message, kept.at(-1)?.message]).toEqual(['Message 25', 'Message 6']);
  });

  it('turns loading into success, as the newest', () => {
    const toaster = createToaster();
    const id = toaster.show('Saving...', { kind: 'loading' });
    toaster.show('Another');
    toaster.show('Saved', { kind: 'success', id });
    expect(toaster.getSnapshot().map((toast) => [toast.message, toast.kind, toast.duration])).toEqual([
      ['Saved', 'success', 2000],
      ['Another', 'blank', 4000],
    ]);
  });

  it('takes one away, or all', () => {
    const toaster = createToaster();
    const first = toaster.show('One');
    toaster.show('Two');
    toaster.show('Three');
    toaster.dismiss(first);
    expect(toaster.getSnapshot().map((toast) => toast.message)).toEqual(['Three', 'Two']);
    toaster.dismiss();
    expect(toaster.getSnapshot()).toEqual([]);
  });

  it('tells its listeners once for a change, and not for none', () => {
    const toaster = createToaster();
    let told = 0;
    const leave = toaster.subscribe(() => told++);
    const id = toaster.show('One');
    toaster.dismiss('unknown');
    toaster.dismiss(id);
    toaster.dismiss();
    leave();
    toaster.show('Two');
    expect(told).toBe(2);
  });

  it('never keeps more than twenty, nor two of one id, whatever happens', () => {
    const step = fc.oneof(
      fc.record({
        do: fc.constant('show' as const),
        id: fc.option(fc.integer({ min: 0, max: 40 }).map(String), { nil: undefined }),
      }),
      fc.record({ do: fc.constant('dismiss' as const), id: fc.integer({ min: 0, max: 40 }).map(String) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const toaster = createToaster();
        for (const { do: verb, id } of steps) verb === 'show' ? toaster.show('x', { id }) : toaster.dismiss(id);
        const ids = toaster.getSnapshot().map((toast) => toast.id);
        expect(ids.length).toBeLessThanOrEqual(TOAST_LIMIT);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
