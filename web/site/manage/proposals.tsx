import { choiceAnchor } from '../../../shared/domain/choice-anchor.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { primaryButton } from '../parts/button-style.ts';
import type { ManageView } from '../view/manage-view.ts';
import { manageTexts } from './manage-texts.ts';

/** What the business offers in place of the appointment: each is taken by its button, also without scripts. */
export const Proposals = ({ view: { proposed, path, nonce, booking } }: { view: ManageView }) => {
  const texts = useTexts(manageTexts);
  const language = useLanguage();
  if (proposed.length === 0) return null;
  return (
    <form method="post" action={`${path}/move`} className="space-y-3">
      <p className="font-medium wrap-anywhere">{texts.proposed(booking.business)}</p>
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
