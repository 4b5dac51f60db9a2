import type { AnswerInputOf } from '@sayso/api/contract/endpoint';
import type { evaluatePronunciation } from '@sayso/api/contract/pronunciation';
import { readAudio } from '../../engines/decoding/read-audio.ts';
import type { Assessment } from '../../engines/ports.ts';
import type { Services } from '../../kernel/services.ts';
import { keepAssessment } from './assessments.ts';
import { drillLearner, rememberOfLearner } from './drill-learner.ts';

const createAnswer = (assessment: Assessment, reading: string): AnswerInputOf<typeof evaluatePronunciation> => ({
  reading,
  heard: assessment.heard,
  approximate: assessment.approximate,
  pronunciationScore: assessment.overall,
  pronScore: assessment.overall,
  recognizedText: assessment.recognizedText,
  accuracy: assessment.accuracy,
  fluency: assessment.fluency,
  completeness: assessment.completeness,
  words: assessment.words.map(({ word, score, sure, error, startMs, endMs, sounds }) => ({
    word,
    score,
    sure,
    error,
    ...(startMs !== null && { start_ms: startMs }),
    ...(endMs !== null && { end_ms: endMs }),
    sounds: sounds.map((sound) => ({ sound: sound.sound, score: sound.score })),
  })),
});

/**
 * Scores a recording, and keeps the result and what was learnt of the voice: the tip and the saving of the phrase may reach another process.
 * @throws BadAudio when it is no recording; EngineUnavailable when the engine cannot answer.
 */
export const evaluate = async (
  { clock, engines, random, storage: { db } }: Pick<Services, 'clock' | 'engines' | 'random' | 'storage'>,
  userId: string,
  { audio, sentence }: { readonly audio: string; readonly sentence: string },
  signal: AbortSignal,
): Promise<AnswerInputOf<typeof evaluatePronunciation>> => {
  const { speaker } = await drillLearner(db, userId);
  const assessment = await engines.pronunciation.assess(readAudio(audio), sentence, speaker, signal);
  if (assessment.speaker !== null) await rememberOfLearner(db, userId, { speaker: assessment.speaker });
  const reading = random.id();
  await keepAssessment(db, userId, { reading, sentence, assessment, now: clock.now() });
  return createAnswer(assessment, reading);
};
