import type { Language } from '../../../shared/domain/language.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import { formatSpan } from '../../i18n/format.ts';
import { chatTexts } from './chat-texts.ts';

interface SlotChoicesProps {
  readonly slots: readonly PublicSlot[];
  readonly language: Language;
  readonly timezone: string;
  readonly onPick: (slot: PublicSlot, label: string) => void;
}

/** The slots that the assistant recommends; pressing one says it in the conversation. */
export const SlotChoices = ({ slots, language, timezone, onPick }: SlotChoicesProps) => {
  if (slots.length === 0) return null;
  return (
    <section aria-label={chatTexts[language].slots} className="border-t border-line px-4 py-3 sm:px-5">
      <p className="mb-2 text-xs font-semibold text-muted">{chatTexts[language].slots}</p>
      <ul className="flex max-h-40 flex-wrap gap-2 overflow-y-auto p-0.5">
        {slots.map((slot) => {
          const label = formatSpan(slot.startAt, slot.endAt, language, timezone);
          return (
            <li key={slot.slotId}>
              <button
                type="button"
                onClick={() => onPick(slot, label)}
                className="min-h-11 rounded-control border border-primary bg-surface px-3 text-left text-sm font-medium text-link hover:bg-soft"
              >
                {label}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
