import type { RootOptions } from 'react-dom/client';

/** The build's id: the name of the entry's file, which holds a hash of all that it loads. */
const BUILD = new URL(import.meta.url).pathname.split('/').at(-1);

/** Tells the console of an error that took a screen away, with the build and the components that it came through. */
export const reportCaught: NonNullable<RootOptions['onCaughtError']> = (error, { componentStack }) =>
  console.error(`A screen failed in ${BUILD}:`, error, componentStack);
