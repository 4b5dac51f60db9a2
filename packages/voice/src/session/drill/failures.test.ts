import { describe, expect, it } from 'vitest';
import { createDrillScenario } from '../../testing/drill-scenario.ts';
import { type DrillFault, sayWell } from '../../testing/drill-server.ts';
import { microphones } from '../../testing/microphone.ts';
import type { Evaluation } from './kind.ts';

const first = 'Sentence number 1';
const lasting: readonly DrillFault[] = ['server error', 'restarting', 'network gone', 'malformed answer', 'silent'];

describe.each(lasting)('with a fault of the server (%s)', (fault) => {
  it('no greeting is no reason to wait', async () => {
    const { calls, begin, snapshot, loudspeaker, until } = createDrillScenario();
    calls.faults.greeting = fault;
    await begin('presenting');
    expect(snapshot()).toMatchObject({ greeting: null, notice: null });
    await until('recording');
    expect(loudspeaker.played).toEqual([`voice of ${first}`]);
  });

  it('no sentence pauses the drill, and it goes on from there', async () => {
    const { session, calls, begin, until, snapshot } = createDrillScenario();
    calls.faults.sentence = fault;
    await begin('paused');
    expect(snapshot().notice).toMatchObject({ tone: 'error', text: expect.stringMatching(/Please try|and try again/) });
    delete calls.faults.sentence;
    session.retry();
    expect(snapshot()).toMatchObject({ phase: 'generating', notice: null });
    await until('recording');
  });

  it('no voice leaves the sentence to be read', async () => {
    const { calls, begin, snapshot, loudspeaker } = createDrillScenario();
    calls.faults.voice = fault;
    await begin('recording');
    expect(loudspeaker.played).toEqual([]);
    expect(snapshot()).toMatchObject({
      phrase: { sentence: first },
      notice: { tone: 'info', text: 'The coach’s voice could not be played. Read the phrase and say it.' },
    });
  });

  it('no evaluation pauses the drill, and the same recording is evaluated again', async () => {
    const { session, calls, begin, until, snapshot, microphone } = createDrillScenario();
    calls.faults.evaluation = fault;
    await begin('recording');
    await until('paused');
    expect(snapshot()).toMatchObject({
      phrasesDone: 0,
      notice: { tone: 'error', text: 'STT service error. Please try again.' },
    });
    delete calls.faults.evaluation;
    session.retry();
    await until('advising');
    expect([snapshot().phrasesDone, microphone.started]).toEqual([1, 1]);
  });

  it('no tip: the result stays 8 s, is saved, and the drill goes on', async () => {
    const { session, calls, begin, say, until, snapshot, since } = createDrillScenario();
    calls.faults.tip = fault;
    await begin('presenting');
    await say();
    const tips = [snapshot().result?.tip];
    session.subscribe(() => {
      const { result } = snapshot();
      if (result && result.tip !== tips.at(-1)) tips.push(result.tip);
    });
    const shown = snapshot().result;
    await until('presenting');
    expect(shown?.tip).toBeNull();
    expect(tips).toEqual([null, '']);
    expect((since.presenting ?? 0) - (since.advising ?? 0)).toBeGreaterThanOrEqual(8000);
    expect(calls.saved).toMatchObject([{ target: first, tip: '' }]);
    await until('recording');
  });

  it('saving is tried until it got through, while the drill goes on', async () => {
    const { calls, begin, say, until, runUntil, snapshot } = createDrillScenario();
    calls.faults.save = fault;
    await begin('presenting');
    await say();
    await until('presenting');
    await say();
    await until('presenting');
    expect([snapshot().phrasesDone, calls.saved.length]).toEqual([2, 0]);
    delete calls.faults.save;
    const isSaved = (count: number) => calls.saved.filter(({ phrase_count }) => phrase_count === count).length;
    await runUntil(() => isSaved(1) > 0 && isSaved(2) > 0, 'both phrases being saved');
    expect([isSaved(1), isSaved(2)]).toEqual([1, 1]);
  });
});

describe('a fault that passes', () => {
  it('is waited for: a second, then two, and after three attempts the drill pauses', async () => {
    const { calls, begin, clock, snapshot } = createDrillScenario();
    const startedAt = clock.now();
    calls.faults.sentence = 'restarting';
    await begin('paused');
    expect(calls.listCalls('sentence').map(({ at }) => at - startedAt)).toEqual([0, 1100, 3200]);
    expect(snapshot().notice?.text).toBe('API error 503: there is no new phrase. Please try again.');
  });

  it('goes by without a word when the server is back in time', async () => {
    const { calls, session, clock, until, snapshot } = createDrillScenario();
    calls.faults.sentence = 'network gone';
    session.start();
    await clock.settle(500);
    delete calls.faults.sentence;
    await until('recording');
    expect(snapshot().notice).toBeNull();
  });

  it('of a sentence asked for ahead costs nothing but the wait for it', async () => {
    const { calls, begin, say, until, runUntil, snapshot } = createDrillScenario();
    await begin('presenting');
    calls.faults.sentence = 'server error';
    await say();
    await runUntil(() => calls.listCalls('sentence').length === 2, 'the request ahead');
    delete calls.faults.sentence;
    await until('presenting');
    expect(snapshot()).toMatchObject({ phrase: { sentence: 'Sentence number 2' }, notice: null });
  });

  it('is not waited for longer than 29 s', async () => {
    const { calls, begin, clock, since, until, snapshot } = createDrillScenario();
    calls.faults.evaluation = 'silent';
    await begin('evaluating');
    await until('paused');
    expect((since.paused ?? 0) - (since.evaluating ?? 0)).toBe(29_000);
    expect(snapshot().phrase?.sentence).toBe(first);
    await clock.settle();
  });

  it('of the greeting holds the drill up for 8 s at most, and a late greeting is not said', async () => {
    const { calls, clock, begin, since, until, snapshot, loudspeaker } = createDrillScenario();
    const startedAt = clock.now();
    calls.faults.greeting = 'silent';
    await begin('presenting');
    expect((since.presenting ?? 0) - startedAt).toBe(8000);
    await until('recording');
    expect(loudspeaker.played).toEqual([`voice of ${first}`]);
    expect(snapshot().notice).toBeNull();
  });

  it('of the voice holds the drill up for 8 s at most, and the voice is there when the phrase is said again', async () => {
    const { calls, begin, since, session, until, clock, loudspeaker } = createDrillScenario();
    calls.faults.voice = 'silent';
    await begin('presenting');
    await until('readying');
    expect((since.readying ?? 0) - (since.presenting ?? 0)).toBe(8000);
    delete calls.faults.voice;
    await clock.settle(29_000);
    await until('presenting');
    session.sayAgain();
    await clock.settle(200);
    expect(loudspeaker.sounding).toBe(true);
  });
});

describe('a result that is not saved', () => {
  it('is told of when it stays so, also beside the next phrase, and when it is saved after all', async () => {
    const { calls, begin, say, until, runUntil, snapshot } = createDrillScenario();
    calls.faults.save = 'server error';
    await begin('presenting');
    await say();
    await runUntil(() => calls.listCalls('save').length === 2, 'a second attempt');
    expect(snapshot().notice).toBeNull();
    await runUntil(() => snapshot().notice?.tone === 'error', 'the notice');
    expect(snapshot().notice?.text).toBe('Your result could not be saved yet. You can go on: we keep trying.');
    await until('presenting');
    expect(snapshot().notice?.tone).toBe('error');
    delete calls.faults.save;
    await runUntil(() => calls.saved.length === 1, 'the result being saved');
    expect(snapshot().notice).toMatchObject({ tone: 'info', text: 'Your results are saved now.' });
  });
});

describe('a recording', () => {
  const nothing: Evaluation = { words: [], recognizedText: '', heard: 'nothing' };

  it('of silence is made again, and after three the microphone rests until a touch', async () => {
    const { session, calls, begin, until, snapshot, microphone } = createDrillScenario();
    calls.willEvaluate(nothing, { words: [], recognizedText: '' }, nothing);
    await begin('recording');
    await until('evaluating');
    await until('readying');
    expect(snapshot().notice?.text).toBe('No voice detected. Please try again.');
    await until('evaluating');
    expect(snapshot().notice).toBeNull();
    await until('paused');
    expect([microphone.started, snapshot().phrasesDone, calls.saved.length]).toEqual([3, 0, 0]);
    session.retry();
    await until('advising');
    expect(snapshot().notice).toBeNull();
  });

  it('of less than 1000 bytes is silence, and is not sent', async () => {
    const { calls, begin, until, snapshot, microphone } = createDrillScenario();
    microphone.microphone = { ...microphones.speaking, size: () => 999 };
    await begin('recording');
    await until('readying');
    expect(snapshot().notice?.text).toBe('No voice detected. Please try again.');
    expect(calls.listCalls('evaluation')).toEqual([]);
  });

  it('that cannot be read is made again', async () => {
    const { begin, until, snapshot, microphone } = createDrillScenario();
    microphone.microphone = microphones.corrupt;
    await begin('recording');
    await until('readying');
    expect(snapshot().notice?.text).toBe('Audio error: Please try again.');
  });

  it('that the server cannot use is made again, not sent again', async () => {
    const { session, calls, begin, until, snapshot, microphone } = createDrillScenario();
    calls.faults.evaluation = 'not understood';
    await begin('paused');
    expect(snapshot().notice).toMatchObject({ tone: 'error', text: 'STT service error. Please try again.' });
    expect(calls.listCalls('evaluation')).toHaveLength(1);
    delete calls.faults.evaluation;
    session.retry();
    await until('recording');
    await until('advising');
    expect([snapshot().phrasesDone, microphone.started]).toEqual([1, 2]);
  });

  it('of another sentence is not counted: the coach says the phrase once more', async () => {
    const { calls, begin, say, until, snapshot, loudspeaker } = createDrillScenario();
    calls.willEvaluate({ ...sayWell('Something else'), heard: 'another sentence' });
    await begin('presenting');
    await say();
    expect(snapshot()).toMatchObject({
      phase: 'presenting',
      phrasesDone: 0,
      result: null,
      notice: {
        tone: 'info',
        text: 'That did not sound like this phrase. Listen once more, then say it again.',
      },
    });
    await until('recording');
    expect(loudspeaker.played.filter((audio) => audio === `voice of ${first}`)).toHaveLength(2);
  });
});

describe('without a microphone', () => {
  it.each([
    ['refused', 'The microphone is blocked.'],
    ['missing', 'No microphone was found.'],
    ['busy', 'The microphone does not answer.'],
    ['insecure', 'The microphone works only on a secure page.'],
    ['unsupported', 'This browser cannot record your voice.'],
  ] as const)('that is %s, the drill pauses and says what to do', async (fault, text) => {
    const { session, microphone, begin, until, snapshot } = createDrillScenario();
    microphone.microphone = microphones[fault];
    await begin('paused');
    expect(snapshot()).toMatchObject({ microphone: fault, notice: { tone: 'error' } });
    expect(snapshot().notice?.text).toContain(text);
    microphone.microphone = microphones.speaking;
    session.retry();
    await until('recording');
    expect(snapshot()).toMatchObject({ microphone: 'ready', notice: null });
  });

  it('words can be heard, which ends when the microphone is tried again', async () => {
    const { session, microphone, loudspeaker, begin, clock, snapshot } = createDrillScenario();
    microphone.microphone = microphones.missing;
    await begin('paused');
    loudspeaker.durationMs = 5000;
    session.hearWord(0);
    await clock.settle(200);
    expect(loudspeaker.sounding).toBe(true);
    session.retry();
    expect(loudspeaker.sounding).toBe(false);
    expect(snapshot()).toMatchObject({ phase: 'readying', playing: null });
  });

  it('that was unplugged before 1.5 s, nothing is sent', async () => {
    const { microphone, begin, until, snapshot, calls } = createDrillScenario();
    microphone.microphone = microphones.unpluggedAfter(1400);
    await begin('recording');
    await until('paused');
    expect(snapshot()).toMatchObject({ microphone: 'unplugged', phrasesDone: 0 });
    expect(snapshot().notice?.text).toBe('The microphone is gone. Plug it in and try again.');
    expect(calls.listCalls('evaluation')).toEqual([]);
  });

  it('that was unplugged later, what was said counts', async () => {
    const { microphone, begin, until, snapshot } = createDrillScenario();
    microphone.microphone = microphones.unpluggedAfter(3000);
    await begin('advising');
    expect(snapshot()).toMatchObject({ microphone: 'unplugged', phrasesDone: 1 });
    microphone.microphone = microphones.speaking;
    await until('recording');
    expect(snapshot().microphone).toBe('ready');
  });
});

describe('sound', () => {
  it('that the browser blocks waits for a touch', async () => {
    const { session, loudspeaker, begin, clock, until, runUntil, snapshot } = createDrillScenario();
    loudspeaker.fault = 'blocked';
    await begin('greeting');
    await runUntil(() => snapshot().soundBlocked, 'the block');
    await clock.settle(60_000);
    expect(snapshot().phase).toBe('greeting');
    session.unlock();
    await until('recording');
    expect(snapshot().soundBlocked).toBe(false);
  });

  it('that cannot be played is read instead, and asked for again when the phrase is said again', async () => {
    const { session, loudspeaker, calls, begin, until, snapshot } = createDrillScenario();
    loudspeaker.fault = 'failed';
    await begin('readying');
    expect(snapshot().notice?.text).toContain('Read the phrase and say it.');
    loudspeaker.fault = undefined;
    session.sayAgain();
    await until('recording');
    expect(calls.listCalls('voice').filter(({ about }) => about === first)).toHaveLength(2);
  });

  it('of one word that cannot be had is told of, and the next phrase says its own hints again', async () => {
    const { session, calls, begin, say, until, clock, snapshot } = createDrillScenario();
    await begin('presenting');
    await say();
    await clock.settle(150);
    calls.faults.voice = 'server error';
    session.hearWord(2);
    await clock.settle(200);
    expect(snapshot()).toMatchObject({
      playing: null,
      notice: { text: 'The word could not be played. Please try again.' },
    });
    session.next();
    await until('presenting');
    expect(snapshot().notice).toBeNull();
  });
});
