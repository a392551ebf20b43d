import type { Language } from '../../../shared/domain/language.ts';
import { chatTexts } from './chat-texts.ts';

export interface PhoneLink {
  readonly label: string;
  readonly href: string;
}

interface ConsentNoticeProps {
  readonly id: string;
  readonly business: string;
  readonly language: Language;
  readonly phone: PhoneLink | null;
  readonly privacyUrl: string;
}

const link = 'font-medium whitespace-nowrap text-link underline underline-offset-2';

/** Says who answers, why data is asked for and how to reach a person. Pressing Send accepts it. */
export const ConsentNotice = ({ id, business, language, phone, privacyUrl }: ConsentNoticeProps) => {
  const texts = chatTexts[language];
  return (
    <p id={id} className="mb-2.5 text-xs leading-[1.125rem] wrap-anywhere text-muted">
      {texts.notice(business)}{' '}
      {phone ? (
        <>
          {texts.callPerson}
          <a className={link} href={phone.href}>
            {phone.label}
          </a>
          .
        </>
      ) : (
        texts.askPerson
      )}{' '}
      <a className={link} href={privacyUrl} target="_blank" rel="noopener">
        {texts.privacy}
      </a>
    </p>
  );
};
