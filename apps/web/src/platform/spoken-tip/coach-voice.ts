import { createStore } from '../store/store.ts';

/** The voice that reads a tip aloud. */
export interface CoachVoice {
  subscribe(listener: () => void): () => void;
  /** The audio that is being played, in base64, or null. */
  getSnapshot(): string | null;
  /**
   * Plays audio in base64 in place of what is playing. Resolves when it has ended: false when it could not be played. Playing that another
   * audio has taken the place of, or that ended because the learner left, counts as played. Never rejects.
   */
  speak(audioBase64: string): Promise<boolean>;
  /** Stops, for good. */
  dispose(): void;
}

export interface CoachVoiceOptions {
  /** Plays the audio to its end; false when it could not be played. */
  readonly play: (audioBase64: string) => Promise<boolean>;
  readonly dispose: () => void;
}

/** Creates the voice that reads tips aloud, one at a time. */
export const createCoachVoice = ({ play, dispose }: CoachVoiceOptions): CoachVoice => {
  const { getSnapshot, subscribe, set } = createStore<string | null>(null);
  let spoken = 0;
  let isDisposed = false;
  return {
    getSnapshot,
    subscribe,
    speak: async (audio) => {
      if (isDisposed) return true;
      spoken += 1;
      const mine = spoken;
      set(audio);
      const isPlayed = await play(audio).catch(() => false);
      if (isDisposed || mine !== spoken) return true;
      set(null);
      return isPlayed;
    },
    dispose: () => {
      isDisposed = true;
      dispose();
    },
  };
};
