import type {
  BusinessFacts,
  EmailFacts,
  MessageFacts,
} from '../../../../functions/messages/templates/facts.ts';
import { SAMPLES } from '../../../../functions/messages/templates/samples.ts';
import { HOUR_MS } from '../../../../shared/domain/duration.ts';
import { LANGUAGES, type Language } from '../../../../shared/domain/language.ts';

export const NOW = Date.parse('2026-11-22T20:10:00Z');

export const business: BusinessFacts = {
  name: 'Studio Lumière',
  timeZone: 'America/Toronto',
  phone: '+1 514 555-0142',
  email: 'bonjour@studio-lumiere.example',
  address: {
    line1: '12, rue Notre-Dame Est',
    line2: 'Bureau 300',
    city: 'Montréal',
    region: 'QC',
    postalCode: 'H2Y 1B7',
    country: 'CA',
  },
  pageUrl: 'https://comptoir.example/site/studio-lumiere',
};

const kinds = Object.keys(SAMPLES) as ReadonlyArray<keyof typeof SAMPLES>;

/** One message of each kind, for a business. */
export const factsOf = (language: Language, of: BusinessFacts = business): readonly MessageFacts[] =>
  kinds.map((kind) => SAMPLES[kind]({ business: of, language, now: NOW, base: 'https://comptoir.example' }));

const isEmail = (facts: MessageFacts): facts is EmailFacts => facts.kind !== 'reminder_soon';

export const emailsOf = (language: Language, of?: BusinessFacts): readonly EmailFacts[] =>
  factsOf(language, of).filter(isEmail);

/**
 * What some e-mails look like beside their example: of several appointments, to whoever no longer has the one, and with
 * other places to choose from.
 */
export const variantsOf = (language: Language, of: BusinessFacts = business): readonly EmailFacts[] => {
  const sample = { business: of, language, now: NOW, base: 'https://comptoir.example' };
  const confirmed = SAMPLES.booking_confirmed(sample);
  const { appointment } = confirmed;
  const url = 'https://comptoir.example/rdv/exemple#choix-1';
  const inHours = (hours: number) => ({
    ...appointment,
    startAt: new Date(Date.parse(appointment.startAt) + hours * HOUR_MS).toISOString(),
    endAt: new Date(Date.parse(appointment.endAt) + hours * HOUR_MS).toISOString(),
  });
  const others = [inHours(1), inHours(2)];
  return [
    { ...confirmed, others },
    { ...SAMPLES.booking_cancelled(sample), others },
    { ...SAMPLES.booking_cancelled(sample), appointment: { ...appointment, manageUrl: null } },
    {
      ...SAMPLES.booking_stranded(sample),
      choices: [{ startAt: appointment.startAt, personName: 'Léa', url }],
    },
  ];
};

/** Each e-mail in each language. */
export const EMAILS = LANGUAGES.flatMap((language) =>
  emailsOf(language).map((facts) => ({ language, facts, name: `${facts.kind} (${language})` })),
);

export const COMPOSING = { now: NOW, to: 'alex@example.com', from: 'no-reply@comptoir.example' };
