import type { PastConversation } from '@sayso/api/contract/conversation';
import { correctedSentences } from '@sayso/api/contract/corrected-sentences';
import { type CoachName, coaches, oneOf } from '@sayso/api/contract/values';
import type { TranscriptMessage } from '@sayso/ui/transcript';
import { stripTags } from '@sayso/voice/conversation';
import { counted, dateAt, dayName, spokenTime } from '../../platform/calendar/days.ts';
import { withoutTags } from '../../platform/text/without-tags.ts';

/** One past conversation, ready to be listed and read. */
export interface Talk {
  readonly id: string;
  /** A coach that this page does not know is drawn as John. */
  readonly coach: CoachName;
  /** The learner's own date, `YYYY-MM-DD`. */
  readonly date: string;
  /** When it began, `18:05`; empty where the server gives no time. */
  readonly time: string;
  /** `6 min, text chat`: how long it was, or of how many phrases, and that it was written. */
  readonly length: string;
  /** The coach's recap, else null. */
  readonly recap: string | null;
  /** The recap, else the learner's first words. */
  readonly beginning: string;
  readonly messages: readonly TranscriptMessage[];
}

/** The conversations of one day. */
export interface TalkDay {
  readonly date: string;
  /** `Today`, `Yesterday`, `Friday 20 November`. */
  readonly name: string;
  readonly talks: readonly Talk[];
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

const toMessage = (message: PastConversation['messages'][number], index: number): TranscriptMessage => ({
  id: String(index),
  role: message.role === 'user' ? 'user' : 'coach',
  text: stripTags(message.text),
  draft: message.draft,
  corrections: correctedSentences(withoutTags(message.corrections)).map(({ said, better }) => ({ said, better })),
});

const describeLength = ({ duration_seconds, type }: PastConversation, phrases: number): string => {
  const length = duration_seconds === null ? counted(phrases, 'phrase') : spokenTime(duration_seconds);
  return type === 'text' ? `${length}, text chat` : length;
};

/** A conversation as a server sends it, with what it does not say filled in. */
export const readTalk = (conversation: PastConversation): Talk => {
  const startedAt = new Date(conversation.started_at);
  const isKnown = !Number.isNaN(startedAt.getTime());
  const messages = conversation.messages.map(toMessage);
  const own = messages.filter(({ role }) => role === 'user');
  const recap = stripTags(conversation.summary ?? '') || null;
  return {
    id: conversation.id,
    coach: oneOf(coaches, conversation.coach) ?? 'John',
    date: conversation.date ?? (isKnown ? dateAt(startedAt) : conversation.started_at.slice(0, 10)),
    time: isKnown ? clock.format(startedAt) : '',
    length: describeLength(conversation, own.length),
    recap,
    beginning: recap ?? own[0]?.text ?? '',
    messages,
  };
};

/** The conversations day by day, in the order in which they come. */
export const byDay = (talks: readonly Talk[], today: string): readonly TalkDay[] =>
  [...new Set(talks.map(({ date }) => date))].map((date) => ({
    date,
    name: dayName(date, today) || 'Earlier',
    talks: talks.filter((talk) => talk.date === date),
  }));

/** When it was and how long: `Yesterday, 18:05, 6 min`. */
export const whenAndHowLong = ({ date, time, length }: Talk, today: string): string =>
  [dayName(date, today), time, length].filter((part) => part !== '').join(', ');
