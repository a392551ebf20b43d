import type { OfferedPart } from '../../../shared/schemas/basket.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';

interface PartLinesProps {
  readonly parts: ReadonlyArray<Pick<OfferedPart, 'title' | 'personName' | 'startAt' | 'endAt'>>;
  readonly timezone: string;
}

/** Appointments of an offer, by day: each with its hours, service and person. */
export const PartLines = ({ parts, timezone }: PartLinesProps) => {
  const language = useLanguage();
  const at = (iso: string, style: 'date' | 'time') => formatInstant(iso, style, language, timezone);
  let day = '';
  return parts.map((part, nth) => {
    const own = at(part.startAt, 'date');
    const isNew = own !== day;
    day = own;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: people who come together have equal parts, in a fixed order
      <span key={nth} className="block">
        {isNew && <span className="mt-1 block font-semibold first-letter:uppercase">{own}</span>}
        <span className="block text-sm wrap-anywhere">
          <span className="tabular-nums">
            {at(part.startAt, 'time')} – {at(part.endAt, 'time')}
          </span>
          {` · ${part.title}`}
          {part.personName !== undefined && ` · ${part.personName}`}
        </span>
      </span>
    );
  });
};
