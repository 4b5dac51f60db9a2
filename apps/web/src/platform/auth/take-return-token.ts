/** The screens that a sign-in elsewhere may lead back to, with a token in their address. */
const returnPaths: ReadonlySet<string> = new Set(['/login-success', '/profile-check']);

/**
 * Takes the token out of the address before anything else sees it: no later request, no history entry and no other script can then
 * give it away. `null` when there is none.
 */
export const takeReturnToken = (location: Location, history: History): string | null => {
  if (!returnPaths.has(location.pathname)) return null;
  const token = new URLSearchParams(location.search).get('token');
  if (location.search) history.replaceState(null, '', location.pathname);
  return token || null;
};
