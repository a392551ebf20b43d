import { email as emailSchema } from '../../../../shared/schemas/fields.ts';
import type { ContactSaid } from '../../contact-said.ts';
import { globalPattern, pattern } from '../../patterns.ts';
import type { HearingContext, ReadPhone } from '../context.ts';
import type { Span } from '../mention.ts';
import { erase, eraseAll, type Text } from '../text.ts';
import { MY_KIN } from './kin-words.ts';

export interface ContactHeard {
  readonly contact: Omit<ContactSaid, 'name'>;
  readonly rest: Text;
  /** Where numbers of others stand, which the team is to read. */
  readonly others?: readonly Span[];
}

const validEmail = emailSchema();

/** A word with an @ in it, without the punctuation of the sentence around it. */
const EMAIL_WORD = /[^\s·<>()[\]«»"“”;,]*@[^\s·<>()[\]«»"“”;]*/g;

const CORRECTED = /\b(?:pas|not|instead of|au lieu de|n'est pas|isn't|plutot que|rather than)\s$/;

/** Of several addresses the last one counts that is not denied ("not ana@…, it's anna@…"). */
const readEmail = (text: Text): ContactHeard => {
  const matches = [...text.raw.matchAll(EMAIL_WORD)];
  if (matches.length === 0) return { contact: {}, rest: text };
  const rest = matches.reduce((left, one) => erase(left, one.index, one.index + one[0].length), text);
  const told = matches
    .filter((one) => !CORRECTED.test(text.folded.slice(0, one.index)))
    .map((one) => {
      const lead = /^(?:mailto:|e-?mail:|courriel:|[,:.'])+/i.exec(one[0])?.[0].length ?? 0;
      return one[0].slice(lead).replace(/[.,:!?']+$/, '');
    })
    .filter((word) => word.length >= 3);
  const word = told.at(-1);
  if (word === undefined) return { contact: {}, rest };
  return { contact: validEmail.isValidSync(word) ? { email: word.toLowerCase() } : { badEmail: word }, rest };
};

const PHONES = [
  /(?<![\d+])\+\d[\d\s().-]{6,18}\d(?!\d)/g,
  /(?<!\d)(?:1[\s.-]?)?\(?\d{3}\)?[\s.-]{0,3}\d{3}[\s.-]{0,3}\d{2}[\s.-]?\d{2}(?!\d)/g,
];

/** Seven digits the local way, or ten that no area code starts: meant as a number, but not one. */
const HALF_PHONE = /(?<![\d-])\d{3}[\s.-]\d{4}(?![\d-])|(?<!\d)\d{7,12}(?!\d)/g;

/** A number of theirs that nobody can be called at: « mon numéro de client », "my policy number". */
const OF_A_FILE = pattern`
  \b(?:
    (?:numero|no|n°|#|number|id) ?(?:de |d'|du |of )?(?:
      client\w*|dossier|membre|compte|commande|factur\w+|police|contrat|patient\w*|reservation|confirmation
      |permis|carte
    )
    |(?:
      client|customer|member(?:ship)?|account|order|file|invoice|policy|contract|patient|claim|booking
      |confirmation|reference|card|licen[cs]e
    )(?:'s)? ?(?:number|num|no\.?|#|id)
  )[ ,:#]*(?:(?:c'est|est|is|le|the|de|of|:) ?){0,3}$`;

const matchesOf = (text: Text, pattern: RegExp): readonly RegExpExecArray[] =>
  [...text.folded.matchAll(pattern)].filter(({ index }) => {
    const before = text.folded.slice(0, index);
    return !CORRECTED.test(before) && !OF_A_FILE.test(before);
  });

/** "Call me at", « mon cell », « moi c'est Luc »: whose number it is that follows. */
const OF_MINE = pattern`
  \b(?:
    (?:my|mon|ma|mes)(?: own| propre)? (?:numero|number|cell\w*|phone|tel\w*|contact|coordonnees|nom|name)
    |(?:call|text|phone|ring|reach|contact) me|moi|mine|le mien|i'?m|i am|je suis
    |(?:(?:r?appel|text|ecri|joi|rejoi|contact)[a-z]*[ -]|me (?:r?appel|text|joi|rejoi|contact)[a-z]*)(?:moi)?
  )(?![a-z])[^·]*$`;
/** "Her number", "the tenant is Rob": somebody else's. */
const OF_OTHERS = pattern`
  \b(?:
    (?:his|her|their|son|sa|ses|leur) (?:numero|number|cell\w*|phone|tel\w*|contact|name|nom)|${MY_KIN}
    |(?:the |le |la |l')?(?:tenant|locataire|owner|landlord|proprietaire|proprio|concierge|janitor|super)s?
    |(?:call|text|ask for|appelez|demandez) (?:him|her|them|lui|elle|eux)
    |(?:he|she|they|il|elle)(?:'s| is| are| s'appelle|'re)|(?:name|nom)(?:'s| is| est) [a-z]+
  )(?![a-z])[^·]*$`;

/** Of several numbers the one that is the visitor's: that which they call theirs, else the last that nobody else has. */
const ownOf = (text: Text, found: readonly RegExpExecArray[]): RegExpExecArray | undefined => {
  const before = (one: RegExpExecArray): string => {
    const earlier = found.filter(({ index }) => index < one.index).at(-1);
    return text.folded.slice(earlier ? earlier.index + earlier[0].length : 0, one.index);
  };
  return (
    found.findLast((one) => OF_MINE.test(before(one)) && !OF_OTHERS.test(before(one))) ??
    found.findLast((one) => !OF_OTHERS.test(before(one))) ??
    found.at(-1)
  );
};

const readNumber = (text: Text, readPhone: ReadPhone): ContactHeard => {
  const denied = PHONES.flatMap((pattern) => [...text.folded.matchAll(pattern)]);
  const clean = denied.reduce((left, one) => erase(left, one.index, one.index + one[0].length), text);
  const told = PHONES.map((pattern) => matchesOf(text, pattern)).find(({ length }) => length > 0) ?? [];
  const match = ownOf(text, told);
  const found = match ?? matchesOf(clean, HALF_PHONE).at(-1);
  if (!found) return { contact: {}, rest: clean };
  const rest = erase(clean, found.index, found.index + found[0].length);
  const phone = match ? readPhone(found[0]) : undefined;
  const others = told
    .filter((one) => one !== match && OF_OTHERS.test(text.folded.slice(0, one.index)))
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  return { contact: phone ? { phone } : { badPhone: found[0] }, rest, others };
};

/** "And her number is", « mais écrivez-moi à » : told with what it introduces. */
const INTRODUCED = globalPattern`
  (?:(?:et|and|mais|but|pis) )?(?:
    (?:(?:mon|ma|my|le|the|son|sa|ses|her|his|their|notre|our) (?:own )?)?\b(?:
      numero|number|phone|tel|telephone|cell|cellulaire|cellphone|courriel|e-?mail|mail|adresse
    )(?: (?:de (?:telephone|tel|cell|cellulaire)|number|address|courriel))? ?(?:c'?est|est|is|c|:)? ?(?:le |au |the )?
    |\b(?:ecri(?:vez|s|re)|envoyez?|write|e-?mail|texte[rz]?|text)[ -](?:(?:le|la|it|moi|me|us|nous)[ -]){0,3}
    (?:(?:a|au|to|at|on|sur) ){0,2}(?:(?:moi|me|us|nous) ?(?:(?:a|au|at|on) )?)?[:,]? ?
  )(?=·)`;

/** The e-mail address and the phone number of a text, written or spelled out; both are taken out of it. */
export const hearContact = (
  text: Text,
  { readPhone, spelling }: Pick<HearingContext, 'readPhone' | 'spelling'>,
): ContactHeard => {
  const written = readEmail(text);
  const spelled = written.rest === text ? spelling?.spokenEmail(text) : undefined;
  const email: ContactHeard = spelled
    ? {
        contact: validEmail.isValidSync(spelled.value)
          ? { email: spelled.value }
          : { badEmail: spelled.value },
        rest: spelled.rest,
      }
    : written;
  const number = readNumber(email.rest, readPhone);
  const said = number.rest === email.rest ? spelling?.spokenPhone(email.rest, readPhone) : undefined;
  const phone = said ? readPhone(said.value) : undefined;
  const heard = said && phone ? { contact: { phone }, rest: said.rest } : number;
  return {
    contact: { ...email.contact, ...heard.contact },
    rest: eraseAll(heard.rest, INTRODUCED),
    others: number.others ?? [],
  };
};
