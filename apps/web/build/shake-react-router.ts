import type { Plugin } from 'vite';

/** Components that React Router makes at its top level, used or not: `var Form = React10.forwardRef(`. */
const made = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;
/** The name that React's own tools would show for it. */
const named = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Says of React Router that what it makes and does not use may be left out: it is one module, and the bundler has to keep whatever a
 * call has made. Forms, fetchers and data routers, of which this app uses none, are 3 kB of gzip.
 */
export const shakeReactRouter = (): Plugin => ({
  name: 'sayso-shake-react-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) => ({ code: code.replace(made, '= /* @__PURE__ */ $1').replace(named, ''), map: null }),
  },
});
