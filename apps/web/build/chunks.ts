import type { Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;
type Graph = Parameters<Extract<Groups[number]['name'], (...args: never[]) => unknown>>[1];

const welcome = '/routes/welcome/WelcomePage.tsx';
const auth = '/routes/auth/AuthRoute.tsx';
const laterForms = '/routes/auth/AuthForms.tsx';
/** What a call to the server needs, beside what only some screens ask for, and what goes on while somebody is signed in. */
const api =
  /\/valibot\/|src\/composition\/(auth-calls|capabilities|create-client|leave-for|login-return|online|operator|plan-news|provider-sign-in|token-renewal|while-signed-in)|packages\/api\/src\/(client\/|contract\/(account|capabilities|endpoint|errors|operator|profile|values)\.)/;

/** Whether a module comes with a screen, be it through others. */
const comesWith = (screen: string, id: string, graph: Graph, seen = new Set<string>()): boolean => {
  if (id.endsWith(screen)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return graph.getModuleInfo(id)?.importers.some((importer) => comesWith(screen, importer, graph, seen)) ?? false;
};

/** The later forms of the sign-in count with it: what they share with the welcome is smaller beside the rest than in a file of its own. */
const isOnBoth = (id: string, graph: Graph) =>
  comesWith(welcome, id, graph) && (comesWith(auth, id, graph) || comesWith(laterForms, id, graph));

/**
 * How modules are put together: a few files, as many small ones cost a phone more, of which the first two screens load nothing that is
 * not theirs.
 */
export const chunkGroups: Groups = [
  { name: 'first', tags: ['$initial'], priority: 5 },
  { name: 'api', test: api, priority: 4 },
  { name: (id, graph) => (isOnBoth(id, graph) ? 'first' : null), priority: 3 },
  {
    // Rings come through the coach’s entry, and are drawn on neither screen.
    test: (id) => !id.includes('CoachRings'),
    name: (id, graph) => (comesWith(welcome, id, graph) ? 'welcome' : comesWith(auth, id, graph) ? 'auth' : null),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'kit', test: /packages\/(ui|api)\/src\//, minShareCount: 4, priority: 1 },
];
