import { useEffect } from 'react';

/** Says in the page's language what search engines and previews show of it. */
export const useMetaDescription = (description: string): void => {
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
};
