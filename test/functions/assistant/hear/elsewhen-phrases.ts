import type { Group } from './phrase-groups.ts';

/** Words of time that tell when nothing is wished: ages, illnesses, things, habits, and what else is on a day. */
export const elsewhenPhrases: readonly Group[] = [
  {
    business: 'clinic',
    phrases: [
      // Ages are no hours.
      ["she's at 19, full exam thursday", '+ examen 11-26'],
      ["she's about 5, cleaning monday", '+ nettoyage 11-30'],
      ['my 9-year-old needs a cleaning after 3', '+ nettoyage [15,24)'],
      ["I'm turning 30, a full exam before 5", '+ examen [0,17)'],
      ['examen complet pour mon gars, il a 14 ans, jeudi à 10h', '+ examen 11-26 @10'],
      ['il a 14, examen complet jeudi', '+ examen 11-26'],
      ["j'vais avoir 30, un examen complet vendredi", '+ examen 11-27'],
      ['examen complet jeudi, il est libre à 14 h', 'book; + examen 11-26 @14'],
      ["she's free at 3, full exam thursday", '+ examen 11-26 @15'],
      // A word of time that belongs to an illness, a thing or a habit is no time of day.
      ["full exam for my mom, early Alzheimer's, any afternoon next week", '+ examen 11-30..12-06 [12,18)'],
      ["un début d'Alzheimer, examen complet en début d'après-midi", '+ examen [12,15)'],
      ['I have morning sickness, exam thursday', '+ examen 11-26'],
      ['nausées du matin, examen jeudi', '+ examen 11-26'],
      ['fix an evening gown, exam thursday', '+ examen 11-26'],
      ['robe de soirée, examen jeudi', '+ examen 11-26'],
      ['we have a weekend trip planned, exam thursday', '+ examen 11-26'],
      ['une sortie de fin de semaine, examen jeudi', '+ examen 11-26'],
      ['I grind my teeth at night, exam thursday', '+ examen 11-26'],
      ["j'ai mal aux dents le matin surtout, examen jeudi", '+ examen 11-26'],
      ['my tooth hurts can I come in the morning', 'book; + [0,12)'],
      ['early thursday morning, full exam', '+ examen 11-26 [0,10)'],
    ],
  },
  {
    business: 'clinic',
    phrases: [
      // The day of an occasion: what is wished is before it, or on the other day that is named.
      ["we're getting married August 14, 2027, need a full exam before", '+ examen 11-23..08-13'],
      ['mon mariage est le 14 décembre, examen complet', '+ examen 11-23..12-13'],
      ['my flight is on the 3rd, full exam', '+ examen 11-23..12-02'],
      ['my flight is on the 3rd at 6am, cleaning the day before', '+ nettoyage 12-02'],
      ['mon vol est le 3, examen complet', '+ examen 11-23..12-02'],
      ['mon examen est le 12, un nettoyage', '+ nettoyage 11-23..12-11'],
      ['the inspection expires the 20th, full exam', '+ examen 11-23..12-19'],
      ['mon permis expire le 20, examen complet', '+ examen 11-23..12-19'],
      ['je dois accoucher le 20 décembre, examen complet', '+ examen 11-23..12-19'],
      ['on déménage le 1er décembre, nettoyage', '+ nettoyage 11-23..11-30'],
      ["j'ai une entrevue vendredi, nettoyage mercredi", '+ nettoyage 11-25'],
      ['I have an exam thursday, can I come friday for a cleaning', 'book; + nettoyage 11-27'],
      ['my wedding is December 12, can you do a cleaning the week before', '+ nettoyage 12-05..12-11'],
      ['on se marie le 12 décembre, un nettoyage la semaine avant', '+ nettoyage 12-05..12-11'],
      // The same words before a wish of that day.
      ['my exam is on friday', '+ examen 11-27'],
      ['my road test is on December 9, a full exam for the test', '+ examen 12-09'],
      ["anytime but Friday, school's out at 3 so not before that, full exam", '+ examen @15 any | - fri'],
      // "Before that" is before the day that was told.
      ["I've got till November 30 to send it in so before that please, full exam", '+! examen 11-23..11-29'],
      ["j'ai jusqu'au 30 novembre, donc avant ça, examen complet", '+! examen 11-23..11-29'],
      ["j'ai jusqu'à vendredi, donc avant", '+ 11-23..11-26'],
      ['I have until friday, before that please', '+ 11-23..11-26'],
    ],
  },
];
