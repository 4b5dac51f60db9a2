/** One message of a chat, as the protocol has it. */
export interface ChatMessage {
  readonly role: string;
  readonly content: string;
}

export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly stream: boolean;
  /** Everything that was sent, for what is not named above: temperature, response_format, tools. */
  readonly body: Readonly<Record<string, unknown>>;
}

export interface SpeechRequest {
  readonly model: string;
  readonly input: string;
  readonly voice: string;
  readonly response_format: string;
}

export interface TranscriptionRequest {
  readonly model: string;
  readonly file: File;
  readonly language: string | null;
}

/** The faults of a server. `malformed`: 200 with a page of HTML; `hang`: never answers; `cut`: the answer ends in its middle. */
export type Fault = { readonly status: number; readonly message?: string } | 'hang' | 'malformed' | 'cut';

/** A request as it came in. */
export interface SeenRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  /** The JSON body, or the fields of the form; of a file its name and size. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** An answer of the protocol's kind: what is wrong, for people. */
export class ProtocolError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A field that must be there as text. */
export function text(body: Readonly<Record<string, unknown>>, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value === '') throw new ProtocolError(400, `Missing required parameter: '${name}'.`);
  return value;
}

/** The body as an object. */
export function parseJson(bytes: Uint8Array): Record<string, unknown> {
  const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (isRecord(body)) return body;
  throw new ProtocolError(400, 'The body of the request is no object.');
}

/** The messages of a chat; content in parts is joined. */
export function readMessages(body: Readonly<Record<string, unknown>>): readonly ChatMessage[] {
  const { messages } = body;
  if (!Array.isArray(messages) || messages.length === 0)
    throw new ProtocolError(400, "Missing required parameter: 'messages'.");
  return messages.map((message: unknown) => {
    if (!isRecord(message)) throw new ProtocolError(400, "Invalid type for 'messages'.");
    return { role: text(message, 'role'), content: readContent(message.content) };
  });
}

function readContent(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: unknown) => (isRecord(part) && typeof part.text === 'string' ? part.text : '')).join('');
}
