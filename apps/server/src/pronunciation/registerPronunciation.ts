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
import { practitionerOf } from '../conversation/learner.ts';
import { route } from '../http/route.ts';
import type { App, Services } from '../http/Services.ts';
import { evaluate } from './evaluate.ts';
import { generate } from './generate.ts';
import { globalTipFor } from './globalTip.ts';
import { greet } from './greeting.ts';
import { progressOf } from './progress.ts';
import { savePhrase } from './savePhrase.ts';
import { summaryOf } from './summary.ts';
import { tipFor } from './tip.ts';

/** Serves the pronunciation drill's calls (spec §7). */
export const registerPronunciation = (app: App, services: Services): void => {
  const { engines } = services;
  const { db } = services.storage;

  route(app, getPronunciationGreeting, async ({ learner }) => greet(services, await practitionerOf(db, learner)));
  route(app, generateSentence, async ({ learner, input }) =>
    generate(services, await practitionerOf(db, learner), input.context),
  );
  route(app, speakSentence, async ({ input, signal }) => {
    const { bytes } = await engines.textToSpeech.speak(input.text, input.coach, signal, 'mp3');
    return { audio_base64: Buffer.from(bytes).toString('base64') };
  });
  route(app, evaluatePronunciation, ({ learner, input, signal }) =>
    evaluate(services, learner.id, { audio: input.audio_base64, sentence: input.reference_text }, signal),
  );
  route(app, getPronunciationTip, ({ learner, input }) => tipFor(services, learner.id, input));
  route(app, savePronunciationSession, async ({ learner, input }) => ({
    ...(await savePhrase(services, await practitionerOf(db, learner), input)),
  }));
  route(app, getPronunciationSummary, ({ learner }) => summaryOf(db, learner.id));
  route(app, getGlobalTip, async ({ learner, signal }) =>
    globalTipFor(services, await practitionerOf(db, learner), signal),
  );
  route(app, getPronunciationProgress, ({ learner }) => progressOf(db, learner.id));
};
