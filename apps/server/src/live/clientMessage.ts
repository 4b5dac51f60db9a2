import {
  type ConversationClientMessage,
  conversationClientMessage,
  maximumMessageLength,
} from '@sayso/api/contract/conversation-socket';
import type { ErrorCode } from '@sayso/api/contract/errors';
import * as v from 'valibot';

/** What came could not be used; `id` where it had one, so that the page knows which message was refused. */
interface Refusal {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly id?: string;
}

/** A frame as it was read. */
export type ReadMessage =
  | { readonly ok: true; readonly message: ConversationClientMessage }
  | { readonly ok: false; readonly refusal: Refusal };

/** Nothing that a page sends is longer: the longest text in JSON's widest spelling, and room for the rest. Characters. */
const longestFrame = maximumMessageLength * 6 + 1000;

const knownTypes: ReadonlySet<string> = new Set(
  conversationClientMessage.options.map(({ entries }) => entries.type.literal),
);
const envelope = v.looseObject({
  type: v.string(),
  id: v.optional(v.pipe(v.string(), v.maxLength(64))),
  text: v.optional(v.unknown()),
});

const refused = (detail: string, id?: string): ReadMessage => ({
  ok: false,
  refusal: { code: 'invalid_request', detail, ...(id === undefined ? {} : { id }) },
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads one frame of a conversation's socket. Never throws: what cannot be used comes back with the reason. */
export const readClientMessage = (frame: Buffer, isBinary: boolean): ReadMessage => {
  if (isBinary) return refused('Only text messages are understood here. The conversation goes on.');
  if (frame.length > longestFrame * 4)
    return refused(`This is too long. Say it in ${maximumMessageLength} characters.`);
  const value = parsed(frame.toString('utf8'));
  const known = v.safeParse(conversationClientMessage, value);
  if (known.success) return { ok: true, message: known.output };
  const shape = v.safeParse(envelope, value);
  if (!shape.success) return refused('This message is not understood: it is not JSON with a type.');
  const { type, id, text } = shape.output;
  if (!knownTypes.has(type)) return refused(`Messages of type “${type.slice(0, 40)}” are not understood here.`, id);
  if (typeof text === 'string' && text.trim() === '') return refused('This message has no words. Say it again.', id);
  if (typeof text === 'string' && text.trim().length > maximumMessageLength) {
    return refused(`This is too long. Say it in ${maximumMessageLength} characters.`, id);
  }
  return refused(`This “${type}” message is not complete.`, id);
};
