import { useEffect } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { structuredData } from './structured-data.ts';
import { landingTexts } from './texts.ts';

/** Where Trusted Types are enforced, even a block of data must be vouched for; ours is made by JSON.stringify. */
const policy = window.trustedTypes?.createPolicy('comptoir-data', { createScript: (json) => json });

/** Puts the data block in the head while the page is shown. */
export const useStructuredData = (): void => {
  const { hero } = useTexts(landingTexts);
  useEffect(() => {
    const json = JSON.stringify(structuredData(window.location.origin, hero.text));
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.text = policy?.createScript(json) ?? json;
    document.head.append(block);
    return () => block.remove();
  }, [hero.text]);
};
