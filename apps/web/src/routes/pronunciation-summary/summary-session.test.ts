import { ApiError, NetworkError, TimeoutError, UnexpectedAnswerError } from '@sayso/api/client';
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

/** As the client's calls: never answered, and rejected when nobody waits any more. */
const silent = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const promisesToFinish = () => new Promise<void>((resolve) => setTimeout(resolve));

const start = (options: Partial<SummarySessionOptions> = {}) => {
  const faults: string[] = [];
  const played: string[] = [];
  const session = createSummarySession({
    askSummary: async () => summary,
    askTip: async () => ({ tip: 'Open your <b>mouth</b>.', audio_base64: 'SUQz' }),
    play: async (audio) => played.push(audio) > 0,
    mayCome: false,
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
      askSummary: async () => {
        if (down) throw new NetworkError('down');
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

  it.each([
    ['has none', new ApiError(404, 'There is none.')],
    ['answers with something else than JSON', new UnexpectedAnswerError('This is a page.')],
  ])('does not offer to load again where the server %s, unless a phrase is still being saved', async (_, error) => {
    const canRetry = async (mayCome: boolean) => {
      const { session } = start({ mayCome, askSummary: () => Promise.reject(error) });
      await session.load();
      return session.getSnapshot().summary;
    };
    expect(await canRetry(false)).toEqual({ status: 'missing', canRetry: false });
    expect(await canRetry(true)).toEqual({ status: 'missing', canRetry: true });
  });

  it.each([500, 502, 503, 429])('can load again where the server answers with %d', async (status) => {
    const { session } = start({ askSummary: () => Promise.reject(new ApiError(status, 'Not now.')) });
    await session.load();
    expect(session.getSnapshot().summary).toEqual({ status: 'missing', canRetry: true });
  });

  it('can be loaded again, and a tip asked for again, where the server let it wait too long', async () => {
    const late = () => Promise.reject(new TimeoutError());
    const { session, faults } = start({ askSummary: late, askTip: late });
    await session.load();
    expect(session.getSnapshot().summary).toEqual({ status: 'missing', canRetry: true });
    await session.getTip();
    expect(session.getSnapshot().tip.status).toBe('none');
    expect(faults).toEqual(['No recent pronunciation session.', 'Failed to fetch global tip.']);
  });

  it('waits for nothing any more once it was left, and tells nothing', async () => {
    const left = start({ askSummary: silent, askTip: silent });
    const waiting = Promise.all([left.session.load(), left.session.getTip()]);
    left.session.dispose();
    await waiting;
    expect(left.faults).toEqual([]);
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

describe('a second tip, asked for while the first one is spoken', () => {
  /** The first tip is being spoken, and the second is on its way. */
  const askTwice = async () => {
    const second = Promise.withResolvers<{ tip: string; audio_base64: string }>();
    const firstSound = Promise.withResolvers<boolean>();
    const tips = [Promise.resolve({ tip: 'First.', audio_base64: 'SUQz' }), second.promise];
    const sounds = [firstSound.promise, new Promise<boolean>(() => undefined)];
    const { session, faults } = start({
      askTip: () => tips.shift() ?? Promise.reject(new Error('A third one.')),
      play: () => sounds.shift() ?? Promise.resolve(false),
    });
    void session.getTip();
    await promisesToFinish();
    expect(session.getSnapshot().tip).toEqual({ status: 'shown', text: 'First.', speaking: true });
    void session.getTip();
    return { faults, second, firstSound, tip: () => session.getSnapshot().tip };
  };

  it('is still on its way when the first has ended', async () => {
    const { firstSound, second, tip } = await askTwice();
    firstSound.resolve(true);
    await promisesToFinish();
    expect(tip().status).toBe('generating');
    second.resolve({ tip: 'Second.', audio_base64: '' });
    await promisesToFinish();
    expect(tip()).toEqual({ status: 'shown', text: 'Second.', speaking: false });
  });

  it('stays when it has stopped the first', async () => {
    const { faults, firstSound, second, tip } = await askTwice();
    second.resolve({ tip: 'Second.', audio_base64: 'SUQz' });
    await promisesToFinish();
    firstSound.resolve(false);
    await promisesToFinish();
    expect(tip()).toEqual({ status: 'shown', text: 'Second.', speaking: true });
    expect(faults).toEqual([]);
  });

  it.each([
    ['spoken', false],
    ['silent', true],
  ])('brings the first one back when it fails: %s, as it is by then', async (_, hasEnded) => {
    const { firstSound, second, tip } = await askTwice();
    if (hasEnded) firstSound.resolve(true);
    await promisesToFinish();
    second.reject(new Error('down'));
    await promisesToFinish();
    expect(tip()).toEqual({ status: 'shown', text: 'First.', speaking: !hasEnded });
    firstSound.resolve(true);
    await promisesToFinish();
    expect(tip()).toEqual({ status: 'shown', text: 'First.', speaking: false });
  });
});
