import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const BUILDS = resolve(import.meta.dirname, 'node_modules/react-router/dist/production');

/** A name for React's developer tools: setting it would keep a component that nobody uses. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/** Calls that make something and do nothing else, which their package does not say. */
const MAKERS = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * Takes of the router what the application uses. Its package offers bundlers its development build, with every warning,
 * and keeps there the forms and scroll positions of a data router.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === 'react-router' ? resolve(BUILDS, 'index.mjs') : null),
  transform: (code, id) =>
    id.startsWith(BUILDS) ? code.replace(DISPLAY_NAME, '').replace(MAKERS, '= /* @__PURE__ */ $1') : null,
});
