/** Words that mean the same thing on a small business's price list, in both languages; the first stands for all. */
const groups = [
  'coupe haircut cut trim coif couper haircutting',
  'coloration couleur colouring coloring color colour teinture dye dyed dyeing teindre colorer recolorer',
  'meche highlight balayage hilite hilight',
  'cheveu hair chevelure',
  'barbe beard',
  'rasage shave shaving',
  'mise-en-pli brushing blowout blowdry',
  'massage masser',
  'manucure manicure',
  'pedicure pedi pied',
  'ongle nail',
  'sourcil eyebrow brow',
  'cil lash eyelash',
  'epilation epiler epile waxing wax',
  'visage facial face',
  'soin treatment care',
  'maquillage makeup',
  'femme woman women lady ladies dame female fem',
  'homme man men gentleman mens male',
  'enfant kid child children junior pediatrique pediatric paediatric',
  'bebe baby nourrisson poupon infant',
  'adulte adult',
  'aine senior elder',
  'nettoyage cleaning clean cleaned nettoyer menage detartrage',
  'vidange oil',
  'huile',
  'pneu tire tyre',
  'crevaison creve crevee crever',
  'frein brake',
  'alignement alignment',
  'mecanique mechanical',
  'inspection',
  'location louer rent rental renting',
  'preparation preparer prepare prep',
  'installation installer install',
  'remplacement remplacer replace replacement',
  'entretien maintenance',
  'reparation repair reparer fix',
  'estimation evaluation evaluer appraisal valuation assessment',
  'soumission quote estimate devis',
  'consultation consult',
  'examen exam checkup bilan examiner examine',
  'vue oeil yeux eye vision eyesight',
  'dentaire dental',
  'propriete property maison house home',
  'visite visiter visit showing viewing view',
  'vaccination vaccin vaccine shot vacciner vaccinate vaccinated vaccinee',
  'sterilisation steriliser spay neuter castration castrer',
  'impot tax',
  'fuite leak leaking leaky',
  'piercing pierced pierce percer perce',
  'tatouage tattoo tatoo tatouer tattooed',
  'comptabilite accounting bookkeeping',
  'suivi followup',
  'seance session',
  'rencontre meeting',
  'appel call',
  'cours lesson class',
  'physiotherapie physio physiotherapy',
  'osteopathie osteo osteopathy',
  'couple couples',
  'detente relaxation relaxing',
  'sportif sports sport',
  'sourire',
  'achat buying purchase',
  'vente selling sale',
  'testament will',
  'noel christmas xmas',
];

const meanings = new Map<string, string>();
for (const group of groups) {
  const [meaning = '', ...others] = group.split(' ');
  for (const word of [meaning, ...others]) meanings.set(word, meaning);
}

const singular = (word: string): string => {
  if (word.length < 4) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') || word.endsWith('x') ? word.slice(0, -1) : word;
};

/** A folded word without its plural, or the word that stands for its meaning in both languages. */
export const meaningOf = (word: string): string =>
  meanings.get(word) ?? meanings.get(singular(word)) ?? singular(word);

export const isKnownServiceWord = (word: string): boolean =>
  meanings.has(word) || meanings.has(singular(word));

/** Whether a word of price lists is mostly another word: whoever reads it alone takes it for that. */
export const isMostlyVerb = (word: string): boolean => word === 'will';

/** Meanings that tell for whom, to what or how, and not what is done. */
const GENERAL: ReadonlySet<string> = new Set(
  (
    'cheveu ongle visage soin femme homme enfant bebe adulte aine huile mecanique soumission consultation vue dentaire propriete visite suivi ' +
    'seance rencontre appel couple detente sportif sourire achat vente'
  ).split(' '),
);

/** Whether a folded word of price lists says little of what is done: "a meeting", "women's". */
export const isGeneralServiceWord = (word: string): boolean => GENERAL.has(meaningOf(word));

/** Whether two folded words are the same but for a plural. */
export const isSameWord = (a: string, b: string): boolean => singular(a) === singular(b);
