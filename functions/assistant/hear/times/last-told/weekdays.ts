import type { Temporal } from 'temporal-polyfill';
import { pattern } from '../../../patterns.ts';
import { type DateHit, type Days, NEAR, weekOf } from '../date-hit.ts';

/** "The Monday following", « le samedi d'avant », "Friday of that week": such a day beside the day that was told. */
const BESIDE_LAST = pattern`
  ^ (?:
    (?:right |just |juste |tout de suite )?(?:
      (before|d'avant|avant|precedent)|after|following|suivant|d'apres
    )(?: (?:that|it|ca|(?:i|we)(?:'m|'re| am| are| get| come)? (?:back|home|return)|my return|mon retour))?
    (?= *(?:$|[.,!?;)]))
    |((?:of|de) (?:that (?:same )?week|(?:the|la) (?:same|meme) (?:week|semaine)|cette semaine[- ]la))
    (?![a-z])
  )`;
const OR_ANOTHER = /\b(?:or|ou)\b/;
/** Read with the day where nothing follows. */
const ITS_AFTER = /(?<=[a-z]{3}day|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche) (?:after|d'apres)$/;

/** Such a weekday before the days that were told, after them, or in their week. */
const BESIDE_DAY: Record<'before' | 'after' | 'its', (base: Days, weekday: number) => Temporal.PlainDate> = {
  before: ({ from }, weekday) => from.subtract({ days: ((from.dayOfWeek - weekday + 6) % 7) + 1 }),
  after: ({ to }, weekday) => to.add({ days: ((weekday - to.dayOfWeek + 6) % 7) + 1 }),
  its: ({ from }, weekday) => weekOf(from).from.add({ days: weekday - 1 }),
};

/** Weekdays told by the day before them. `whole` is the text with the days that were read in it. */
export const byWeekdays = (hits: readonly DateHit[], folded: string, whole: string): readonly DateHit[] => {
  const told = hits.flatMap((hit, at) => {
    const { weekdays: [named, ...others] = [], end, isRecurring } = hit;
    const own = ITS_AFTER.exec(whole.slice(hit.start, end))?.[0].length ?? 0;
    const weekday = own > 0 ? hit.from.dayOfWeek : named;
    const match = BESIDE_LAST.exec(whole.slice(end - own, end + NEAR));
    const tied = hits[at - 2];
    const base = hits[at - 1];
    if (!match || !base || weekday === undefined || others.length > 0 || isRecurring) return [];
    const isPair =
      /^ (?:or|ou|and|et) (?:the |le )?$/.test(folded.slice(base.end, hit.start)) && base.weekdays;
    return [
      {
        hit,
        which: match[2] ? ('its' as const) : match[1] ? ('before' as const) : ('after' as const),
        length: match[0].length - own,
        base: isPair ? tied : base,
        mate: isPair ? base : undefined,
      },
    ];
  });
  return told.reduce((all, { hit, which, length, base, mate }) => {
    if (!base) return all;
    const shifted = (one: DateHit): DateHit => {
      const [weekday = one.from.dayOfWeek] = one.weekdays ?? [];
      const day = BESIDE_DAY[which](base, weekday);
      const end = one === hit ? one.end + length : one.end;
      return { start: one.start, end, from: day, to: day };
    };
    const isAnother = OR_ANOTHER.test(folded.slice(base.end, (mate ?? hit).start));
    return all
      .filter((one) => isAnother || one !== base)
      .filter((one) => one.start < hit.end || hit.end + length < one.end)
      .map((one) => (one === hit || one === mate ? shifted(one) : one));
  }, hits);
};

/** "December 3 or the Friday", « le 3 ou le vendredi » : the weekday behind the date, and not one before it. */
const OR_THE = /^,?[^!?]{0,50}\b(?:or|ou) (?:(?:on|even|maybe|meme|peut-etre) )?$/;
const WITH_ARTICLE = /^(?:the|le) /;

export const byArticle = (hits: readonly DateHit[], whole: string): readonly DateHit[] =>
  hits.map((hit, at) => {
    const base = hits[at - 1];
    const [weekday, ...others] = hit.weekdays ?? [];
    const isBehind =
      base !== undefined &&
      base.weekdays === undefined &&
      base.from.equals(base.to) &&
      OR_THE.test(whole.slice(base.end, hit.start)) &&
      WITH_ARTICLE.test(whole.slice(hit.start, hit.end));
    if (!isBehind || weekday === undefined || others.length > 0 || hit.isRecurring) return hit;
    const day = BESIDE_DAY.after(base, weekday);
    return { start: hit.start, end: hit.end, from: day, to: day };
  });
