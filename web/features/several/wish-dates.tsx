import { useId } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { dayKey } from '../../lib/day-key.ts';
import { severalTexts } from './several-texts.ts';
import { datesOf, lastDayOf, mostDates, WEEKS } from './wish.ts';
import type { WishProps } from './wish-props.ts';

interface NumberProps extends Pick<WishProps, 'look'> {
  readonly label: string;
  readonly name: string;
  readonly value: number;
  readonly choices: readonly number[];
  readonly text: (n: number) => string;
  readonly onChange: (n: number) => void;
}

const NumberOf = ({ look: { Choice }, label, name, value, choices, text, onChange }: NumberProps) => (
  <Choice label={label} name={name} value={String(value)} onChange={(chosen) => onChange(Number(chosen))}>
    {choices.map((n) => (
      <option key={n} value={n}>
        {text(n)}
      </option>
    ))}
  </Choice>
);

/** On how many dates, and how far apart; nothing where all that is asked for can be had once alone. */
export const Dates = ({ wish, look, onWish }: WishProps) => {
  const texts = useTexts(severalTexts);
  const isSeries = wish.kind === 'series';
  const most = mostDates(wish);
  if (most < 2) return null;
  const first = isSeries ? 2 : 1;
  return (
    <div className="flex flex-wrap gap-3">
      <NumberOf
        look={look}
        label={isSeries ? texts.count : texts.times}
        name="count"
        value={datesOf(wish)}
        choices={Array.from({ length: most - first + 1 }, (_, n) => first + n)}
        text={isSeries ? String : texts.timesOf}
        onChange={(count) => onWish({ ...wish, ...(isSeries ? { count } : { times: count }) })}
      />
      {datesOf(wish) > 1 && (
        <NumberOf
          look={look}
          label={texts.every}
          name="everyWeeks"
          value={wish.everyWeeks}
          choices={WEEKS}
          text={texts.weeks}
          onChange={(everyWeeks) => onWish({ ...wish, everyWeeks })}
        />
      )}
    </div>
  );
};

/** The day from which appointments are sought. */
export const FromDay = ({ timezone, wish, look, onWish }: WishProps) => {
  const texts = useTexts(severalTexts);
  const id = useId();
  return (
    <div className="max-w-64">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {texts.fromDay}
      </label>
      <input
        id={id}
        type="date"
        name="from"
        value={wish.fromDay}
        min={dayKey(Date.now(), timezone)}
        max={lastDayOf(wish, timezone)}
        onChange={(event) => onWish({ ...wish, fromDay: event.currentTarget.value })}
        className={look.input}
      />
    </div>
  );
};
