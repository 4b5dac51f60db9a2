/** The few messages that concern the socket itself, read without a schema so that this entry stays small. */
export type SocketSignal =
  | { readonly kind: 'session'; readonly heartbeatMs: number | undefined; readonly stored: readonly string[] }
  | { readonly kind: 'ack' | 'refusal'; readonly id: string }
  | undefined;

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
const text = (value: unknown): value is string => typeof value === 'string';

/** Reads the meaning of a parsed message for the socket. */
export const readSignal = (value: unknown): SocketSignal => {
  const type = field(value, 'type');
  const id = field(value, 'id');
  if (type === 'ack' && text(id)) return { kind: 'ack', id };
  if (type === 'error' && text(id)) return { kind: 'refusal', id };
  if (type !== 'session') return undefined;
  const every = field(value, 'heartbeat_ms');
  const history = field(value, 'history');
  return {
    kind: 'session',
    heartbeatMs: typeof every === 'number' && every > 0 ? every : undefined,
    stored: (Array.isArray(history) ? history : []).map((turn) => field(turn, 'id')).filter(text),
  };
};

/** A text as JSON; undefined when it is not. */
export const readJson = (source: string): unknown => {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
};
