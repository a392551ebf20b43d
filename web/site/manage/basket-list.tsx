import { type Standing, standingTexts } from '../../features/chat/standing.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { smallButton, textLink } from '../parts/button-style.ts';
import type { BasketRow } from '../view/shown-booking.ts';
import { ChangeForm } from './change-form.tsx';
import { manageTexts } from './manage-texts.ts';
import type { Managed } from './use-manage.ts';

const STANDING_STYLE: Readonly<Record<Standing, string>> = {
  confirmed: 'text-positive',
  called_off: 'font-semibold text-danger',
  cancelled: 'text-muted',
  attended: 'text-muted',
  no_show: 'text-muted',
};

const Row = ({ row }: { row: BasketRow }) => {
  const texts = useTexts(manageTexts);
  const standings = useTexts(standingTexts);
  const label = row.canChange ? texts.basket.change : texts.basket.open;
  const facts = [row.when, row.personName, row.price].filter((fact) => fact !== null);
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <p className="font-medium wrap-anywhere">{row.title}</p>
      {facts.map((fact) => (
        <p key={fact} className="text-sm wrap-anywhere text-muted">
          {fact}
        </p>
      ))}
      <p className={`text-sm ${STANDING_STYLE[row.standing]}`}>
        {standings[row.standing]}
        {row.standing === 'confirmed' && !row.canChange && ` · ${texts.basket.closed}`}
      </p>
      {row.url === null ? (
        <p className="text-sm text-muted">{texts.basket.shown}</p>
      ) : (
        <a
          href={row.url}
          className={`${textLink} inline-flex min-h-11 items-center text-sm`}
          aria-label={`${label}, ${row.title}, ${row.when}`}
        >
          {label}
        </a>
      )}
    </li>
  );
};

/** Leads to the other times for all of them: they are only searched when somebody wants them. */
const MoveAll = ({ path }: { readonly path: string }) => (
  <a href={`${path}/move-all?lang=${useLanguage()}`} className={`${smallButton} mb-4 w-full`}>
    {useTexts(manageTexts).basket.moveAll}
  </a>
);

const CancelAll = ({ view, sending, cancelAll }: Managed) => {
  const texts = useTexts(manageTexts);
  return (
    <ChangeForm view={view} form="cancel_all" title={texts.basket.cancelAll} onSend={() => void cancelAll()}>
      <p className="text-sm">{texts.basket.cancelAllAsk}</p>
      <button type="submit" disabled={sending !== null} className={`${smallButton} text-danger`}>
        {sending === 'cancel_all' ? texts.cancelling : texts.basket.confirmCancelAll}
      </button>
    </ChangeForm>
  );
};

/** All appointments that were booked at once, each with its own page, moving all and cancelling what can be of them. */
export const BasketList = (managed: Managed) => {
  const texts = useTexts(manageTexts);
  const { basket } = managed.view;
  if (basket.length < 2) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-xl font-bold">{texts.basket.title}</h2>
      <ul className="mb-4 rounded-card border border-line bg-surface px-4 py-1">
        {basket.map((row) => (
          <Row key={row.bookingId} row={row} />
        ))}
      </ul>
      {basket.every(({ canChange }) => canChange) && <MoveAll path={managed.view.path} />}
      {basket.filter(({ canChange }) => canChange).length > 1 && <CancelAll {...managed} />}
    </section>
  );
};
