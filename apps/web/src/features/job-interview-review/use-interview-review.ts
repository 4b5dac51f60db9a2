import { getInterviewSummary } from '@sayso/api/contract/interview';
import { speak } from '@sayso/api/contract/speech';
import { createQueryKey } from '@sayso/api/react';
import { createPlayer } from '@sayso/voice/player';
import { useSyncExternalStore } from 'react';
import { useResource } from '../../platform/lifetime/use-resource.ts';
import { lastWords } from '../../platform/live/last-words.ts';
import { useServices } from '../../platform/services/services-context.ts';
import { useSummaryQuery } from '../../platform/summary/use-summary-query.ts';
import { createFeedbackReader, type FeedbackReader } from './feedback-reader.ts';
import { loadReview } from './load-review.ts';

/** The feedback on this interview, and the voice that reads it aloud; leaving the page stops the voice. */
export const useInterviewReview = (id: string) => {
  const { client } = useServices();
  const review = useSummaryQuery(createQueryKey(getInterviewSummary, { interview_id: id }), async (signal) => {
    // Asking ends the interview: what was said before would come too late.
    await lastWords.delivered(id, signal);
    return loadReview(() => client.call(getInterviewSummary, { interview_id: id }, { signal }), signal);
  });
  const reader = useResource(
    () =>
      createPageReader(
        async (text, signal) => (await client.call(speak, { text, voice: 'John' }, { signal })).audio_base64,
      ),
    () => undefined,
  );
  const listening = useSyncExternalStore(reader.subscribe, reader.getSnapshot);
  return { ...review, reader, listening };
};

const createPageReader = (ask: (text: string, signal: AbortSignal) => Promise<string>): FeedbackReader => {
  const player = createPlayer();
  return createFeedbackReader({
    speak: ask,
    play: async (audioBase64, signal) => {
      await player.unlock();
      if (signal.aborted) return;
      const playback = player.play(audioBase64);
      signal.addEventListener('abort', () => playback.stop(), { once: true });
      await playback.ended;
    },
    dispose: () => player.dispose(),
  });
};
