import type { Group } from './phrase-groups.ts';

/** What people tell on the way to what they want, and what they take back. */
export const callerPhrases: readonly Group[] = [
  {
    business: 'workshop',
    phrases: [
      // What somebody has is no service beside the one that is named.
      ['basic tune-up for my old bike tuesday', '+ base 11-24'],
      ['un petit tune-up sur mon vélo mardi', '+ base 11-24'],
      ['my bike needs a complete tune-up friday', '+ complet 11-27'],
      ['dévoilage de roue samedi, mon vélo est vieux', '+ roue 11-28'],
      ['I need my glasses adjusted on Friday', 'book; + lunettes-ajust 11-27'],
      ['faire réparer mes lunettes vendredi', '+ lunettes-rep 11-27'],
      // Words that resemble are none beside it either.
      ['je roule beaucoup, ma selle est trop basse. un positionnement mercredi', '+ position 11-25'],
      ['gros comme une maison mon trou, une mise au point de base mercredi', '+ base 11-25'],
      // Two that are named are two.
      ['la base, mon vélo est vieux, samedi', '+ base 11-28'],
      ['mes lunettes vont bien, c’est pour un dévoilage de roue vendredi', '+ roue 11-27'],
      ['a bike fit and a basic tune-up friday', '+ position 11-27 | + base 11-27'],
      ['un gros tune-up pis un dévoilage de roue vendredi', '+ complet 11-27 | + roue 11-27'],
      ['a tune-up with either mechanic is fine', '+ base complet anyone'],
      ['n’importe quel mécanicien, mise au point de base', '+ base anyone'],
    ],
  },
  {
    business: 'salon',
    phrases: [
      // A reason takes nothing back.
      ['coupe homme avant 9h pcq je travaille', '+ homme [0,9)'],
      ["men's cut before 9 because I work", '+ homme [0,9)'],
      ['jeudi, because I work', '+ 11-26'],
      ["mornings are good, except Tuesday I'm at the dentist", '+ [0,12) | - tue'],
      ['les matins, sauf mardi chu à l’école', '+ [0,12) | - tue'],
      [
        "balayage, only weekends in the afternoon, during the week I'm at school",
        '+ balayage sat sun [12,18) | - mon tue wed thu fri',
      ],
      ['la semaine prochaine, l’un ou l’autre ça me va', '+ 11-30..12-06 anyone'],
      ['my head hurts every night, balayage Friday', '+ balayage 11-27'],
      ['j’ai mal à la tête tous les soirs, balayage vendredi', '+ balayage 11-27'],
      // What was, and since when.
      ['I changed jobs in March, balayage Friday', '+ balayage 11-27'],
      ['j’ai changé de job en mars, balayage vendredi', '+ balayage 11-27'],
      ['my hair is bad since october, balayage Friday', '+ balayage 11-27'],
      ['depuis octobre mes cheveux sont secs, balayage vendredi', '+ balayage 11-27'],
      ['Sunday I missed my bus. balayage Friday', '+ balayage 11-27'],
      ['ma mère, que je vois le mardi, m’a parlé de vous. balayage vendredi', '+ balayage 11-27'],
      ['my mom, who I see on Tuesdays, told me. balayage Friday', '+ balayage 11-27'],
      ['they put me on the Wednesday shift. balayage Thursday instead', '+! balayage 11-26'],
      ['mon boss m’a mis sur le shift de mercredi. balayage jeudi', '+ balayage 11-26'],
      // A bound, and days within it.
      ['balayage before the 1st. Thursday or Friday', '+ balayage 11-23..11-30 thu fri'],
      ['balayage avant le 1er. jeudi ou vendredi', '+ balayage 11-23..11-30 thu fri'],
      ['Saturday December 12: a balayage', '+ balayage 12-12'],
      ['le samedi 12 décembre: un balayage', '+ balayage 12-12'],
    ],
  },
  {
    business: 'salon',
    after: { awaits: 'slot', choices: 6 },
    phrases: [
      ['the last one, no wait, the first', '#1'],
      ['le dernier, non attends, le premier', 'pause; #1'],
      ['the second, actually the third', '#3'],
      ['le 2e, euh non le 3e', '#3'],
      ['not the last one, the first', '#1'],
      ['non, le premier', 'no; #1'],
      ['no wait, the second one', 'no; #2'],
      ['the earliest. no, the latest', 'latest'],
    ],
  },
];
