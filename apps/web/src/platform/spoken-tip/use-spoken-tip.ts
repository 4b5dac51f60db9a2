import { createPlayer } from '@sayso/voice/player';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useResource } from '../lifetime/use-resource.ts';
import { useServices } from '../services/services-context.ts';
import { createCoachVoice } from './coach-voice.ts';
import { readTipState, type Tip, type TipState } from './tip-state.ts';

export interface SpokenTipOptions {
  /** The name of the tip in the cache. It is kept for this visit of the page alone. */
  readonly name: QueryKey;
  readonly ask: (signal: AbortSignal) => Promise<Tip>;
  /** Said where there is no tip. */
  readonly failure: string;
  /** Said where the tip is here and cannot be heard. Left out, nothing is said. */
  readonly silence?: string;
}

const createPageVoice = () => {
  const player = createPlayer();
  return createCoachVoice({
    play: async (audio) => {
      await player.unlock();
      const end = await player.play(audio).ended;
      return end === 'ended' || end === 'stopped';
    },
    dispose: () => player.dispose(),
  });
};

/** A tip that the learner asks for, which is shown and read aloud. Leaving the page stops the voice. */
export const useSpokenTip = ({
  name,
  ask,
  failure,
  silence,
}: SpokenTipOptions): { tip: TipState; onTip: () => void } => {
  const { toaster } = useServices();
  const { key: visit } = useLocation();
  const voice = useResource(createPageVoice, () => undefined);
  const spoken = useSyncExternalStore(voice.subscribe, voice.getSnapshot);
  const { data, isFetching, refetch } = useQuery({
    queryKey: [...name, visit],
    queryFn: async ({ signal }) => {
      try {
        return await ask(signal);
      } catch (error) {
        if (!signal.aborted) toaster.show(failure, { kind: 'error' });
        throw error;
      }
    },
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const prepare = async () => {
    if (isFetching) return;
    const result = await refetch();
    const audio = result.isSuccess ? result.data.audio : null;
    if (!audio) return;
    const isHeard = await voice.speak(audio);
    if (!isHeard && silence) toaster.show(silence, { kind: 'blank' });
  };
  return { tip: readTipState({ isFetching, data }, spoken), onTip: () => void prepare() };
};
