import { speak } from '@sayso/api/contract/speech';
import type { CoachName } from '@sayso/api/contract/values';
import { createPlayer } from '@sayso/voice/player';
import { useResource } from '../../platform/lifetime/use-resource.ts';
import { useServices } from '../../platform/services/services-context.ts';

/** Says sentences aloud in the coach's voice, one at a time; leaving the page stops the voice. */
export const useSentenceVoice = (coach: CoachName): ((sentence: string) => void) => {
  const { client, toaster } = useServices();
  const voice = useResource(
    () => {
      const player = createPlayer();
      let saying = new AbortController();
      const play = async (sentence: string, signal: AbortSignal): Promise<void> => {
        // From the touch itself: a browser plays nothing before one.
        const unlocked = player.unlock();
        const { audio_base64 } = await client.call(speak, { text: sentence, voice: coach }, { signal });
        await unlocked;
        if (signal.aborted) return;
        const playback = player.play(audio_base64);
        signal.addEventListener('abort', () => playback.stop(), { once: true });
        await playback.ended;
      };
      return {
        say: (sentence: string) => {
          saying.abort();
          const { signal } = (saying = new AbortController());
          play(sentence, signal).catch(() => {
            if (!signal.aborted) toaster.show(unheard, { kind: 'error' });
          });
        },
        dispose: () => {
          saying.abort();
          player.dispose();
        },
      };
    },
    () => undefined,
  );
  return voice.say;
};

const unheard = 'The sentence could not be said aloud. Please try again.';
