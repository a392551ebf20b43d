import { useEffect } from 'react';

/** Sets the page's description, in its language, for search engines and link previews. */
export const useMetaDescription = (description: string): void => {
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
};
