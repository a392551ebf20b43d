import { CalendarX } from 'lucide-react';
import { choiceAnchor } from '../../../shared/domain/choice-anchor.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { primaryButton } from '../parts/button-style.ts';
import type { ManageView } from '../view/manage-view.ts';
import { manageTexts } from './manage-texts.ts';

/** What the business offers in place of the appointment: each is taken by its button, also without scripts. */
const Proposals = ({ view: { proposed, path, nonce } }: { readonly view: ManageView }) => {
  const texts = useTexts(manageTexts);
  const language = useLanguage();
  return (
    <form method="post" action={`${path}/move`} className="mt-2 space-y-3">
      <p>{texts.proposed}</p>
      <input type="hidden" name="nonce" value={nonce} />
      <input type="hidden" name="language" value={language} />
      {proposed.map(({ slotId, startAt, label }) => (
        <button
          key={slotId}
          type="submit"
          id={choiceAnchor(startAt)}
          name="slotId"
          value={slotId}
          className={`${primaryButton} w-full target:outline-2 target:outline-offset-2`}
        >
          {label}
        </button>
      ))}
    </form>
  );
};

/** That the business cannot see the visitor as planned, and what it offers instead, as long as they can choose. */
export const CalledOff = ({ view }: { readonly view: ManageView }) => {
  const texts = useTexts(manageTexts);
  const { booking, proposed } = view;
  return (
    <section className="mb-4 rounded-card border border-line bg-surface p-4">
      <h2 className="flex items-start gap-2 font-semibold wrap-anywhere">
        <CalendarX aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
        {texts.calledOff(booking.business)}
      </h2>
      {proposed.length > 0 && <Proposals view={view} />}
      {proposed.length === 0 && booking.canChange && <p className="mt-2">{texts.chooseTime}</p>}
    </section>
  );
};
