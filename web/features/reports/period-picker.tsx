import { type SyntheticEvent, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { controlStyle } from '../../ui/control-style.ts';
import { Field } from '../../ui/field.tsx';
import { MOST_DAYS, type PeriodFault, periodFault, USUAL_PERIODS } from './report-period.ts';
import { reportTexts } from './texts.ts';
import type { ReportResource } from './use-report.ts';

type PickerProps = Pick<ReportResource, 'period' | 'today' | 'showLast' | 'showBetween'>;

const chipStyle = (isChosen: boolean): string =>
  classNames(
    'min-h-11 rounded-control px-3 font-medium sm:px-4 transition-colors duration-150',
    isChosen ? 'bg-soft text-link' : 'text-muted hover:bg-hover hover:text-ink',
  );

const DateField = ({
  label,
  value,
  error,
  onDate,
}: {
  label: string;
  value: string;
  error: string | null;
  onDate: (date: string) => void;
}) => (
  <Field label={label} error={error}>
    {(control) => (
      <input
        {...control}
        type="date"
        value={value}
        onChange={(event) => onDate(event.target.value)}
        className={classNames(controlStyle, 'sm:w-44')}
      />
    )}
  </Field>
);

const CustomDates = ({ period, showBetween }: Pick<PickerProps, 'period' | 'showBetween'>) => {
  const t = useTexts(reportTexts);
  const [from, setFrom] = useState(period.from);
  const [to, setTo] = useState(period.to);
  const [fault, setFault] = useState<PeriodFault | null>(null);
  const said = fault === null ? null : fault === 'tooLong' ? t.tooLong(MOST_DAYS) : t[fault];
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = periodFault(from, to);
    setFault(found);
    if (found === null) showBetween(from, to);
  };
  return (
    <form onSubmit={apply} noValidate className="flex flex-wrap items-start gap-3">
      <DateField label={t.from} value={from} error={null} onDate={setFrom} />
      <DateField label={t.to} value={to} error={said} onDate={setTo} />
      <Button type="submit" className="sm:mt-6.5">
        {t.apply}
      </Button>
    </form>
  );
};

/** The last 7, 30 or 90 days, or any dates not too far apart. */
export const PeriodPicker = ({ period, showLast, showBetween }: PickerProps) => {
  const t = useTexts(reportTexts);
  const [isCustom, setCustom] = useState(period.days === null);
  return (
    <section aria-label={t.period} className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-1">
        {USUAL_PERIODS.map((days) => (
          <button
            key={days}
            type="button"
            aria-pressed={!isCustom && days === period.days}
            onClick={() => {
              setCustom(false);
              showLast(days);
            }}
            className={chipStyle(!isCustom && days === period.days)}
          >
            {t.lastDays(days)}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={isCustom}
          onClick={() => setCustom(true)}
          className={chipStyle(isCustom)}
        >
          {t.custom}
        </button>
      </div>
      {isCustom && <CustomDates period={period} showBetween={showBetween} />}
    </section>
  );
};
