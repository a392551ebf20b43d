import { BRAND } from '../../../shared/domain/brand.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { frenchSpaces, singleStops } from '../../../shared/domain/typography.ts';
import { leadRows, offerRows, severalRows, tomorrowRows, visitorRow } from './fact-rows.ts';
import type { EmailFacts } from './facts.ts';
import { footerOf } from './footer.ts';
import type { Block, FactRow, Mail } from './mail/blocks.ts';
import { oneLine, shortened } from './one-line.ts';
import { appointmentsOf } from './several-appointments.ts';
import { momentText } from './time-texts.ts';
import { typedName } from './typed-name.ts';
import { offerOf, valuesOf, visitorOf } from './values.ts';
import { emailWords } from './words/email-words.ts';
import { type EmailWording, fill, type Values } from './words/wording.ts';

/** Longer subjects are cut by mail programs; ours are cut at a letter, and never within a header. */
const MOST_SUBJECT = 150;
/** The longest that one name is written in a subject, so that the time stays in it. */
const MOST_IN_SUBJECT = 60;

const HELLO: Readonly<Record<Language, string>> = { fr: 'Bonjour', en: 'Hello' };
const MORE: Readonly<Record<Language, (count: number) => string>> = {
  fr: (count) => `… et ${count} de plus dans le tableau de bord.`,
  en: (count) => `… and ${count} more in the dashboard.`,
};

/** French texts have their non-breaking spaces, whoever wrote them. */
const printed = (text: string, language: Language): string => (language === 'fr' ? frenchSpaces(text) : text);

const greeting = (facts: EmailFacts, language: Language): string => {
  const name = 'memberName' in facts ? facts.memberName : visitorOf(facts);
  return name?.trim() ? `${HELLO[language]} ${typedName(name)},` : `${HELLO[language]},`;
};

const rowsOf = (facts: EmailFacts, language: Language): readonly FactRow[] => {
  if (facts.kind === 'team_new_lead') return leadRows(facts, language);
  if (facts.kind === 'team_tomorrow') return tomorrowRows(facts, language);
  const offer = offerOf(facts);
  if (!offer) return [];
  const several = appointmentsOf(facts);
  const rows = several.length > 1 ? severalRows(facts, several, language) : offerRows(facts, offer, language);
  return 'recordUrl' in facts ? [visitorRow(facts.appointment.visitorName, language), ...rows] : rows;
};

/** Where the one button of a message leads; null for a message without. */
const actionUrl = (facts: EmailFacts): string | null => {
  if ('recordUrl' in facts) return facts.recordUrl;
  if ('appointment' in facts) return facts.appointment.manageUrl;
  if ('acceptUrl' in facts) return facts.acceptUrl;
  if ('inviteUrl' in facts) return facts.inviteUrl;
  if ('billingUrl' in facts) return facts.billingUrl;
  if ('dashboardUrl' in facts) return facts.dashboardUrl;
  return facts.kind === 'follow_up' || facts.kind === 'waitlist_ended' ? facts.business.pageUrl : null;
};

const CHOICES: Readonly<Record<Language, string>> = {
  fr: 'Voici ce que nous vous proposons à la place :',
  en: 'Here is what we can offer you instead:',
};

/** A button for each time that is offered instead. */
const choiceBlocks = (facts: EmailFacts, language: Language): readonly Block[] => {
  if (!('choices' in facts) || facts.choices.length === 0) return [];
  const buttons = facts.choices.map(({ startAt, personName, url }) => ({
    type: 'button' as const,
    label: [momentText(startAt, facts.business.timeZone, language), personName && oneLine(personName)]
      .filter(Boolean)
      .join(' · '),
    url,
  }));
  return [{ type: 'paragraph', text: printed(CHOICES[language], language) }, ...buttons];
};

const subjectOf = (subject: string, values: Values): string => {
  const short = Object.entries(values).map(([name, value]) => [name, shortened(value, MOST_IN_SUBJECT)]);
  return shortened(fill(subject, Object.fromEntries(short)), MOST_SUBJECT);
};

const paragraphs = (body: string): readonly Block[] =>
  body.split(/\n{2,}/).map((text) => ({ type: 'paragraph', text: text.trim() }));

/** The blocks of a message, from its facts and its words; `wording` replaces our subject and body. */
export const mailOf = (facts: EmailFacts, language: Language, wording?: EmailWording): Mail => {
  const words = emailWords(facts)[language];
  const { subject, body } = wording ?? words;
  const values = valuesOf(facts, language);
  const said = (text: string): string => singleStops(fill(printed(text, language), values));
  const rows = rowsOf(facts, language);
  const url = actionUrl(facts);
  return {
    language,
    subject: subjectOf(printed(subject, language), values),
    from: 'operator' in facts ? BRAND : oneLine(facts.business.name),
    heading: said(words.heading),
    blocks: [
      { type: 'paragraph', text: greeting(facts, language) },
      ...paragraphs(said(body)),
      ...(rows.length > 0 ? [{ type: 'facts' as const, rows }] : []),
      ...('more' in facts && facts.more > 0
        ? [{ type: 'note' as const, text: MORE[language](facts.more) }]
        : []),
      ...choiceBlocks(facts, language),
      ...(words.action && url ? [{ type: 'button' as const, label: words.action, url }] : []),
      ...(words.note ? [{ type: 'note' as const, text: said(words.note) }] : []),
    ],
    footer: footerOf(facts, language),
  };
};
