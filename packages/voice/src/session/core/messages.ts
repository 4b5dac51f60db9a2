/** One turn of a session as a page shows it. */
export interface Message<Role extends string> {
  readonly id: string;
  readonly role: Role;
  readonly text: string;
  /** ISO 8601. */
  readonly timestamp: string;
  readonly draft: boolean;
  readonly pending: boolean;
  readonly unheard: boolean;
}

/** One turn as the server keeps it. */
export interface HistoryEntry<Role extends string> {
  readonly id: string;
  readonly role: Role;
  readonly text: string;
  readonly timestamp?: string | undefined;
  readonly draft?: boolean | undefined;
}

/** Strips HTML tags, because messages are shown without them. A lone `<` as in `3 < 5` is no tag. */
export const stripTags = (text: string): string => text.replace(/<\/?[a-z][^>]*>|<!--[^]*?-->/gi, '').trim();

const toTimestamp = (at: number): string => new Date(at).toISOString();

/** A new turn at the time `at`. */
export const createMessage = <Role extends string>(
  id: string,
  role: Role,
  text: string,
  at: number,
  flags: Partial<Message<Role>> = {},
): Message<Role> => ({
  id,
  role,
  text: stripTags(text),
  timestamp: toTimestamp(at),
  draft: false,
  pending: false,
  unheard: false,
  ...flags,
});

/** Changes one message; the same list when there is none of that id or nothing changes. */
export const changeMessage = <Role extends string>(
  messages: readonly Message<Role>[],
  id: string,
  change: Partial<Message<Role>>,
): readonly Message<Role>[] => {
  const differs = (message: Message<Role>) =>
    Object.entries(change).some(([name, value]) => Reflect.get(message, name) !== value);
  return messages.some((message) => message.id === id && differs(message))
    ? messages.map((message) => (message.id === id ? { ...message, ...change } : message))
    : messages;
};

/** Whether this message is on its way. */
export const isPending = (messages: readonly Message<string>[], of: string | undefined): boolean =>
  messages.some(({ id, pending }) => id === of && pending);

/** Finds the messages that were sent and are not delivered; returns the same list while that is all of them. */
export const stillPending = <Sent extends { readonly id: string }>(
  sent: readonly Sent[],
  messages: readonly Message<string>[],
): readonly Sent[] => {
  const left = sent.filter(({ id }) => isPending(messages, id));
  return left.length === sent.length ? sent : left;
};

/** Puts the server's turns into the page's by id, each in its place. What the server does not know stays where it was said. */
export const mergeHistory = <Role extends string>(
  messages: readonly Message<Role>[],
  history: readonly HistoryEntry<Role>[],
  at: number,
): readonly Message<Role>[] => {
  const merged: Message<Role>[] = [];
  let rest = messages;
  for (const entry of history) {
    const index = rest.findIndex(({ id }) => id === entry.id);
    const known = rest[index];
    merged.push(...rest.slice(0, Math.max(0, index)));
    if (known) rest = rest.slice(index + 1);
    else if (merged.some(({ id }) => id === entry.id)) continue;
    merged.push({
      ...createMessage(entry.id, entry.role, entry.text, at),
      timestamp: entry.timestamp ?? known?.timestamp ?? toTimestamp(at),
      draft: entry.draft ?? false,
      unheard: known?.unheard ?? false,
    });
  }
  return [...merged, ...rest];
};
