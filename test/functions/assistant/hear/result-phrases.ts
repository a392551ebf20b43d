import type { Group } from './phrase-groups.ts';

/** Titles, how long what is done will last, and a car that is left to be worked on. */
export const resultPhrases: readonly Group[] = [
  {
    business: 'clinic',
    phrases: [
      // The stop of a title ends no sentence.
      ['cleaning with Dr. Tremblay Thursday at 10', '+ nettoyage tremblay 11-26 @10'],
      ['Not with Dr. Tremblay Thursday please, full exam', '- tremblay | + examen 11-26'],
      ['nettoyage avec la Dre. Nguyen jeudi pas vendredi', '+ nettoyage nguyen 11-26 | - fri'],
      ['pas avec la Dre. Nguyen ou Dr. Tremblay, examen complet', '- nguyen tremblay | + examen'],
      ['how much does Dr. Nguyen charge for a full exam?', '?price(examen,nguyen)'],
      ['Est-ce que la Dre. Nguyen est dispo vendredi pour un nettoyage?', 'book; + nettoyage nguyen 11-27'],
      ['my dr. told me to get a full exam, Thursday', '+ examen 11-26'],
      ["I don't want Dr. Tremblay. Thursday works", '- tremblay | + 11-26'],
      ['c koi le prix de Dr. Nguyen pour un examen complet', '?price(examen,nguyen)'],
    ],
  },
  {
    business: 'clinic',
    phrases: [
      // How long the result lasts is for the owner to answer; how long the visit does is told.
      ['how long does whitening last', '?other'],
      ['ça dure combien de temps un blanchiment', '?other'],
      ['how long does a filling last', '?other'],
      ['how long does a cleaning last', '?length(nettoyage)'],
      ['combien de temps dure un nettoyage', '?length(nettoyage)'],
    ],
  },
  {
    business: 'salon',
    phrases: [
      ['how long does a colouring last', '?other(couleur)'],
      ['how long will a balayage last', '?other(balayage)'],
      ['how many weeks does a balayage last', '?other(balayage)'],
      ['how long do the results of a balayage last?', '?other(balayage)'],
      ['la coloration tient combien de temps', '?other(couleur)'],
      ['coloration, ca tien cb de temps', '?other(couleur)'],
      ['combien de temps ça dure une coloration avant que ça parte', '?other(couleur)'],
      ['une mise en plis ça dure combien de jours', '?other(plis)'],
      ['aux combien de temps faut refaire la couleur', '?other(couleur)'],
      ['how long is a balayage good for', '?other(balayage)'],
      ['how long does a colouring take', '?length(couleur)'],
      ["how long does a women's cut appointment last", '?length(femme)'],
      ['combien de temps dure une coloration', '?length(couleur)'],
      ['ça prend combien de temps une coloration', '?length(couleur)'],
      ['combien de temps dure le rendez-vous pour un balayage', '?length(balayage)'],
    ],
  },
  {
    business: 'garage',
    phrases: [
      ['how long do new tires last', '?other(pneus)'],
      ['combien de temps ça dure des freins', '?other(freins)'],
      ['how long does an oil change last', '?length(vidange)'],
      ["combien de temps dure un changement d'huile", '?length(vidange)'],
    ],
  },
  {
    business: 'garage',
    phrases: [
      // Whoever leaves the car asks for no parking, unless for a place.
      ['can i leave the car thursday morning for an oil change', '+ vidange 11-26 [0,12)'],
      ["je peux-tu laisser l'auto jeudi matin pour un changement d'huile", '+ vidange 11-26 [0,12)'],
      ["j'aimerais laisser mon char mercredi soir", '+ 11-25 [17,24)'],
      ['do I have to leave the car all day for a brake inspection', '?other(freins)'],
      ['can I leave the car with you overnight, oil change Thursday', '+ vidange 11-26; ?other'],
      ["je vous laisse l'auto jeudi pour un changement d'huile", '+ vidange 11-26'],
      ["laisser l'auto là la veille c'est correct?", '?other'],
      ['where can I leave the car', '?parking'],
      ['ou je peux laisser mon char pendant mon rdv', '?parking'],
      ['is there somewhere to leave the car', '?parking'],
      ['can i leave my car in your lot', '?parking'],
      ['where do i put my car', '?parking'],
    ],
  },
];
