import { describe, expect, test } from '@jest/globals';
import * as naming from '../../../../../functions/assistant/hear/contact/names.ts';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const [first] = contextOf('salon').people;
const name = first?.name.split(' ')[0] ?? '';
const asked = contextOf('salon', { awaits: 'details', naming });

const personsIn = (said: string): readonly string[] =>
  hear(said.replace('NAME', name), asked).clauses.flatMap(({ persons }) => persons);

describe('who signs beside a name of the team wishes for that person', () => {
  test.each([
    'NAME, dans ce cas. Mon nom est Robert Chabot, 418 555-9914.',
    'NAME alors. Robert Chabot, 418 555-9914.',
    'je prends NAME. Luc Roy 514 555 1212',
    'NAME then. luc roy 514 555 1212',
    'Luc Roy 514 555 1212, and NAME pls',
    'faut que ce soit NAME. Luc Roy 514 555 1212',
  ])('“%s”', (said) => {
    expect(personsIn(said)).toEqual([first?.id]);
  });

  test.each([
    'NAME Roy 514 555 1212',
    'moi c’est NAME, 514 555 1212',
    'NAME 514 555 1212',
    'NAME & Tyler Moreau 418 555 0156',
  ])('their own name is none: “%s”', (said) => {
    expect(personsIn(said)).toEqual([]);
  });
});
