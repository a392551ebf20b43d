import { describe, expect, test } from '@jest/globals';
import { byWeakWord } from '../../../../../functions/assistant/hear/services/by-weak-word.ts';
import { readText } from '../../../../../functions/assistant/hear/text.ts';

const asked = [
  { id: 'base', name: 'Mise au point de base', knownAs: ['Mise au point de base', 'Basic tune-up'] },
  { id: 'complete', name: 'Mise au point complète', knownAs: ['Mise au point complète', 'Full tune-up'] },
];

const chosen = (said: string) =>
  byWeakWord(readText(said), asked).flatMap((mention) =>
    mention.kind === 'service' ? mention.services.map(({ id }) => id) : [],
  );

describe('a word that names nothing by itself, asked which of some', () => {
  test.each(['complète', 'la complète svp', 'the full one please', 'ok, full'])('%s: tells one', (said) => {
    expect(chosen(said)).toEqual(['complete']);
  });

  test.each(['la première', 'the new one', 'mise au point', 'my full name is Ana', 'complète ou de base'])(
    '%s: tells none',
    (said) => {
      expect(chosen(said)).toEqual([]);
    },
  );
});
