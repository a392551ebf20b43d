import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { groupedBy } from '../../lib/grouped-by.ts';
import { smallButton } from '../parts/button-style.ts';
import { siteTexts } from '../texts.ts';
import type { DaysLook } from '../view/paging-view.ts';
import type { SlotChoice, SlotDay } from '../view/slot-days.ts';
import { DaysLooks } from './days-looks.tsx';
import type { FreeSlots } from './use-free-slots.ts';
import { useHydrated } from './use-hydrated.ts';

interface SlotPickerProps {
  readonly slots: FreeSlots;
  /** The only day whose times are shown; null for all days. */
  readonly shown: SlotDay | null;
  /** What leads to later days without JavaScript. */
  readonly after: readonly DaysLook[];
  readonly alternatives: readonly SlotDay[];
  readonly chosen: string | undefined;
  readonly error: string | undefined;
  /** Above the free times: how to reach others. */
  readonly children?: ReactNode;
}

/** Days shown before "more". */
const DAYS_SHOWN = 4;

const Times = ({ slots, chosen }: { slots: readonly SlotChoice[]; chosen: string | undefined }) => (
  <div className="flex flex-wrap gap-2">
    {slots.map(({ slotId, time }) => (
      <label
        key={slotId}
        className="relative inline-flex min-h-11 min-w-18 items-center justify-center rounded-control border border-control bg-surface px-2 text-sm font-medium whitespace-nowrap tabular-nums hover:bg-hover has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link sm:min-w-20 sm:px-3"
      >
        <input
          type="radio"
          name="slotId"
          value={slotId}
          required
          defaultChecked={slotId === chosen}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        {time}
      </label>
    ))}
  </div>
);

type DayProps = SlotDay & Pick<DaysProps, 'chosen' | 'isNamed'>;

/** The times of a day, by part of the day. */
const Day = ({ day, slots, chosen, isNamed = false }: DayProps) => {
  const texts = useTexts(siteTexts).booking;
  return (
    <fieldset className="min-w-0">
      <legend className={isNamed ? 'sr-only' : 'mb-2 text-sm font-medium first-letter:uppercase'}>
        {day}
      </legend>
      <div className="space-y-3">
        {[...groupedBy(slots, ({ part }) => part)].map(([part, ofPart]) => (
          <fieldset key={part} className="min-w-0">
            <legend className="mb-1.5 text-xs text-muted">{texts.parts[part]}</legend>
            <Times slots={ofPart} chosen={chosen} />
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
};

interface DaysProps {
  readonly days: readonly SlotDay[];
  readonly chosen: string | undefined;
  /** Whether what stands above names the day. */
  readonly isNamed?: boolean;
  /** Shown after the last day. */
  readonly end?: ReactNode;
}

const Days = ({ days, chosen, isNamed = false, end }: DaysProps) => {
  const texts = useTexts(siteTexts).booking;
  const row = (item: SlotDay) => <Day key={item.date} {...item} chosen={chosen} isNamed={isNamed} />;
  return (
    <div className="space-y-4">
      {days.slice(0, DAYS_SHOWN).map(row)}
      {days.length <= DAYS_SHOWN ? (
        end
      ) : (
        <details className="group">
          <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-link group-open:hidden">
            {texts.more}
          </summary>
          <div className="space-y-4">
            {days.slice(DAYS_SHOWN).map(row)}
            {end}
          </div>
        </details>
      )}
    </div>
  );
};

const Failed = ({ slots }: { slots: FreeSlots }) => {
  const texts = useTexts(siteTexts).booking;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
      <p>{texts.slotsFailed}</p>
      <button type="button" onClick={slots.reload} className={smallButton}>
        {texts.retry}
      </button>
    </div>
  );
};

/** Below the days: loading, a failure, or later days where no month leads to them. */
const End = ({ slots, shown, after }: Pick<SlotPickerProps, 'slots' | 'shown' | 'after'>) => {
  const texts = useTexts(siteTexts).booking;
  const hydrated = useHydrated();
  const note = (text: string) => <p className="text-sm text-muted">{text}</p>;
  if (slots.phase === 'loading') return note(texts.loading);
  if (slots.phase === 'failed') return <Failed slots={slots} />;
  if (slots.days.length === 0) return slots.note ? null : note(texts.noSlots);
  if (shown) return null;
  if (slots.isAll) return note(texts.noLater);
  if (!hydrated) return <DaysLooks days={after} />;
  return (
    <button type="button" onClick={slots.loadLater} className={smallButton}>
      {texts.later}
    </button>
  );
};

/** The free times by day; after the chosen time was taken, the nearest ones first. */
export const SlotPicker = (props: SlotPickerProps) => {
  const { slots, shown, alternatives, chosen, error } = props;
  const texts = useTexts(siteTexts).booking;
  return (
    <fieldset
      aria-describedby={error ? 'slot-error' : undefined}
      aria-busy={slots.phase === 'loading'}
      className="min-w-0"
    >
      <legend className="mb-3 text-base font-semibold">{texts.slot}</legend>
      {error && (
        <p id="slot-error" className="mb-3 text-sm text-danger">
          {error}
        </p>
      )}
      {alternatives.length > 0 && (
        <div className="mb-6 rounded-card bg-soft p-4">
          <p className="mb-3 text-sm font-semibold text-link">{texts.nearest}</p>
          <Days days={alternatives} chosen={undefined} />
        </div>
      )}
      {props.children}
      {slots.note && <p className="mb-4 text-sm">{slots.note}</p>}
      <Days
        days={shown ? [shown] : slots.days}
        chosen={chosen}
        isNamed={shown !== null}
        end={<End slots={slots} shown={shown} after={props.after} />}
      />
    </fieldset>
  );
};
