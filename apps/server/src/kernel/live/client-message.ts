import type { ErrorCode } from '@sayso/api/contract/errors';
import * as v from 'valibot';

/** The reason why a message could not be used; `id` where it had one, so that the page knows which message was refused. */
interface Refusal {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly id?: string;
}

/** A frame as it was read. */
export type ReadMessage<M> =
  | { readonly ok: true; readonly message: M }
  | { readonly ok: false; readonly refusal: Refusal };

/** Reads one frame. Never throws: what cannot be used comes back with the reason. */
export type MessageReader<M> = (frame: Buffer, isBinary: boolean) => ReadMessage<M>;

/** The messages that a socket understands. */
export interface Understood<M> {
  readonly schema: v.GenericSchema<unknown, M>;
  readonly types: readonly string[];
  /** The longest text, characters. */
  readonly longestText: number;
  readonly noun: 'conversation' | 'interview';
}

const envelope = v.looseObject({
  type: v.string(),
  id: v.optional(v.pipe(v.string(), v.maxLength(64))),
  text: v.optional(v.unknown()),
});

const refused = (detail: string, id?: string): { readonly ok: false; readonly refusal: Refusal } => ({
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

export const createMessageReader = <M>({ schema, types, longestText, noun }: Understood<M>): MessageReader<M> => {
  const knownTypes: ReadonlySet<string> = new Set(types);
  // Nothing that a page sends is longer: the longest text in JSON's widest spelling, and room for the rest. Characters.
  const longestFrame = longestText * 6 + 1000;
  const tooLong = `This is too long. Say it in ${longestText} characters.`;
  return (frame, isBinary) => {
    if (isBinary) return refused(`Only text messages are understood here. The ${noun} goes on.`);
    if (frame.length > longestFrame * 4) return refused(tooLong);
    const value = parsed(frame.toString('utf8'));
    const known = v.safeParse(schema, value);
    if (known.success) return { ok: true, message: known.output };
    const shape = v.safeParse(envelope, value);
    if (!shape.success) return refused('This message is not understood: it is not JSON with a type.');
    const { type, id, text } = shape.output;
    if (!knownTypes.has(type)) return refused(`Messages of type “${type.slice(0, 40)}” are not understood here.`, id);
    if (typeof text === 'string' && text.trim() === '') return refused('This message has no words. Say it again.', id);
    if (typeof text === 'string' && text.trim().length > longestText) return refused(tooLong, id);
    return refused(`This “${type}” message is not complete.`, id);
  };
};
