import type { Practice } from '@sayso/api/contract/progress';

const kindNames: Readonly<Record<string, string>> = {
  conversation: 'Conversation',
  text: 'Text chat',
  pronunciation: 'Pronunciation',
  interview: 'Mock interview',
};

/** `Conversation with Daisy`. */
export const nameSession = ({ kind, coach }: Practice): string =>
  `${kindNames[kind] ?? 'Practice'}${coach ? ` with ${coach}` : ''}`;

/** Whether what was said can be read again. */
export const isTalk = ({ kind }: Practice): boolean => kind === 'conversation' || kind === 'text';
