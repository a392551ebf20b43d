import { useTexts } from '../../i18n/texts.ts';
import { primaryButton } from '../parts/button-style.ts';
import { siteTexts } from '../texts.ts';
import type { ChatView } from '../view/site-view.ts';

/** What pressing the button agrees to, and the button. */
export const SubmitArea = ({ chat, sending }: { chat: ChatView; sending: boolean }) => {
  const texts = useTexts(siteTexts);
  return (
    <div className="mt-6">
      <p className="mb-4 text-sm wrap-anywhere text-muted">
        {texts.booking.consent(chat.business)}{' '}
        <a href={chat.privacyUrl} className="font-medium text-link underline underline-offset-2">
          {texts.privacy}
        </a>
      </p>
      <button type="submit" disabled={sending} className={`${primaryButton} w-full sm:w-auto`}>
        {sending ? texts.booking.submitting : texts.booking.submit}
      </button>
    </div>
  );
};
