import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useChatBusiness } from './chat-business.ts';
import { chatTexts } from './chat-texts.ts';

interface SlotChoicesProps {
  readonly slots: readonly PublicSlot[];
  readonly onPick: (slot: PublicSlot, label: string) => void;
}

/** The slots that the assistant recommends; pressing one sends it as a message. */
export const SlotChoices = ({ slots, onPick }: SlotChoicesProps) => {
  const texts = useTexts(chatTexts);
  const language = useLanguage();
  const { timezone } = useChatBusiness();
  if (slots.length === 0) return null;
  return (
    <section aria-label={texts.slots} className="border-t border-line px-4 py-3 sm:px-5">
      <p className="mb-2 text-xs font-semibold text-muted">{texts.slots}</p>
      <ul className="grid max-h-40 grid-cols-2 gap-2 overflow-y-auto p-0.5">
        {slots.map((slot) => {
          const label = formatInstant(slot.startAt, 'dateTime', language, timezone);
          return (
            <li key={slot.slotId}>
              <button
                type="button"
                onClick={() => onPick(slot, label)}
                className="h-full min-h-11 w-full rounded-control border border-primary bg-surface px-1.5 py-1 text-sm font-medium text-balance text-link hover:bg-soft"
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
