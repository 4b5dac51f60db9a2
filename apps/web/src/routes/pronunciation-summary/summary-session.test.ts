import { describe, expect, it } from 'vitest';
import { createSummarySession, type SummarySessionOptions } from './summary-session.ts';

const summary = {
  average_score: 0.8,
  feedback_tip: 'Slowly.',
  xp_gained: 3,
  top_words: [],
  weak_words: [],
  phrase_count: 1,
  main_difficulty: 'Unknown',
  conversation_history: [],
};

const start = (options: Partial<SummarySessionOptions> = {}) => {
  const faults: string[] = [];
  const played: string[] = [];
  const session = createSummarySession({
    askSummary: async () => summary,
    askTip: async () => ({ tip: 'Open your <b>mouth</b>.', audio_base64: 'SUQz' }),
    play: async (audio) => played.push(audio) > 0,
    isUnreachable: () => false,
    onFault: (text) => faults.push(text),
    ...options,
  });
  return { session, faults, played };
};

describe('the summary screen of a drill', () => {
  it('loads, then shows the summary', async () => {
    const { session, faults } = start();
    expect(session.getSnapshot().summary.status).toBe('loading');
    await session.load();
    expect(session.getSnapshot().summary).toMatchObject({ status: 'shown', summary: { percent: '80%', xp: 3 } });
    expect(faults).toEqual([]);
  });

  it('has no session when loading fails, and can load again where the server was not reached', async () => {
    let down = true;
    const { session, faults } = start({
      isUnreachable: () => true,
      askSummary: async () => {
        if (down) throw new Error('down');
        return summary;
      },
    });
    await session.load();
    expect(session.getSnapshot().summary).toEqual({ status: 'missing', canRetry: true });
    expect(faults).toEqual(['No recent pronunciation session.']);
    down = false;
    await session.load();
    expect(session.getSnapshot().summary.status).toBe('shown');
  });

  it('has no session where the server answers with nothing', async () => {
    const { session, faults } = start({ askSummary: async () => null });
    await session.load();
    expect(session.getSnapshot().summary).toEqual({ status: 'missing', canRetry: false });
    expect(faults).toEqual(['No recent pronunciation session.']);
  });

  it('does not offer to load again what the server does not have', async () => {
    const { session } = start({ askSummary: () => Promise.reject(new Error('404')) });
    await session.load();
    expect(session.getSnapshot().summary).toEqual({ status: 'missing', canRetry: false });
  });

  it('shows the tip while it is spoken, and after', async () => {
    const { session, played } = start();
    const states: string[] = [];
    session.subscribe(() => {
      const { tip } = session.getSnapshot();
      states.push(tip.status === 'shown' ? `${tip.text} ${tip.speaking}` : tip.status);
    });
    await session.getTip();
    expect(played).toEqual(['SUQz']);
    expect(states.at(0)).toBe('generating');
    expect(states.slice(-2)).toEqual(['Open your mouth. true', 'Open your mouth. false']);
  });

  it('shows a tip that cannot be heard, and says so', async () => {
    for (const play of [async () => false, () => Promise.reject(new Error('no sound'))]) {
      const { session, faults } = start({ play });
      await session.getTip();
      expect(session.getSnapshot().tip).toEqual({ status: 'shown', text: 'Open your mouth.', speaking: false });
      expect(faults).toEqual(['Tip loaded but audio failed to play']);
    }
  });

  it('says the usual where the server has no tip, and plays nothing where there is no sound', async () => {
    const { session, played, faults } = start({ askTip: async () => ({ tip: '', audio_base64: null }) });
    await session.getTip();
    expect(session.getSnapshot().tip).toMatchObject({ text: 'Try to speak more clearly and slowly.' });
    expect([played, faults]).toEqual([[], []]);
  });

  it('says that the tip failed, and keeps the one that was there', async () => {
    let down = true;
    const { session, faults } = start({
      askTip: async () => {
        if (down) throw new Error('down');
        return { tip: 'Smile.', audio_base64: '' };
      },
    });
    await session.getTip();
    expect(faults).toEqual(['Failed to fetch global tip.']);
    expect(session.getSnapshot().tip.status).toBe('none');
    down = false;
    await session.getTip();
    down = true;
    await session.getTip();
    expect(session.getSnapshot().tip).toMatchObject({ status: 'shown', text: 'Smile.' });
  });

  it('neither shows, tells nor plays anything once it was left', async () => {
    const { session, faults, played } = start({ askSummary: () => Promise.reject(new Error('aborted')) });
    const loading = Promise.all([session.load(), session.getTip()]);
    session.dispose();
    await loading;
    expect(session.getSnapshot()).toMatchObject({ summary: { status: 'loading' }, tip: { status: 'generating' } });
    expect([faults, played]).toEqual([[], []]);
  });
});
