import type { Client } from '@sayso/api/client';
import { type ConversationSummary, getConversationSummary, getConversationTip } from '@sayso/api/contract/conversation';
import { createQueryKey } from '@sayso/api/react';
import { browserClock } from '@sayso/voice/clock';
import { stripTags } from '@sayso/voice/conversation';
import { useServices } from '../../platform/services/services-context.ts';
import { useSpokenTip } from '../../platform/spoken-tip/use-spoken-tip.ts';
import { useSummaryQuery } from '../../platform/summary/use-summary-query.ts';
import { withoutTags } from '../../platform/text/without-tags.ts';
import { loadSummary } from './load-summary.ts';
import type { SummaryState } from './SessionSummaryPage.tsx';

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    browserClock.after(ms, resolve);
  });

const load = async (client: Client, signal: AbortSignal): Promise<ConversationSummary | null> => {
  const ask = () => client.call(getConversationSummary, { ts: String(browserClock.now()) }, { signal, retry: false });
  const summary = await loadSummary(ask, wait, signal);
  return summary && withoutTags(summary);
};

/** The summary of the latest conversation, and the tip to it. */
export const useSessionSummary = () => {
  const { client, toaster } = useServices();
  const { state, retry } = useSummaryQuery(
    createQueryKey(getConversationSummary),
    (signal) => load(client, signal),
    () => toaster.show('Failed to load session summary.', { kind: 'error' }),
  );
  const spoken = useSpokenTip({
    name: createQueryKey(getConversationTip),
    ask: async (signal) => {
      const { tip, audio_base64: audio } = await client.call(getConversationTip, undefined, { signal });
      return { text: stripTags(tip), audio };
    },
    failure: 'Failed to fetch coach tip.',
  });
  const shown: SummaryState =
    state.status === 'success' && state.data === null ? { status: 'empty' } : (state as SummaryState);
  return { ...spoken, state: shown, onRetry: retry };
};
