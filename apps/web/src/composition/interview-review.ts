import { getInterviewSummary } from '@sayso/api/contract/interview';
import { speak } from '@sayso/api/contract/speech';
import { createPlayer } from '@sayso/voice/player';
import { createReviewSession, type ReviewSession } from '../routes/job-interview-review/review-session.ts';
import { lastWords } from './last-words.ts';
import type { Services } from './services.ts';

/** The feedback on this interview over the real client and loudspeaker; leaving it stops the interviewer’s voice. */
export const createInterviewReview = ({ client }: Pick<Services, 'client'>, id: string): ReviewSession => {
  const player = createPlayer();
  const session = createReviewSession({
    ask: async (signal) => {
      // Asking ends the interview: what was said before would come too late.
      await lastWords.delivered(id, signal);
      return client.call(getInterviewSummary, { interview_id: id }, { signal });
    },
    speak: async (text, signal) => (await client.call(speak, { text, voice: 'John' }, { signal })).audio_base64,
    play: async (audioBase64, signal) => {
      await player.unlock();
      if (signal.aborted) return;
      const playback = player.play(audioBase64);
      signal.addEventListener('abort', () => playback.stop(), { once: true });
      await playback.ended;
    },
  });
  return {
    ...session,
    dispose: () => {
      session.dispose();
      player.dispose();
    },
  };
};
