import type { Language } from '../../../shared/domain/language.ts';
import { NEUTRAL_COLOURS } from '../../../shared/domain/theme-colours.ts';

/** Mail programs support neither CSS variables nor, mostly, dark colours. */
const COLOURS = NEUTRAL_COLOURS.light;

/** Why a code is sent: to confirm an account, to choose a new password, or to confirm another address. */
export type CodePurpose = 'sign-up' | 'reset' | 'new-address';

/** One message that carries a code, in one language. */
export interface CodeMessage {
  /** The code's kind, as the end of a sentence: "confirmation code". */
  readonly codeName: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Words {
  readonly hello: string;
  readonly your: string;
}

interface Purpose {
  readonly codeName: string;
  readonly lead: string;
  readonly expiry: string;
  readonly ignore: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  fr: { hello: 'Bonjour,', your: 'Votre' },
  en: { hello: 'Hello,', your: 'Your' },
};

const PURPOSES: Readonly<Record<Language, Readonly<Record<CodePurpose, Purpose>>>> = {
  fr: {
    'sign-up': {
      codeName: 'code de confirmation Comptoir',
      lead: 'Voici le code qui confirme votre adresse e-mail et active votre compte Comptoir\u00A0:',
      expiry: 'Ce code est valable 24\u00A0heures.',
      ignore:
        'Si vous n’avez pas créé de compte, ignorez ce message\u00A0: sans ce code, il ne se passe rien.',
    },
    reset: {
      codeName: 'code de réinitialisation Comptoir',
      lead: 'Voici le code qui permet de choisir un nouveau mot de passe Comptoir\u00A0:',
      expiry: 'Ce code est valable une heure.',
      ignore: 'Si vous n’avez rien demandé, ignorez ce message\u00A0: votre mot de passe reste le même.',
    },
    'new-address': {
      codeName: 'code de vérification Comptoir',
      lead: 'Voici le code qui confirme la nouvelle adresse e-mail de votre compte Comptoir\u00A0:',
      expiry: 'Ce code est valable 24\u00A0heures.',
      ignore: 'Si vous n’avez rien demandé, ignorez ce message\u00A0: votre adresse reste la même.',
    },
  },
  en: {
    'sign-up': {
      codeName: 'Comptoir confirmation code',
      lead: 'Here is the code that confirms your e-mail address and activates your Comptoir account:',
      expiry: 'This code is valid for 24 hours.',
      ignore: 'If you did not create an account, ignore this message: without the code, nothing happens.',
    },
    reset: {
      codeName: 'Comptoir reset code',
      lead: 'Here is the code that lets you choose a new Comptoir password:',
      expiry: 'This code is valid for one hour.',
      ignore: 'If you did not ask for this, ignore this message: your password stays the same.',
    },
    'new-address': {
      codeName: 'Comptoir verification code',
      lead: 'Here is the code that confirms the new e-mail address of your Comptoir account:',
      expiry: 'This code is valid for 24 hours.',
      ignore: 'If you did not ask for this, ignore this message: your address stays the same.',
    },
  },
};

const paragraph = (text: string, style = ''): string => `<p${style && ` style="${style}"`}>${text}</p>`;

const page = (language: Language, paragraphs: readonly string[]): string =>
  `<!doctype html><html lang="${language}"><body style="margin:0;padding:32px 16px;background:${COLOURS.bg};color:${COLOURS.ink};font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;border-radius:16px;background:${COLOURS.surface}">
${paragraphs.join('\n')}
</div></body></html>`;

/** The message with `code`: the six digits on a laptop, or the placeholder that Cognito replaces by its own. */
export const codeMessage = (purpose: CodePurpose, code: string, language: Language): CodeMessage => {
  const { hello, your } = WORDS[language];
  const { codeName, lead, expiry, ignore } = PURPOSES[language][purpose];
  return {
    codeName,
    subject: `${your} ${codeName}`,
    text: [hello, lead, code, expiry, ignore, 'Comptoir'].join('\n\n'),
    html: page(language, [
      paragraph(hello, 'margin-top:0'),
      paragraph(lead),
      paragraph(code, 'margin:24px 0;font-size:30px;font-weight:600;letter-spacing:6px'),
      paragraph(expiry),
      paragraph(ignore, `color:${COLOURS.muted}`),
      paragraph('Comptoir', 'margin-bottom:0'),
    ]),
  };
};
