import { getConversationSummary, getConversationTip } from '@sayso/api/contract/conversation';
import { browserClock } from '@sayso/voice/clock';
import { createPlayer } from '@sayso/voice/player';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepAlive } from '../../composition/keep-alive.ts';
import { useServices } from '../../composition/ServicesContext.ts';
import { useHeld } from '../../shell/useHeld.ts';
import { useLearner } from '../../shell/useLearner.ts';
import type { TipState } from './CoachTip.tsx';
import { loadSummary } from './load-summary.ts';
import { SessionSummaryPage, type SummaryState } from './SessionSummaryPage.tsx';

const wait = (ms: number) => new Promise<void>((resolve) => browserClock.after(ms, resolve));

/** /session-summary: asks until there is a summary; leaving stops the coach’s voice. */
export const SessionSummaryRoute = () => {
  const { client, auth, toaster } = useServices();
  const profile = useLearner();
  const navigate = useNavigate();
  const [state, setState] = useState<SummaryState>({ status: 'loading' });
  const [tip, setTip] = useState<TipState>({ status: 'none' });
  const [kept] = useState(() =>
    keepAlive(
      createPlayer(),
      () => undefined,
      (player) => player.dispose(),
    ),
  );
  const player = useHeld(kept);

  const load = useCallback(
    async (signal: AbortSignal) => {
      setState({ status: 'loading' });
      const ask = () => client.call(getConversationSummary, { ts: String(Date.now()) }, { signal });
      try {
        const summary = await loadSummary(ask, wait, signal);
        setState(summary ? { status: 'shown', summary } : { status: 'empty' });
        void auth.reload();
      } catch {
        if (signal.aborted) return;
        setState({ status: 'failed' });
        toaster.show('Failed to load session summary.', { kind: 'error' });
      }
    },
    [client, auth, toaster],
  );

  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort(new Error('The summary was left.'));
  }, [load]);

  const askForTip = async () => {
    setTip({ status: 'preparing' });
    await player.unlock();
    try {
      const { tip: text, audio_base64 } = await client.call(getConversationTip);
      setTip({ status: 'shown', text, speaking: Boolean(audio_base64) });
      if (audio_base64) await player.play(audio_base64).ended;
      setTip({ status: 'shown', text, speaking: false });
    } catch {
      setTip({ status: 'failed' });
      toaster.show('Failed to fetch coach tip.', { kind: 'error' });
    }
  };

  return (
    <SessionSummaryPage
      state={state}
      coach={profile.selected_character ?? 'John'}
      tip={tip}
      onTip={() => void askForTip()}
      onRetry={() => void load(new AbortController().signal)}
      onHome={() => navigate('/home-coach')}
    />
  );
};
