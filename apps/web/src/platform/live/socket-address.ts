/**
 * The address of a live session’s socket.
 * @param origin of the page, such as `https://sayso.example`
 * @param query what is null is left out
 */
export const socketAddress = (origin: string, path: string, query: Readonly<Record<string, string | null>>): string => {
  const url = new URL(path, origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  for (const [name, value] of Object.entries(query)) if (value !== null) url.searchParams.set(name, value);
  return url.href;
};
