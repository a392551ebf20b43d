import { isNoName } from '../function-words.ts';
import type { Mention } from '../mention.ts';
import { fold, type Text } from '../text.ts';
import { NICKNAMES } from './nicknames.ts';
import type { NamedPerson } from './people.ts';

/** A word behind "with", as somebody who is asked for would be named. */
const ASKED_FOR = /(?<=(?:^|[^\p{L}])(?:avec|chez|with|Avec|With|Chez) )\p{L}[\p{L}'-]{1,30}/gu;

const firstNames: ReadonlySet<string> = new Set([...NICKNAMES.keys(), ...[...NICKNAMES.values()].flat()]);

const isFirstName = (word: string): boolean =>
  /^\p{Lu}\p{Ll}/u.test(word) || (word.length > 3 && firstNames.has(fold(word)));

/** Those who are asked for by a name that nobody here has; where people can be asked for at all. */
export const strangersIn = ({ raw }: Text, people: readonly NamedPerson[]): readonly Mention[] =>
  people.length === 0
    ? []
    : [...raw.matchAll(ASKED_FOR)].flatMap(({ index, 0: word }): readonly Mention[] => {
        if (!isFirstName(word) || isNoName(fold(word))) return [];
        const span = { start: index, end: index + word.length };
        return [{ kind: 'person', persons: [], unknown: word, ...span }];
      });
