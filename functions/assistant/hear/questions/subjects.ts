import { list, type Meaning, meaningOf } from './meaning-words.ts';

/** Stands for a thing that lacks: "glasses without a prescription" are others. */
export const LACKS = '-';

/** Goods are asked about: what is told of using a thing is no answer to whether it is sold. */
export const SALE = 'vendre';

/** Whether a question is about another matter than what was said, whatever words they share. */
export const isOfElse = (question: Meaning, said: Meaning): boolean =>
  question.has(LACKS) !== said.has(LACKS) || (said.has(SALE) && !question.has(SALE));

const stems = (words: string): readonly string[] => list(words).map((word) => meaningOf(word));

/** How old somebody is, is what a question is about wherever it is told. */
export const AGE = 'age';

/** What many things are done to, for whom, and when: they tell no question's subject by themselves. */
const ASIDE: ReadonlySet<string> = new Set(
  stems(`
  reserver reserve reservez book booking vendre sell work working travaille travaillez help aide aider find trouve trouver offrez treat traitez donnez give
  install installez fix reparez repair make made get need besoin coupez cut cutting normal femme homme enfant mere ami
  friend people monde gens matin midi soir nuit soiree night morning evening afternoon noon today tomorrow demain hier
  yesterday jour day lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday thursday friday saturday
  sunday semaine week weekend fin mois month annee year ete hiver summer winter notaire plombier plumber masso
  massotherapeute therapist mecanicien mechanic technicien
`),
);

const OF_ANIMALS: ReadonlySet<string> = new Set(
  stems('chien chienne chiot dog puppy chat chatte chaton cat kitten lapin rabbit animal'),
);

/** Whether it is of an animal: at a vet's it stands in most questions, and is seldom what they are about. */
export const isOfAnimal = (word: string): boolean => OF_ANIMALS.has(word);

/** Whether a question may be about a word by itself. */
export const isSubject = (word: string): boolean => !ASIDE.has(word);

const GRAVE: ReadonlySet<string> = new Set(
  stems(`
  sick ill malade maladie hurt pain painful douleur bleed bleeding saigne saignement vomit vomi vomir pregnant enceinte
  allergy allergic allergie allergique medication medicament surgery chirurgie operation fever fievre infection infecte
  swollen swelling enfle enflure burn brule blood sang poison danger dangerous dangereux risk risque gas gaz fire feu
  smoke fumee power courant shock phlebite phlebitis
`),
);

/** Whether health or safety is asked about: whatever else an entry shares, it must speak of that. */
export const isGrave = (word: string): boolean => GRAVE.has(word);

/** How many words a text may be about, beside the names of services; one at least. */
export const subjectsOf = (said: Meaning, named: Meaning): number =>
  Math.max(1, [...said].filter((word) => isSubject(word) && !named.has(word) && word !== LACKS).length);
