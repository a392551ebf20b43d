import { pattern, source } from '../../patterns.ts';
import type { Mention, MentionOf } from '../mention.ts';

const ARTICLE = source`
  (?:
    the|that|this|my|our|his|her|an?|just|l[ae]s?|une?|du|mon|ma|mes|ce|cet|cette|notre|nos|son|sa|juste|plutot
  )`;
const ARTICLES = `(?:(?:${ARTICLE} |l'|d'))*`;

/** "Swap the pedicure", « remplacer le pédicure »: what stands behind it may be given up for another. */
const EXCHANGES = pattern`
  (?<![a-z'])(?:
    chang(?:e[rz]?|ing)|switch(?:ing)?|swap(?:ping)?|replac(?:e|ing)|exchang(?:e|ing)|trad(?:e|ing)|convert
    |remplace[rz]?|echange[rz]?|troque[rz]?|modifie[rz]?|transforme[rz]?
  )[- ](?:moi )?(?:out )?${ARTICLES}$`;

/** What leads to that other: "… for a manicure", « … par une manucure ». */
const FOR = pattern`
  ^(?: (?:appointments?|appt|booking|one|rendez[- ]?vous|rdv))?(?: (?:at|on|de|du|a|le) ·+| ·+)?
  (?: (?:for|to|with|into|by|pour|par|contre|en|avec|a)) ${ARTICLES}$`;

/** "Instead of the pedicure", « à la place du pédicure ». */
const INSTEAD_OF = pattern`
  (?<![a-z'])(?:
    instead of|rather than|in place of|in lieu of|au lieu (?:de|du|d')|a la place (?:de|du|d')|plutot (?:que|qu')
  ) ?${ARTICLES}$`;

type ServiceMention = MentionOf<'service'>;

const isOf = ({ services }: ServiceMention, ids: readonly string[]): boolean =>
  services.some(({ id }) => ids.includes(id));

/**
 * Where a message gives up a service that is booked, or being arranged, for another that it names. `plain`: without
 * what was read.
 */
export const exchanged = (
  services: readonly ServiceMention[],
  plain: string,
  known: readonly string[],
): readonly Mention[] =>
  services.flatMap((given, at): readonly Mention[] => {
    if (!isOf(given, known) || !services.some((one) => !isOf(one, known))) return [];
    const before = plain.slice(0, given.start);
    const next = services[at + 1];
    const between = next && !isOf(next, known) ? plain.slice(given.end, next.start) : '';
    const lead = INSTEAD_OF.exec(before) ?? (FOR.test(between) ? EXCHANGES.exec(before) : null);
    if (!lead) return [];
    const refuse = {
      kind: 'cue',
      cue: 'refuse',
      reach: 'after',
      start: lead.index,
      end: given.start,
    } as const;
    if (!next || !FOR.test(between)) return [refuse];
    return [refuse, { kind: 'cue', cue: 'correct', reach: 'after', start: given.end, end: next.start }];
  });
