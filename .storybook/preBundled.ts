/**
 * What stories import from node_modules, bundled before the first of them runs: a dependency found later makes Vite
 * reload the page in the middle of a run. Only names that resolve from the root belong here; those that a workspace
 * package alone has are written as Vite asks, `package > dependency`.
 */
export const preBundled: string[] = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
];
