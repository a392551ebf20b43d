import { useTexts } from '../../i18n/texts.ts';
import { smallButton } from '../parts/button-style.ts';
import { ChangeForm } from './change-form.tsx';
import { manageTexts } from './manage-texts.ts';
import type { Managed } from './use-manage.ts';

/** Cancelling takes two steps: opening the form, then its button. */
export const CancelForm = ({ view, sending, cancel }: Managed) => {
  const texts = useTexts(manageTexts);
  return (
    <ChangeForm view={view} form="cancel" title={texts.cancel} onSend={() => void cancel()}>
      <p className="text-sm">{texts.cancelAsk}</p>
      <button type="submit" disabled={sending !== null} className={`${smallButton} text-danger`}>
        {sending === 'cancel' ? texts.cancelling : texts.confirmCancel}
      </button>
    </ChangeForm>
  );
};
