import { type ConversationServerMessage, conversationServerMessage } from '@sayso/api/contract/conversation-socket';
import { voiceInParts } from '@sayso/api/contract/voice-parts';
import { openPage, type Page } from './open-page.ts';

/** A page's end of a live conversation. */
export type LivePage = Page<ConversationServerMessage>;

export interface LiveAddress {
  readonly url: string;
  readonly token: string;
  readonly coach?: string;
  readonly session?: string | undefined;
  /** Takes a long voice in parts. */
  readonly parts?: boolean;
}

const createAddress = ({ url, token, coach = 'Daisy', session, parts = false }: LiveAddress): string => {
  const query = new URLSearchParams({
    token,
    ...(session === undefined ? {} : { session }),
    ...(parts ? voiceInParts : {}),
  });
  return `${url}/conversation/stream/${coach}?${query.toString()}`;
};

/** Opens a conversation. */
export const openLive = (address: LiveAddress): LivePage => openPage(createAddress(address), conversationServerMessage);
