import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import type { ColourFact } from './colour-facts.ts';
import { siteTexts } from './texts.ts';

const Swatch = ({ colour }: { colour: string }) => (
  <span
    aria-hidden="true"
    className="inline-block size-3.5 shrink-0 rounded-full border border-control align-[-0.125rem]"
    style={{ backgroundColor: colour }}
  />
);

/** Says whether the public page uses a colour as it is, or a shade derived from it. */
export const ColourNote = ({ fact }: { fact: ColourFact | null }) => {
  const t = useTexts(siteTexts).look;
  const language = useLanguage();
  if (!fact) return t.usesDefault;
  const ratio = formatNumber(fact.contrast, language);
  if (fact.isAsPicked) return t.asPicked(ratio);
  return (
    <>
      {t.tooPale(formatNumber(fact.pickedContrast, language))} <Swatch colour={fact.shade} />{' '}
      {t.derived(fact.shade, ratio)}
    </>
  );
};
