import { formatDay } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { severalTexts } from './several-texts.ts';
import { isOutOfReach, lastDayOf, tooFarOf } from './wish.ts';
import type { WishProps } from './wish-props.ts';

const REACH_ID = 'wish-reach';

/** Searches what is wanted; where it lies too far ahead to be found, the note that says so is read out instead. */
export const searchOrSayWhy = (
  { wish, timezone }: Pick<WishProps, 'wish' | 'timezone'>,
  search: () => Promise<void>,
): void => {
  if (isOutOfReach(wish, timezone, Date.now())) document.getElementById(REACH_ID)?.focus();
  else void search();
};

/** What is wanted too far ahead, until when can be booked, and what can be had instead. */
export const Reach = ({ timezone, wish, look: { Press }, onWish }: WishProps) => {
  const texts = useTexts(severalTexts);
  const language = useLanguage();
  const tooFar = tooFarOf(wish, timezone, Date.now());
  if (!tooFar) return <p role="status" />;
  const { dates, closer } = tooFar;
  const isOnce = dates === 1 && wish.kind !== 'series';
  return (
    <div className="space-y-3 rounded-control bg-soft p-4 text-sm">
      <p id={REACH_ID} role="status" tabIndex={-1}>
        {texts.until(formatDay(lastDayOf(wish, timezone), language))} {texts.reach(dates, wish.everyWeeks)}
      </p>
      {(closer !== null || isOnce) && (
        <p className="flex flex-wrap gap-2">
          {closer !== null && (
            <Press onClick={() => onWish({ ...wish, everyWeeks: closer })}>{texts.closer(closer)}</Press>
          )}
          {isOnce && <Press onClick={() => onWish({ ...wish, times: 1 })}>{texts.once}</Press>}
        </p>
      )}
    </div>
  );
};
