import type { Shape } from './shape.ts';
import { french as t } from './typography.ts';

/** Dates of several that are left out, and searches that stop before their end. */
export const leftOut = {
  notOn: (day: string, reason: string) => t`pas le ${day} (${reason})`,
  skipped: {
    closed: t`fermé`,
    off: t`personne n'y travaille à cette heure`,
    taken: t`complet`,
    too_far: t`pas encore ouvert aux réservations`,
    no_such_time: t`cette heure n'existe pas ce jour-là`,
  },
  missed: {
    alone: (when: string, left: string) =>
      t`Rien n'est libre à toutes ces dates. Le plus proche, ${when}, est libre ce jour-là seulement : ${left}.`,
    from: (when: string, left: string) =>
      t`Rien n'est libre à ces dates. Le plus proche serait ${when} : ${left}.`,
    beside: (time: string, left: string) => t`À ${time} : ${left}.`,
    more: (dates: number) => (dates === 1 ? t`et une autre date` : t`et ${dates} autres dates`),
  },
  notAllTried: t`Je n'ai pas pu tout essayer. Nommez-moi un jour, une heure ou une personne en particulier.`,
  stopped: (until: string) =>
    t`Je n'ai pas pu tout essayer : j'ai cherché jusqu'au ${until}. Nommez-moi un autre jour ou une autre heure pour la suite.`,
};

export type LeftOutPhrases = Shape<typeof leftOut>;
