import { pattern } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import type { Text } from '../text.ts';
import { KIN, MY_KIN, THE_KIN, TITLE } from './kin-words.ts';
import { isWrittenAsName, leadingName, tidyName } from './name-words.ts';

/** A name where it stands; `isOfKin` where "my mother" introduces it. */
export interface NameAt extends Span {
  readonly name: string;
  readonly isWritten: boolean;
  readonly isOfKin: boolean;
}

/** Kinship and a title before a name: no part of it, unless a title is all that goes with a last name. */
const LEAD = pattern`^(?:(?:(${MY_KIN})|${THE_KIN}|${KIN})(?![a-z'-]),? )?(${TITLE} ?)?`;

/** In small letters no name begins so. */
const ARTICLE = /^(?:la|le|les|l|des|du|the)(?= |$)/;

/** "Ana and Luc Roy": both, where each is written as a name. */
const endOfBoth = ({ raw }: Text, end: number): number => {
  const link = /^ (?:et|and|&) (?=\p{Lu})/u.exec(raw.slice(end))?.[0];
  const other = link === undefined ? '' : leadingName(raw.slice(end + link.length));
  return link !== undefined && other.length > 1 && isWrittenAsName(other)
    ? end + link.length + other.length
    : end;
};

/** The name that begins at a place, past what stands before names; of two people where `mayBeTwo`. */
export const nameAt = (text: Text, at: number, mayBeTwo = false): NameAt | undefined => {
  const [whole = '', mine, title] = LEAD.exec(text.folded.slice(at)) ?? [];
  const start = at + whole.length;
  const typed = leadingName(text.raw.slice(start));
  if (typed.length < 2 || ARTICLE.test(typed)) return undefined;
  const isLastName = title !== undefined && !typed.includes(' ');
  const first = isLastName ? start - title.length : start;
  const isWritten = isWrittenAsName(typed);
  const single = start + typed.length;
  const end = mayBeTwo && isWritten ? endOfBoth(text, single) : single;
  return {
    name: tidyName(text.raw.slice(first, end)),
    isWritten,
    isOfKin: mine !== undefined,
    start,
    end,
  };
};

const LAST_WORDS = /(?:^|[^\p{L}'.-])((?:\p{L}[\p{L}'-]*\.? ){0,3}\p{L}[\p{L}'-]*),? ?$/u;
const OPENS = /(?:^|[.,;:!?·(])\s*$/;

/** The name that ends at a place: in small letters only where a thought begins with it. */
export const nameBefore = (text: Text, end: number): NameAt | undefined => {
  const [, found = ''] = LAST_WORDS.exec(text.raw.slice(0, end)) ?? [];
  const words = found.split(' ');
  const last = text.raw.slice(0, end).replace(/,? ?$/, '').length;
  return words
    .map((_, index) => words.slice(index).join(' '))
    .flatMap((typed): readonly NameAt[] => {
      const start = last - typed.length;
      const isWhole = typed.length > 1 && leadingName(typed) === typed && !ARTICLE.test(typed);
      const isWritten = isWrittenAsName(typed);
      const isTold = isWritten || (typed.includes(' ') && OPENS.test(text.raw.slice(0, start)));
      const name = tidyName(typed);
      return isWhole && isTold ? [{ name, isWritten, isOfKin: false, start, end: last }] : [];
    })
    .at(0);
};

const ENDS = pattern`
  ^ ?(?:$|[·,.;:!?)(-]|(?:svp|stp|please|merci|thanks?|qui|et|and|mais|but|who|pis|puis|c'?est|is|est|au)(?![a-z]))`;

/** Written as a name, or two words that nothing follows: "ma mère c'est lise gagnon". */
export const isLikeName = ({ folded }: Text, { name, isWritten, end }: NameAt): boolean =>
  isWritten || (name.includes(' ') && ENDS.test(folded.slice(end)));

const DENIAL = pattern`
  ^(?:,? ?(?:though|instead|plutot|svp|stp|please))?[,.]? ?(?:(?:and|et|mais|but) )?
  (?:not|pas|non pas|instead of|au lieu de|plutot que|rather than)
  (?: (?:for|pour|under|au nom d[e']|celui d[e']|d[e']))? ?`;

/** "…, not Karen": how far what is said of a name goes with the one that it takes the place of. */
export const endWithDenied = (text: Text, end: number): number => {
  const denial = DENIAL.exec(text.folded.slice(end))?.[0];
  const denied = denial === undefined ? undefined : nameAt(text, end + denial.length);
  return denied?.isWritten || denied?.name.includes(' ') ? denied.end : end;
};
