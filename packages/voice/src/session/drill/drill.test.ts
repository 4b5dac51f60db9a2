import { describe, expect, it } from 'vitest';
import { createDrillScenario } from '../../testing/drill-scenario.ts';
import { sayWell } from '../../testing/drill-server.ts';

const first = 'Sentence number 1';

describe('a drill', () => {
  it('goes the way of the specification, from the greeting to the next sentence', async () => {
    const { begin, say, until, phases, calls, overlaps, loudspeaker } = createDrillScenario();
    await begin('presenting');
    await say();
    await until('recording');
    expect(phases).toEqual(
      'greeting presenting readying recording evaluating advising presenting readying recording'.split(' '),
    );
    expect(loudspeaker.played).toEqual([
      'voice of Hello, I am your coach.',
      `voice of ${first}`,
      `voice of Tip about ${first}`,
      'voice of Sentence number 2',
    ]);
    expect(calls.saved).toHaveLength(1);
    expect(overlaps).toEqual([]);
  });

  it('asks for greeting and first sentence together, and has the voice of the sentence before it is due', async () => {
    const { session, clock, calls, begin, since } = createDrillScenario();
    const startedAt = clock.now();
    await begin('presenting');
    session.start();
    expect(calls.calls.map(({ what, at }) => `${what} ${at - startedAt}`)).toEqual([
      'greeting 0',
      'sentence 0',
      'voice 100',
      'voice 100',
    ]);
    // Two calls of 100 ms and a greeting of 1 s: nothing waited for anything else.
    expect((since.presenting ?? 0) - startedAt).toBe(1200);
  });

  it('has the next sentence and its voice ready when the tip was spoken', async () => {
    const { begin, say, until, calls, clock, phases } = createDrillScenario();
    await begin('presenting');
    await say();
    await clock.settle(1000);
    expect(calls.listCalls('voice').map(({ about }) => about)).toContain('Sentence number 2');
    await until('presenting');
    expect(phases).not.toContain('generating');
  });

  it('records 300 ms after the coach, and for 6 s at most', async () => {
    const { begin, clock, since, snapshot, until } = createDrillScenario();
    await begin('recording');
    expect((since.recording ?? 0) - (since.readying ?? 0)).toBe(300);
    expect(snapshot().recordingEndsAt).toBe((since.recording ?? 0) + 6000);
    await until('evaluating');
    expect((since.evaluating ?? 0) - (since.recording ?? 0)).toBe(6000);
    expect(snapshot().recordingEndsAt).toBeNull();
    await clock.settle();
  });

  it('lets the learner end the recording after 1.5 s, and not before', async () => {
    const { session, begin, clock, since, snapshot } = createDrillScenario();
    await begin('recording');
    await clock.settle((since.recording ?? 0) + 1499 - clock.now());
    expect(snapshot().canStop).toBe(false);
    session.stopRecording();
    expect(snapshot().phase).toBe('recording');
    await clock.settle(1);
    expect(snapshot().canStop).toBe(true);
    session.stopRecording();
    expect(snapshot().phase).toBe('evaluating');
  });

  it('saves each phrase with what was said, and counts it', async () => {
    const { begin, say, until, calls, snapshot } = createDrillScenario();
    await begin('presenting');
    await say();
    await until('presenting');
    await say();
    await until('presenting');
    expect(snapshot().phrasesDone).toBe(2);
    const [one, two] = calls.saved;
    expect(one).toEqual({
      target: first,
      transcript: first,
      scores: ['Sentence', 'number', '1'].map((word) => ({ word, score: 0.9 })),
      average: expect.closeTo(0.9),
      tip: `Tip about ${first}`,
      coach: 'Daisy',
      phrase_count: 1,
      drill_id: 'page-0001-1',
      spoken_ms: 2000,
      conversation_history: [
        { role: 'coach', content: 'Hello, I am your coach.' },
        { role: 'coach', content: first },
        { role: 'user', content: first },
        { role: 'coach', content: `Tip about ${first}` },
      ],
    });
    expect(two).toMatchObject({ phrase_count: 2, drill_id: 'page-0001-1' });
    expect(two?.conversation_history).toHaveLength(7);
  });

  it('shows how the phrase was said, and lets words that the engine is not sure of count for nothing', async () => {
    const { begin, say, calls, snapshot, until } = createDrillScenario();
    const words = [
      { word: 'Sentence', score: 0.8 },
      { word: 'number', score: 0.1, sure: false },
      { word: '1', score: 0.6 },
    ];
    calls.willEvaluate({ words, recognizedText: first, approximate: true });
    await begin('presenting');
    await say();
    expect(snapshot().result).toEqual({ words, average: 0.7, approximate: true, tip: null });
    await until('presenting');
    expect(calls.saved[0]).toMatchObject({
      average: 0.7,
      scores: [
        { word: 'Sentence', score: 0.8 },
        { word: '1', score: 0.6 },
      ],
    });
    expect(snapshot().result).toBeNull();
  });

  it('has no score for a phrase of which the engine is sure of less than half', async () => {
    const { begin, say, calls, snapshot } = createDrillScenario();
    const unsure = ['Sentence', 'number'].map((word) => ({ word, score: 0.5, sure: false }));
    calls.willEvaluate({ words: [...unsure, { word: '1', score: 0.9 }], recognizedText: first, approximate: true });
    await begin('presenting');
    await say();
    expect(snapshot().result?.average).toBeNull();
  });

  it('is complete after five phrases, and five more are a drill of their own', async () => {
    const { session, begin, say, until, calls, snapshot } = createDrillScenario();
    await begin('presenting');
    for (let phrase = 0; phrase < 5; phrase += 1) await say();
    await until('complete');
    expect(snapshot()).toMatchObject({ phrasesDone: 5, phrasesTotal: 5, canSayAgain: false });
    expect(calls.listCalls('sentence')).toHaveLength(5);
    session.next();
    expect(snapshot()).toMatchObject({ phase: 'generating', phrasesDone: 0, result: null });
    await say();
    await until('presenting');
    expect(calls.saved.map((phrase) => `${phrase.drill_id} ${phrase.phrase_count}`)).toEqual([
      ...[1, 2, 3, 4, 5].map((count) => `page-0001-1 ${count}`),
      'page-0001-2 1',
    ]);
  });
});

describe('the learner may', () => {
  it('go on without the rest of the tip, which is saved all the same', async () => {
    const { session, begin, say, until, calls, snapshot, loudspeaker } = createDrillScenario();
    await begin('presenting');
    await say();
    session.next();
    await until('presenting');
    expect(snapshot().phrase?.sentence).toBe('Sentence number 2');
    expect(loudspeaker.played).not.toContain(`voice of Tip about ${first}`);
    await until('recording');
    expect(calls.saved).toMatchObject([{ target: first, tip: `Tip about ${first}` }]);
  });

  it('skip the greeting', async () => {
    const { session, begin, clock, snapshot, loudspeaker } = createDrillScenario();
    await begin('greeting');
    await clock.settle(300);
    session.next();
    expect(snapshot().phase).toBe('presenting');
    await clock.settle();
    expect(loudspeaker.played.at(-1)).toBe(`voice of ${first}`);
  });

  it('hear the phrase again and say it again, without asking for the voice twice', async () => {
    const { session, begin, say, clock, calls, snapshot, loudspeaker } = createDrillScenario();
    await begin('presenting');
    await say();
    expect(snapshot().canSayAgain).toBe(true);
    session.sayAgain();
    expect(snapshot()).toMatchObject({ phase: 'presenting', phrase: { sentence: first }, result: null });
    await say();
    await clock.settle(1000);
    expect(loudspeaker.played.filter((audio) => audio === `voice of ${first}`)).toHaveLength(2);
    expect(calls.listCalls('voice').filter(({ about }) => about === first)).toHaveLength(1);
    expect(calls.saved.map(({ phrase_count }) => phrase_count)).toEqual([1, 2]);
  });

  it('say it again before it is saved: each phrase names the reading that it was', async () => {
    const { session, begin, say, clock, calls } = createDrillScenario();
    calls.willEvaluate({ ...sayWell(first), reading: 'one' }, { ...sayWell(first), reading: 'two' });
    await begin('presenting');
    await say();
    session.sayAgain();
    await say();
    await clock.settle(1000);
    expect(calls.saved).toMatchObject([{ reading: 'one' }, { reading: 'two' }]);
  });

  it('not say it again while it is recorded or evaluated', async () => {
    const { session, begin, clock, snapshot } = createDrillScenario();
    await begin('recording');
    expect(snapshot().canSayAgain).toBe(false);
    session.sayAgain();
    await clock.settle(2000);
    session.stopRecording();
    session.sayAgain();
    expect(snapshot()).toMatchObject({ phase: 'evaluating', canSayAgain: false });
  });

  it('hear one word of the coach, which is asked for once', async () => {
    const { session, begin, say, clock, calls, snapshot, loudspeaker } = createDrillScenario();
    await begin('presenting');
    await say();
    session.hearWord(1);
    expect(snapshot().playing).toMatchObject({ word: 1, who: 'coach' });
    await clock.settle(200);
    expect(loudspeaker.played.at(-1)).toBe('voice of number');
    await clock.settle(1000);
    expect(snapshot().playing).toBeNull();
    session.hearWord(1);
    await clock.settle(200);
    expect(calls.listCalls('voice').filter(({ about }) => about === 'number')).toHaveLength(1);
    expect(loudspeaker.played.filter((audio) => audio === 'voice of number')).toHaveLength(2);
  });

  it('hear their own word: that part of the recording, with a little before and after', async () => {
    const { session, begin, say, snapshot, loudspeaker, clock } = createDrillScenario();
    await begin('presenting');
    await say();
    session.hearMyself(1);
    expect(snapshot().playing).toMatchObject({ word: 1, who: 'learner' });
    expect(loudspeaker.ranges.at(-1)).toEqual({ fromMs: 220, toMs: 680 });
    expect(loudspeaker.played.at(-1)).toMatch(/^A{100}/);
    await clock.settle(460);
    expect(snapshot().playing).toBeNull();
  });

  it('not hear a word of theirs that the server did not find, nor one that is not there', async () => {
    const { session, begin, say, calls, snapshot } = createDrillScenario();
    calls.willEvaluate({ words: [{ word: 'Sentence', score: 1 }], recognizedText: first });
    await begin('presenting');
    await say();
    session.hearMyself(0);
    session.hearMyself(7);
    session.hearWord(7);
    expect(snapshot().playing).toBeNull();
  });

  it('read the result when the tip is over: for 8 s the next phrase waits, and that is said', async () => {
    const { begin, say, clock, runUntil, snapshot } = createDrillScenario();
    await begin('presenting');
    await say();
    expect(snapshot().pace).toBeNull();
    await runUntil(() => snapshot().pace === 'soon', 'the end of the tip');
    expect(snapshot()).toMatchObject({ phase: 'advising', phrase: { sentence: first } });
    await clock.settle(7999);
    expect(snapshot().phase).toBe('advising');
    await clock.settle(1);
    expect(snapshot()).toMatchObject({ phase: 'presenting', pace: null });
  });

  it.each(['while the tip is spoken', 'when it is over'])('hold the result %s: it stays until Next', async (when) => {
    const { session, begin, say, clock, runUntil, snapshot, loudspeaker } = createDrillScenario();
    await begin('presenting');
    session.hold();
    await say();
    if (when === 'when it is over') await runUntil(() => snapshot().pace === 'soon', 'the end of the tip');
    session.hold();
    await clock.settle(60_000);
    expect(loudspeaker.played).toContain(`voice of Tip about ${first}`);
    expect(snapshot()).toMatchObject({ phase: 'advising', pace: 'held', result: { tip: `Tip about ${first}` } });
    session.next();
    expect(snapshot()).toMatchObject({ phase: 'presenting', pace: null });
    await say();
    await runUntil(() => snapshot().pace === 'soon', 'the end of the next tip');
  });

  it('look at words in peace: the tip waits for the word, and the next phrase for Next', async () => {
    const { session, begin, say, clock, runUntil, snapshot, loudspeaker } = createDrillScenario();
    await begin('presenting');
    await say();
    session.hearMyself(0);
    session.hearWord(1);
    const tip = `voice of Tip about ${first}`;
    await clock.settle(800);
    expect(snapshot()).toMatchObject({ result: { tip: `Tip about ${first}` }, playing: { word: 1 } });
    expect(loudspeaker.played).not.toContain(tip);
    await runUntil(() => loudspeaker.played.includes(tip), 'the tip');
    session.hearWord(1);
    expect(loudspeaker.played.at(-1)).toBe('voice of number');
    await clock.settle(60_000);
    expect(snapshot()).toMatchObject({ phase: 'advising', pace: 'held' });
    session.next();
    expect(snapshot().phase).toBe('presenting');
  });

  it('not hear words while the phrase is spoken or recorded', async () => {
    const { session, begin, until, snapshot } = createDrillScenario();
    await begin('presenting');
    session.hearWord(0);
    expect(snapshot().playing).toBeNull();
    await until('recording');
    session.hearWord(0);
    expect(snapshot().playing).toBeNull();
  });
});
