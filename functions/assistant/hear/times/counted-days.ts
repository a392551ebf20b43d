/** "A couple of days": two or three, or one. */
export const SOME = '(?:an? |une )?(?:couple(?: of| de)?|few)|quelques';
export const MOST_OF_SOME = 3;
/** Between two counts: "2-3 days", « deux ou trois jours ». */
export const OR_SO_MANY = '(?: ?[-/] ?| (?:or|ou|to|a|et|and) | )';

export interface CountedDays {
  /** The first and the last of them, in days from the one that is named. */
  readonly from: number;
  readonly to: number;
  /** Characters of the words before it. */
  readonly length: number;
}

/** So many days from another, before it or after. */
export const counted = (least: number, most: number, isBefore: boolean): Omit<CountedDays, 'length'> =>
  isBefore ? { from: -most, to: -least } : { from: least, to: most };
