import type { Span } from '../mention.ts';
import { readText } from '../text.ts';
import type { NamedService } from './service-matching.ts';

const isInWord = (folded: string, at: number): boolean => /[a-z0-9]/.test(folded.charAt(at));

const placesOf = (name: string, folded: string): readonly Span[] => {
  const found: Span[] = [];
  for (let start = folded.indexOf(name); start >= 0; start = folded.indexOf(name, start + 1)) {
    const end = start + name.length;
    if (!isInWord(folded, start - 1) && !isInWord(folded, end)) found.push({ start, end });
  }
  return found;
};

/** Where a text holds a name of several words letter for letter: "Location de voiture pour l'examen". */
export const wholeNamesIn = (folded: string, services: readonly NamedService[]): readonly Span[] => {
  const names = services.flatMap(({ name, knownAs = [name] }) => knownAs.map((one) => readText(one).folded));
  return names.filter((name) => name.includes(' ')).flatMap((name) => placesOf(name, folded));
};

/** Whether all of a place lies in one such name. */
export const isInName = ({ start, end }: Span, names: readonly Span[]): boolean =>
  names.some((name) => name.start <= start && end <= name.end);
