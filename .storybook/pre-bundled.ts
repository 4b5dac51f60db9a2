/**
 * Packages that stories import from node_modules. They are bundled before the first story runs: a dependency found later makes Vite
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
