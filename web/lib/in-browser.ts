/** False in the prerender, which has neither storage nor events. */
export const isInBrowser = typeof window !== 'undefined';

const nothingStored: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** `localStorage`; empty in the prerender. */
export const browserStorage = isInBrowser ? window.localStorage : nothingStored;
