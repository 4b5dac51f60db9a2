import { describe, expect, it } from 'vitest';
import { createSummarySession, type SummarySessionOptions } from './summary-session.ts';

const start = (options: Partial<SummarySessionOptions> = {}) => {
  const faults: string[] = [];
  const played: string[] = [];
  const session = createSummarySession({
    askSummary: async () => ({ xp_gained: 3, summary: 'You talked.', weaknesses: {}, total_xp: 3, corrections: [] }),
    askTip: async () => ({ tip: 'Use the past tense.', audio_base64: 'UklGRg' }),
    play: async (audio) => played.push(audio),
    wait: async () => undefined,
    onFault: (text) => faults.push(text),
    ...options,
  });
  return { session, faults, played };
};

describe('the summary screen', () => {
  it('loads, then shows the summary', async () => {
    const { session } = start();
    expect(session.getSnapshot().summary.status).toBe('loading');
    await session.load();
    expect(session.getSnapshot().summary).toMatchObject({ status: 'shown', summary: { summary: 'You talked.' } });
  });

  it('shows no HTML tags, neither in the summary nor in the tip', async () => {
    const correction = { category: 'Tense', said: 'I <i>go</i>', better: 'I <b>went</b>', explanation: '<p>Past.</p>' };
    const { session } = start({
      askSummary: async () => ({
        xp_gained: 3,
        summary: 'You <b>spoke</b> of <i>work</i>.',
        weaknesses: { '<u>Tense</u>': ['Use <b>went</b>'] },
        total_xp: 3,
        corrections: [correction],
      }),
      askTip: async () => ({ tip: 'Try <b>slowly</b>.', audio_base64: null }),
    });
    await session.load();
    await session.getTip();
    expect(session.getSnapshot()).toMatchObject({
      summary: {
        summary: {
          summary: 'You spoke of work.',
          weaknesses: { Tense: ['Use went'] },
          corrections: [{ said: 'I go', better: 'I went', explanation: 'Past.' }],
        },
      },
      tip: { text: 'Try slowly.' },
    });
  });

  it('says that there was no conversation when there is still none after the retries', async () => {
    const { session, faults } = start({ askSummary: async () => null });
    await session.load();
    expect(session.getSnapshot().summary.status).toBe('empty');
    expect(faults).toEqual([]);
  });

  it('says that loading failed, and can load again', async () => {
    let down = true;
    const { session, faults } = start({
      askSummary: async () => {
        if (down) throw new Error('down');
        return { xp_gained: 1, summary: 'Back.', weaknesses: {}, total_xp: 1, corrections: [] };
      },
    });
    await session.load();
    expect(faults).toEqual(['Failed to load session summary.']);
    down = false;
    await session.load();
    expect(session.getSnapshot().summary.status).toBe('shown');
  });

  it('shows the tip while it is spoken, and after', async () => {
    const { session, played } = start();
    const states: boolean[] = [];
    session.subscribe(() => {
      const { tip } = session.getSnapshot();
      if (tip.status === 'shown') states.push(tip.speaking);
    });
    await session.getTip();
    expect(played).toEqual(['UklGRg']);
    expect(states).toEqual([true, false]);
  });

  it('says that the tip failed', async () => {
    const { session, faults } = start({ askTip: () => Promise.reject(new Error('down')) });
    await session.getTip();
    expect(faults).toEqual(['Failed to fetch coach tip.']);
    expect(session.getSnapshot().tip.status).toBe('failed');
  });

  it('neither shows nor tells anything once it was left', async () => {
    const { session, faults } = start({ askSummary: () => Promise.reject(new Error('aborted')) });
    const loading = session.load();
    session.dispose();
    await loading;
    expect(session.getSnapshot().summary.status).toBe('loading');
    expect(faults).toEqual([]);
  });
});
