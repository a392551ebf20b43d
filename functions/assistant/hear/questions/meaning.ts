import { globalPattern } from '../../patterns.ts';
import { ENGLISH_WORDS, FRENCH_WORDS } from '../function-words.ts';
import { readText, wordsOf } from '../text.ts';

/** The words of a question that tell it from others, each by what it begins with. */
export type Meaning = ReadonlySet<string>;

/** Words are compared by their beginning, so that « stationner » finds « stationnement ». */
const STEM = 6;

const list = (words: string): readonly string[] => words.split(/\s+/).filter(Boolean);

/** How questions are put, whatever they are about. */
const OF_ANY_QUESTION = new Set(
  list(`
  accepte acceptez acceptes acceptee acceptees accepter accept accepts accepted accepting allow allows allowed permis
  permise permettez welcome bienvenu bienvenue bienvenus bienvenues friendly admis admise come coming amener emmener
  venir possible possibles correct jpeux utiliser use carry takes prenez donnez too also partir recevez receive
  turning turns question questions put puts mettre mettez mettent correcte special speciale speciaux chu chui jai
  till til theyre youre pis fak faque prend prends temps detre vont vas vais aller pouvoir pourrai sera serai seront
  able gonna going guys folks faites faire avoir font fais fait own propre propres anyway lol mdr ptdr haha wesh esti pareil still
`),
);

/** Words that ask for the same thing; the first stands for all. */
const ALIKE: ReadonlyMap<string, string> = new Map(
  [
    'chien dog animal pet toutou pitou animaux',
    'vendre vendez vend sell buy buying acheter achetez achete',
    'enfant kid child children bebe baby fille fils gars daughter son girl boy',
    'age ages aged young old jeune vieux vieille an ans years',
    'gens monde people personne',
    'carte card certificat certificate',
    'payer paie paye paient paies payes payez payent paid pay pays couvre couvrir couvert couverte couverts couvrent cover covers covered coverage reimburse reimburses reimbursed',
    'lunettes glasses specs eyeglasses barniques',
    'pret prete prets pretes ready',
    'conduire conduis conduit conduise drive driving drives',
    'goutte gouttes drop drops',
    'apporter apporte apportes apportez bring brings bringing',
    'oeil yeux eye eyes',
    'ordonnance prescription rx',
    'velo bike bikes bicycle bicyclette',
    'garantie garanti garanties garantis guarantee guaranteed warranty',
    'garder gardez gardes keep',
    'usage usages used seconde',
    'cadeau gift',
    'complet complete complets completes full whole entire entier entiere',
    'parent parents pere mere mom mum dad mother father papa maman daddy mommy',
    'tatouage tattoo tatouer tatoue tatouee tatted tattooed inked',
    'piercing percer perce perces percee pierce pierced piercer',
    'maison home house',
    'rembourse refund refunded refundable',
    'rabais discount discounts promo promos promotion deal deals solde soldes reduction escompte',
    'distance zoom online remote remotely virtuel virtuelle virtual visio visioconference skype teams',
    'mineur mineurs minor minors ado ados teen teens teenager teenagers adolescent adolescente',
    'homme hommes men man male males monsieur messieurs chum boyfriend',
    'aspirateur balayeuse vacuum hoover',
    'obligatoire obligatoires mandatory required compulsory loi law legal',
    'manque manquer manquee missed miss missing rate rater',
    'cadeau offrir gift',
    'accompagne accompagnee accompagner accompagnes someone somebody',
    'attendre attends wait waiting',
    'secteur secteurs area areas zone zones region regions territoire desservez servez serve',
    'recu recus receipt receipts facture invoice',
  ].flatMap((words) => list(words).map((word) => [word, list(words)[0] ?? word] as const)),
);

const singular = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/, '') : word);

const meaningOf = (word: string): string => {
  const one = singular(word);
  return (ALIKE.get(word) ?? ALIKE.get(one) ?? one).slice(0, STEM);
};

/** Stands for a thing that lacks: "glasses without a prescription" are others. */
const WITHOUT = /\b(?:sans|without)\b/;
export const LACKS = '-';

const stems = (words: string): readonly string[] => list(words).map((word) => meaningOf(word));

/** What many things are done to, for whom, and when: they tell no question's subject by themselves. */
const ASIDE: ReadonlySet<string> = new Set(
  stems(`
  vendre sell work working travaille travaillez help aide aider find trouve trouver offrez treat traitez donnez give
  install installez fix reparez repair make made get need besoin coupez cut cutting normal femme homme enfant parent ami
  friend people monde gens matin midi soir nuit soiree night morning evening afternoon noon today tomorrow demain hier
  yesterday jour day lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday thursday friday saturday
  sunday semaine week weekend fin mois month annee year ete hiver summer winter woman wife women men man
`),
);

const OF_ANIMALS: ReadonlySet<string> = new Set(
  stems('chien chienne chiot dog puppy chat chatte chaton cat kitten lapin rabbit animal'),
);

/** Whether it is of an animal: at a vet's it stands in most questions, and is seldom what they are about. */
export const isOfAnimal = (word: string): boolean => OF_ANIMALS.has(word);

/** Whether a question may be about a word by itself. */
export const isSubject = (word: string): boolean => !ASIDE.has(word);

/** How many words a text may be about, beside the names of services; one at least. */
export const subjectsOf = (said: Meaning, named: Meaning): number =>
  Math.max(1, [...said].filter((word) => isSubject(word) && !named.has(word) && word !== LACKS).length);

/** Phrases whose single words say nothing. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    globalPattern`
      \b(?:sans|without(?: an?)?) (?:rendez[- ]?vous|rdvs?|rv|appointments?|booking|reservation)\b
      |\bwalk[- ]?ins?\b|\b(?:drop|just show|just come) (?:in|up)\b`,
    ' walkin ',
  ],
  [
    globalPattern`
      \b(?:
        (?:just|juste) (?:show up|drop (?:in|by)|walk in|stop by|pop in|passer|arriver|me presenter)
        |(?:show|drop) (?:up|in|by) without|no appointment
      )\b`,
    ' walkin ',
  ],
  [
    globalPattern`
      \b(?:
        en ligne|a distance|(?:par|via|sur|over|on|by) (?:zoom|skype|teams|video(?: call)?|visio\w*)|from home
      )\b`,
    ' distance ',
  ],
  [/\b(?:les|des|aux) (?:gars|hommes|mecs)\b|(?<!\b(?:you|u|vous) )\b(?:guys|dudes)\b/g, ' homme '],
  [/\b(?:un|des|any|an?) (?:specials?|speciaux)\b(?! [a-z])/g, ' rabais '],
  [
    globalPattern`
      \b(?:
        (?:come|comes|coming|be|sit|stay|go) (?:in |along |over )?with (?:me|us|him|her)
        |(?:bring|amener|emmener) (?:along )?(?:someone|somebody|a friend|quelqu'un|une? ami?e?)
        |(?:venir|vienne|entrer) avec (?:moi|nous|elle|lui)
      )\b`,
    ' accompagne ',
  ],
  [
    /\b(?:leave|laisser|mettre) (?:my|the|a|mon|le|un|l') ?(?:car|truck|char|auto|voiture)\b/g,
    ' stationner ',
  ],
  [
    globalPattern`
      \b(?:
        (?:do|would|will|can) (?:you|u|ya) (?:guys )?(?:come|go|travel|deliver|drive)
        (?: out| over| all the way)? to
        |(?:vous )?(?:venez|allez|desservez|livrez)(?:[- ]vous)?(?: jusqu'?)? ?(?:a|au|en|dans|sur)
      )\b`,
    ' secteur domicile ',
  ],
  [
    globalPattern`
      \b(?:
        home visits?|house calls?|a domicile|chez (?:moi|nous|lui|elle|(?:ma|mon|mes) [a-z]+)|y aller
        |come (?:over|to (?:me|us|my (?:place|house|home)))|(?:a|dans) l'hopital|(?:at|in) the hospital
        |(?:deplacez|deplacer|deplacements?)(?:[- ]vous)?
      )\b`,
    ' domicile ',
  ],
  [/\bwi[- ]fi\b/g, ' wifi '],
  // Neither the cards nor the cheques that one pays with.
  [/\bcheques?[- ]cadeaux?\b/g, ' carte cadeau '],
  [/\bcover(?:ing)?[- ]?ups?\b/g, ' coverup '],
  [
    globalPattern`
      \b(?:i'?m|j'?ai|(?:is|are|am|turned|turning|aged|age|a|ont|de)) (?:only |just |juste |deja )?
      (?:[1-9]\d?)(?: ?(?:ans|years?|yrs?|y\/?o)\b|(?= (?:can|and|and|is|but|may|still|so)\b|$|[,.?!]))
      (?:[- ]old)?|\b[1-9]\d?[- ](?:ans|years?[- ]old|yrs?[- ]old|yo)\b`,
    ' age ',
  ],
  [
    globalPattern`
      \b(?:under|over|(?:moins|plus) de) [1-9]\d?\b
      (?! ?(?:[$%]|min\w*|h\b|hours?|heures?|km|dollars|jours?|days?|weeks?|semaines?|mois|months?))`,
    ' age ',
  ],
  [
    globalPattern`
      \b(?:hot tubs?|jacuzzi|bain tourbillon|spas?(?: nordique)?|sauna|piscine|swim(?:ming)?|pool|baign\w+)\b`,
    ' baignade ',
  ],
  [/\b(?:numbing|anesthesi\w+|gele|qui gele|numb)\b/g, ' numb '],
  [/\b(?:deposit|depot|acompte|down ?payment|upfront)\b/g, ' depot '],
  [
    globalPattern`
      \bcarte[- ](?:soleil|(?:d'assurance[- ])?maladie|ramq)\b
      |\b(?:health|medicare|medical)(?: insurance)? card\b|\bmedicare\b`,
    ' ramq ',
  ],
  [/\bcsst\b/g, ' cnesst '],
];

/** "How many photos": what is counted is not what else is told of the same things. */
const COUNTED = globalPattern`
  \b(?:how many |(?:combien|cb) d(?:e |'))(?!(?:temps|minutes|heures|hours|time)\b)(?:les |vos |your |the )?
  ([a-z]+)`;

/** What a text asks about. */
export const meaningIn = (text: string): Meaning => {
  const told = PHRASES.reduce((rest, [phrase, word]) => rest.replace(phrase, word), readText(text).folded);
  return new Set([
    ...(WITHOUT.test(told) ? [LACKS] : []),
    ...[...told.matchAll(COUNTED)].map(([, counted = '']) => `#${meaningOf(counted)}`),
    ...wordsOf(told)
      .filter((word) => word.length > 2 && !FRENCH_WORDS.has(word) && !ENGLISH_WORDS.has(word))
      .filter((word) => !OF_ANY_QUESTION.has(word))
      .map(meaningOf),
  ]);
};
