import { pattern, source } from '../../patterns.ts';
import type { Mention } from '../mention.ts';

/** "Remove the colouring", « enlevez la coloration », "take the colour out". */
const REMOVES = source`
  (?:
    remove|take (?:off|out|away)|take|drop|delete|lose|leave(?: out| off)?|cancel|skip|scrap|forget(?: about)?|minus
    |enleve[rz]?|retire[rz]?|ote[rz]?|supprime[rz]?|laisse[rz]?|annule[rz]?|efface[rz]?|oublie[rz]?|moins
    |laisse[rz]? (?:faire|tomber)
  )`;
const BEFORE = pattern`
  (?<![a-z'])(?:j'|j )?${REMOVES}(?:[- ]moi)?(?: just| juste)?
  (?: (?:the|that|this|my|her|his|l[ae]s?|mon|ma|mes|cette|ce|cet|sa|son))?(?: ?l')? ?$`;
const PARTICLE = pattern`
  ^ (?:off|out|away|from it|from (?:my|the) (?:appointment|booking|list)|de la liste|du rendez-vous|tomber|faire)
  (?![a-z])`;
/** Something that was spoken of, though it is not arranged any more. */
const DEFINITE = /\b(?:the|that|l[ae]s?|cette|cet) ?$|\bl' ?$/;
/** These take nothing away without a particle behind. */
const NEEDS_PARTICLE = /(?<![a-z])(?:take|leave|laisse[rz]?(?! (?:faire|tomber)\b))(?: [a-z']+)? ?$/;

/** Where what takes away what stands between begins; `undefined` where nothing does. */
const removalBefore = (before: string, behind: string): number | undefined => {
  const match = BEFORE.exec(before);
  const isHalf = match !== null && NEEDS_PARTICLE.test(match[0]);
  return !match || (isHalf && !PARTICLE.test(behind)) ? undefined : match.index;
};

/** Whether what stands between is taken away: "drop the second one". */
export const takesAwayBefore = (before: string, behind: string): boolean =>
  removalBefore(before, behind) !== undefined;

/** Where a message takes one of the services that are being arranged away. `plain`: without what was read. */
export const takenAway = (
  services: readonly Mention[],
  plain: string,
  arranged: readonly string[],
): readonly Mention[] =>
  services.flatMap((mention): readonly Mention[] => {
    if (mention.kind !== 'service') return [];
    const { start, end } = mention;
    const from = removalBefore(plain.slice(0, start), plain.slice(end));
    const isArranged = mention.services.some(({ id }) => arranged.includes(id));
    if (!isArranged && !DEFINITE.test(plain.slice(0, start))) return [];
    return from === undefined
      ? []
      : [{ kind: 'cue', cue: 'refuse', reach: 'after', start: from, end: start }];
  });
