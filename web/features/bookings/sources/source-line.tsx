import type { BookingSource } from '../../../../shared/schemas/booking-source.ts';
import { formatSpan } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { useMe } from '../../session/use-me.ts';
import { sourceTexts } from './texts.ts';

/** The number of bookings that one address made, when, and some of the names given. */
export const SourceLine = ({ source }: { readonly source: BookingSource }) => {
  const t = useTexts(sourceTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const made = formatSpan(source.firstMadeAt, source.lastMadeAt, language, tenant.timezone);
  const names = source.names.map((name) => name || t.unnamed).join(', ');
  return (
    <div className="min-w-0 break-words">
      <p className="font-semibold">{t.line(source.count, made)}</p>
      <p className="font-normal">{t.names(names)}</p>
    </div>
  );
};
