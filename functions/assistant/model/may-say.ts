import { plainText } from '../../../shared/domain/plain-text.ts';
import { pattern } from '../patterns.ts';

/** Words by which something could be stated that only a record may state; their beginnings where they end in `-`. */
const STATING = `
  lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday thursday friday saturday sunday weekend
  janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
  january february march april may june july august september october november december
  aujourd hui demain apres-demain hier matin midi soir soiree minuit heure- minute- semaine- mois annee- jour jours journee
  today tonight tomorrow yesterday morning noon afternoon evening midnight hour- o'clock week- month- year- day days daily now soon
  deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt- trente- quarante- cinquante- cent- mille
  two three four five seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen twenty- thirty- forty- fifty- hundred- thousand-
  demie quart half quarter dollar- piastre- euro- prix cout- gratuit- offert- rabais remise- rembours- price- cost- free fee- cheap- discount- refund- paid paye- promo-
  reserv- confirm- annul- deplac- fixe- inscri- enregistr- transmis- envoy- garde- bloque- pris regle- fait accept- valid-
  book- cancel- moved move- reschedul- schedul- set sent send- save- kept hold- held done taken register- forward- passed secured approv- sorted
  libre- disponib- dispo- complet- plein- ferme- ouvert- ouvr- garanti- promet- promis- urgence ambulance
  available availab- vacan- full open- close- guarantee- promise- emergency ambulance www http- arobase gmail point dot com
`;

const words = STATING.split(/\s+/).filter(Boolean);
const STATED = new RegExp(
  `(?<![a-z])(?:${words.map((word) => (word.endsWith('-') ? `${word.slice(0, -1)}[a-z]*` : word)).join('|')})(?![a-z])`,
);

/** Letters and marks of French and English prose; no digit, sign, link, address, markup, question, or look-alike. */
const PROSE = /^[A-Za-zÀ-ÖØ-öø-ÿŒœ\s,.;:!…'’«»“”"()–—-]*$/;

/** "www.a.ca", "l u n d i". */
const DISGUISED = /\p{L}[.:]\p{L}|(?<!\p{L})(?:\p{L}[\s\p{P}]+){3,}/u;

const DENIAL = pattern`
  (?<![a-z])(?:
    n'|ne|pas|non|jamais|rien|aucun[a-z]*|sans|sauf|plus|ni|no|not|never|nothing|none|without|except|nor
    |[a-z]+n't|cannot
  )(?![a-z])`;

const LONGEST = 200;

/** Whether a sentence of the model's may be shown: `words` is it without its placeholders, which stand for records. */
export const maySay = (
  { words: said, hasRecord }: { readonly words: string; readonly hasRecord: boolean },
  names: readonly string[],
): boolean => {
  const plain = plainText(said);
  if (said.length > LONGEST || !PROSE.test(said) || DISGUISED.test(said)) return false;
  if (STATED.test(plain) || STATED.test(plain.replace(/(?<=[a-z])[^a-z\s]+(?=[a-z])/g, ''))) return false;
  if (hasRecord && DENIAL.test(plain)) return false;
  return !names.some((name) => plainText(name) !== '' && plain.includes(plainText(name)));
};
