import { pattern, source } from '../../patterns.ts';
import { NUMBER, numberOf } from '../numbers.ts';

const MINUTES = source`
  (?<minutes>\d{1,2}|${NUMBER}|fifteen|twenty|thirty|forty|quinze|vingt|trente|quarante)
  (?:(?: or|-| a| to| ou) ?(?<most>\d{1,2}))?[ -]?min(?:ute)?s?(?![a-z])`;
const LENGTH = source`
  (?:
    ${MINUTES}|(?<half>half[- ]an?[- ]hour|half[- ]hour|(?:une )?demi[- ]?heure)
    |(?<quarter>(?:a )?quarter of an hour|un quart d'heure)|(?<hour>(?:an|one|une|1) ?(?:hour|heure|hr|h))(?![a-z])
  )`;
/** What is done in that time. */
const WAY = source`
  -?(?:drive|walk|ride|commute|trip|away|by (?:car|bus|bike|foot)|on foot|from (?:there|here|you|work|school|your|the)
    |(?:for me )?to (?:get|drive|walk|come|bike|make it)|de (?:route|marche|char|auto|voiture|bus|transport|trajet|velo
    |metro|chez|la|distance|votre)|a pied|en (?:auto|char|voiture|bus|velo|transport)
    |pour (?:me rendre|m'en venir|arriver|y aller|venir|descendre|monter))`;
const LEADS = source`
  (?:takes? (?:me |us |him |her )?|prend (?:a peu pres )?|(?:give|allow|donnez)(?:[- ]moi| me| us)? |need |il me faut )`;
const ABOUT =
  '(?:(?:about|around|like|another|maybe|at least|environ|a peu pres|genre|au moins|encore|un bon|a good) )*';
/** "I finish at four and it takes me half an hour to get there": up to the next thought. */
const TRAVEL = pattern`
  ^[^.!?;0-9]{0,40}?(?:[.;] ?[^.!?;0-9]{0,16}?)?(?:
    ${LEADS}${ABOUT}${LENGTH}(?! (?:for|pour) )|(?<![a-z0-9:])${ABOUT}${LENGTH} ?${WAY}(?![a-z])
  )`;

/** How far an hour may be from the way that is told with it. */
const REACH = 110;

/** Minutes of the way that is told behind an hour; none where it is told of nothing. */
export const wayBehind = (folded: string, end: number): number => {
  const groups = TRAVEL.exec(folded.slice(end, end + REACH))?.groups;
  if (!groups) return 0;
  if (groups.half) return 30;
  if (groups.quarter) return 15;
  return groups.hour ? 60 : (numberOf(groups.most ?? groups.minutes) ?? 0);
};
