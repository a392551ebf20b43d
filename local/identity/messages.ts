import { type Fields, optionalText } from './request-fields.ts';

export type Language = 'fr' | 'en';

/** What the identity service hands over to be sent; resolving means it is kept. */
export interface IdentityMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: Language;
}

export type CodePurpose = 'sign-up' | 'reset';

const TEXTS = {
  fr: {
    hello: 'Bonjour,',
    'sign-up': {
      subject: 'est votre code de confirmation Comptoir',
      lead: 'Voici le code qui confirme votre adresse e-mail et active votre compte Comptoir\u00A0:',
      expiry: 'Ce code est valable 24\u00A0heures.',
      ignore:
        'Si vous n’avez pas créé de compte, ignorez ce message\u00A0: sans ce code, il ne se passe rien.',
    },
    reset: {
      subject: 'est votre code de réinitialisation Comptoir',
      lead: 'Voici le code qui permet de choisir un nouveau mot de passe Comptoir\u00A0:',
      expiry: 'Ce code est valable une heure.',
      ignore: 'Si vous n’avez rien demandé, ignorez ce message\u00A0: votre mot de passe reste le même.',
    },
  },
  en: {
    hello: 'Hello,',
    'sign-up': {
      subject: 'is your Comptoir confirmation code',
      lead: 'Here is the code that confirms your e-mail address and activates your Comptoir account:',
      expiry: 'This code is valid for 24 hours.',
      ignore: 'If you did not create an account, ignore this message: without the code, nothing happens.',
    },
    reset: {
      subject: 'is your Comptoir reset code',
      lead: 'Here is the code that lets you choose a new Comptoir password:',
      expiry: 'This code is valid for one hour.',
      ignore: 'If you did not ask for this, ignore this message: your password stays the same.',
    },
  },
};

/** `ClientMetadata.language` if given, else the first entry of Accept-Language; English if it starts with `en`, else French. */
export function languageOf(clientMetadata: Fields, acceptLanguage: string): Language {
  const wanted = optionalText(clientMetadata, 'language') ?? acceptLanguage;
  return wanted.trim().toLowerCase().startsWith('en') ? 'en' : 'fr';
}

/** The message that carries a six-digit code. */
export function codeMessage(
  purpose: CodePurpose,
  to: string,
  code: string,
  language: Language,
): IdentityMessage {
  const { hello } = TEXTS[language];
  const { subject, lead, expiry, ignore } = TEXTS[language][purpose];
  return {
    to,
    language,
    subject: `${code} ${subject}`,
    text: [hello, lead, code, expiry, ignore, 'Comptoir'].join('\n\n'),
    html: `<!doctype html><html lang="${language}"><body style="margin:0;padding:32px 16px;background:#f1f5f9;color:#0f172a;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;border-radius:16px;background:#ffffff">
<p style="margin-top:0">${hello}</p>
<p>${lead}</p>
<p style="margin:24px 0;font-size:30px;font-weight:600;letter-spacing:6px">${code}</p>
<p>${expiry}</p>
<p style="color:#526077">${ignore}</p>
<p style="margin-bottom:0">Comptoir</p>
</div></body></html>`,
  };
}
