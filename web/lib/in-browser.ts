/** False while the build renders the landing page, when there is neither storage nor anything to listen to. */
export const isInBrowser = typeof window !== 'undefined';

const nothingStored: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** What the browser keeps between visits. */
export const browserStorage = isInBrowser ? window.localStorage : nothingStored;
