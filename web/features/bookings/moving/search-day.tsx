import { handBookableUntil } from '../../../../shared/domain/hand-booking.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { dayKey } from '../../../lib/day-key.ts';
import { Button } from '../../../ui/button.tsx';
import { controlStyle } from '../../../ui/control-style.ts';
import { Field } from '../../../ui/field.tsx';
import { useMe } from '../../session/use-me.ts';
import type { Offers, WholeOffer } from '../../several/use-offers.ts';
import { moveAllTexts } from './texts.ts';

interface SearchDayProps {
  readonly found: Pick<Offers<WholeOffer>, 'phase' | 'search'>;
  /** The first day wanted; blank for the soonest. */
  readonly day: string;
  readonly onDay: (day: string) => void;
}

/** From which day other times are searched: a form of its own, so that "Enter" searches and moves nothing. */
export const SearchDay = ({ found, day, onDay }: SearchDayProps) => {
  const t = useTexts(moveAllTexts);
  const { timezone } = useMe().tenant;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void found.search();
      }}
      className="mb-5 flex flex-wrap items-end gap-3"
    >
      <div className="min-w-0 max-w-64 flex-1 basis-48">
        <Field label={t.fromDay} optional>
          {({ required: _, ...control }) => (
            <input
              {...control}
              type="date"
              value={day}
              min={dayKey(Date.now(), timezone)}
              max={dayKey(handBookableUntil(Date.now()), timezone)}
              onChange={({ target }) => onDay(target.value)}
              className={controlStyle}
            />
          )}
        </Field>
      </div>
      <Button type="submit" busy={found.phase === 'searching'}>
        {t.search}
      </Button>
    </form>
  );
};
