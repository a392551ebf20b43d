import { BRAND } from '../../../shared/domain/brand.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { formatPhone } from '../../../shared/domain/phone.ts';
import { addressLine } from '../../../shared/domain/postal-address.ts';
import type { BusinessFacts, MessageFacts, OperatorFacts } from './facts.ts';
import type { Link, Mail } from './mail/blocks.ts';
import { oneLine } from './one-line.ts';

const WORDS = {
  fr: {
    sentFor: (business: string) => `Envoyé par ${BRAND} pour ${business}`,
    page: 'Page en ligne',
    unsubscribe: 'Ne plus recevoir ces messages',
    leave: 'Quitter la liste d’attente',
    because: 'Vous recevez ce message parce que vous avez un compte Comptoir.',
  },
  en: {
    sentFor: (business: string) => `Sent by ${BRAND} for ${business}`,
    page: 'Online page',
    unsubscribe: 'Stop receiving these messages',
    leave: 'Leave the waiting list',
    because: 'You receive this message because you have a Comptoir account.',
  },
} as const satisfies Readonly<Record<Language, object>>;

const businessLines = (business: BusinessFacts, language: Language): readonly (string | Link)[] => [
  WORDS[language].sentFor(oneLine(business.name)),
  ...(business.address ? [oneLine(addressLine(business.address, language))] : []),
  ...(business.phone === null ? [] : [formatPhone(oneLine(business.phone))]),
  ...(business.email === null ? [] : [oneLine(business.email)]),
  ...(business.pageUrl === null ? [] : [{ label: WORDS[language].page, url: business.pageUrl }]),
];

const operatorLines = ({ name, address, email }: OperatorFacts, language: Language): readonly string[] => [
  ...[`${BRAND}, ${name}`, address, email].map(oneLine),
  WORDS[language].because,
];

/** Who sends a message and how to reach them, as Canada's anti-spam law asks, and how to receive no more of them. */
export const footerOf = (facts: MessageFacts, language: Language): Mail['footer'] => [
  ...('operator' in facts
    ? operatorLines(facts.operator, language)
    : businessLines(facts.business, language)),
  ...('unsubscribeUrl' in facts ? [{ label: WORDS[language].unsubscribe, url: facts.unsubscribeUrl }] : []),
  ...('leaveUrl' in facts ? [{ label: WORDS[language].leave, url: facts.leaveUrl }] : []),
];
