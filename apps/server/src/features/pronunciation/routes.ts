import {
  evaluatePronunciation,
  generateSentence,
  getGlobalTip,
  getPronunciationGreeting,
  getPronunciationProgress,
  getPronunciationSummary,
  getPronunciationTip,
  savePronunciationSession,
  speakSentence,
} from '@sayso/api/contract/pronunciation';
import { readLearner } from '../../kernel/learner/learner.ts';
import { storeTimeZone } from '../../kernel/learner/time-zone.ts';
import type { App, Services } from '../../kernel/services.ts';
import { route } from '../../platform/http/route.ts';
import { evaluate } from './evaluate.ts';
import { generate } from './generate.ts';
import { globalTipFor } from './global-tip.ts';
import { greet } from './greeting.ts';
import { readDrillProgress } from './progress.ts';
import { savePhrase } from './save-phrase.ts';
import { readDrillSummary } from './summary.ts';
import { tipFor } from './tip.ts';

/** Serves the pronunciation drill's calls. */
export const registerPronunciation = (app: App, services: Services): void => {
  const { engines } = services;
  const { db } = services.storage;

  route(app, getPronunciationGreeting, async ({ learner }) => greet(services, await readLearner(db, learner)));
  route(app, generateSentence, async ({ learner, input }) =>
    generate(services, await readLearner(db, learner), input.context),
  );
  route(app, speakSentence, async ({ input, signal }) => {
    const { bytes } = await engines.textToSpeech.speak(input.text, input.coach, signal, 'mp3');
    return { audio_base64: Buffer.from(bytes).toString('base64') };
  });
  route(app, evaluatePronunciation, ({ learner, input, signal }) =>
    evaluate(services, learner.id, { audio: input.audio_base64, sentence: input.reference_text }, signal),
  );
  route(app, getPronunciationTip, ({ learner, input }) => tipFor(services, learner.id, input));
  route(app, savePronunciationSession, async ({ learner, input }) => {
    await storeTimeZone(db, learner.id, input.time_zone);
    return { ...(await savePhrase(services, await readLearner(db, learner), input)) };
  });
  route(app, getPronunciationSummary, ({ learner }) => readDrillSummary(db, learner.id));
  route(app, getGlobalTip, async ({ learner, signal }) =>
    globalTipFor(services, await readLearner(db, learner), signal),
  );
  route(app, getPronunciationProgress, ({ learner }) => readDrillProgress(db, learner.id));
};
