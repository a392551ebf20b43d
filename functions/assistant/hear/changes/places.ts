import { pattern } from '../../patterns.ts';
import type { ArrangedBefore } from '../arranged-before.ts';
import type { MentionOf, Span } from '../mention.ts';
import { fold, matchesOf, type Text } from '../text.ts';
import { BEFORE_TIME, TIME_AHEAD } from '../times/time-ahead.ts';
import { takesAwayBefore } from './taken-away.ts';

const PLACES: readonly (readonly [number, string])[] = [
  [1, 'premiere?|1i?ere?|1er|first|1st'],
  [2, 'deuxieme|seconde?|2i?e(?:me)?|second|2nd|autre|other'],
  [3, 'troisieme|3i?e(?:me)?|third|3rd'],
  [4, 'quatrieme|4i?e(?:me)?|fourth|4th'],
];
const THING = '(?: (?:one|cut|haircut|coupe|service|appointment|appt|rendez-vous|rdv))?';

const patterns = PLACES.map(
  ([place, words]) =>
    [place, new RegExp(`(?<![a-z'])(?:(?:the|le|la) |l')(?:${words})(?![a-z])${THING}`, 'g')] as const,
);

/** "… instead", « … plutôt »: a time behind it takes the place of its own. */
const INSTEAD = /\b(?:instead|rather|plutot|a la place|au lieu)\b/;
const MOVES = pattern`
  (?<![a-z'])(?:
    move|change|switch|push|put|deplace[rz]?|change[rz]?|mets|mettre|mettez|repousse[rz]?
  )(?: just| juste)? $`;
const IS_TO_BE = /^ (?:be|to be|can be|could be|pourrait|peut|soit|sera(?:it)?)(?![a-z])/;
const TIMED = new RegExp(`^(?: ?${BEFORE_TIME}){0,3} ?${TIME_AHEAD}`);

interface Told extends Span {
  readonly place: number;
}

const spansIn = (folded: string, words: RegExp, place: number): readonly Told[] =>
  matchesOf(folded, words).map(({ index, 0: said }) => ({ start: index, end: index + said.length, place }));

const byRank = (folded: string): readonly Told[] =>
  patterns.flatMap(([place, words]) => spansIn(folded, words, place));

const SELF = '(?:(?:for|pour) )?(?:mine|la mienne|le mien|moi|(?<=for )me)';

/** By whom one of them is for: "my mom's", « celle de ma fille ». */
const byRecipient = (folded: string, recipients: readonly (string | undefined)[]): readonly Told[] =>
  recipients.flatMap((forWhom, at): readonly Told[] => {
    const whom = fold(forWhom ?? '').replace(/^(?:for|pour) /, '');
    if (!/^[a-z' -]+$/.test(whom) || recipients.filter((other) => other === forWhom).length > 1) return [];
    const said = /^(?:me|moi)$/.test(whom) ? SELF : `(?:cel(?:le|ui) de |for |pour )?${whom}(?:'s)?`;
    return spansIn(folded, new RegExp(`(?<![a-z'-])${said}(?![a-z'-])`, 'g'), at + 1);
  });

/**
 * Those of several that are arranged at once which a message speaks of by their place, or by whom they are for: "drop the
 * second one", "can the second be Friday instead?", "my mom's at two". What only chooses one of the offers takes nothing
 * away and moves nothing.
 */
export const placesIn = (
  { folded }: Text,
  { arranged = [], recipients = [] }: ArrangedBefore,
): readonly MentionOf<'service'>[] => {
  if (arranged.length < 2) return [];
  const isTimed = ({ end }: Span): boolean => TIMED.test(folded.slice(end));
  const isTaken = ({ start, end }: Span): boolean =>
    takesAwayBefore(folded.slice(0, start), folded.slice(end));
  const ranks = byRank(folded);
  const isEach = ranks.filter(isTimed).length > 1;
  const isMoved = (one: Told): boolean =>
    isEach ||
    MOVES.test(folded.slice(0, one.start)) ||
    IS_TO_BE.test(folded.slice(one.end)) ||
    INSTEAD.test(folded);
  return [
    ...ranks.filter((one) => isTaken(one) || (isTimed(one) && isMoved(one))),
    ...byRecipient(folded, recipients).filter((one) => isTaken(one) || isTimed(one)),
  ].flatMap(({ place, start, end }): readonly MentionOf<'service'>[] => {
    const [id] = arranged[place - 1] ?? [];
    return id === undefined
      ? []
      : [{ kind: 'service', services: [{ id, sure: 'certain' }], place, start, end }];
  });
};
