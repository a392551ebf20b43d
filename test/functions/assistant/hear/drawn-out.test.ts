import { describe, expect, test } from '@jest/globals';
import { readText } from '../../../../functions/assistant/hear/text.ts';
import { contextOf } from './businesses.ts';
import { heard } from './frame-in-short.ts';

describe('letters that are held say what the word says', () => {
  test.each([
    ['yesss', 'yes'],
    ['YESS!!', 'yes'],
    ['ouiii', 'yes'],
    ['yeahhh', 'yes'],
    ['ouaiss', 'yes'],
    ['yessir', 'yes'],
    ['okkk', 'yes'],
    ['nooo', 'no'],
    ['nonnn', 'no'],
  ])('“%s”: %s', (said, act) => {
    expect(heard(said, contextOf('salon', { awaits: 'confirm', choices: 1 }))).toBe(act);
  });

  test.each([
    ['freeee on thursdayyy', 'free on thursday'],
    ['sooo goood', 'so good'],
    ['next weeek pleaseee', 'next week please'],
    ['write to yesss@example.com or www.example.com', 'write to yesss@example.com or www.example.com'],
    ['see you too', 'see you too'],
    ['Anne Lee', 'Anne Lee'],
  ])('“%s”: “%s”', (said, expected) => {
    expect(readText(said).raw).toBe(expected);
  });
});

describe('which of a list is told by where it stands', () => {
  const choosing = (choices: number) => contextOf('garage', { awaits: 'slot', choices });
  test.each([
    ['middle one', 3, '#2'],
    ['the middle one please', 5, '#3'],
    ['celle du milieu', 3, '#2'],
    ['l’option du milieu svp', 3, '#2'],
    ['the one in the middle', 3, '#2'],
    ['the top one', 3, '#1'],
    ['celle du haut', 3, '#1'],
    ['the bottom one', 3, '#-1'],
    ['celui du bas', 3, '#-1'],
  ])('“%s” of %i: %s', (said, choices, expected) => {
    expect(heard(said, choosing(choices))).toBe(expected);
  });

  test('of four none is in the middle', () => {
    expect(heard('the middle one', choosing(4))).not.toContain('#');
  });

  test.each(['in the middle of the week', 'au milieu de la semaine', 'j’ai mal au bas du dos'])(
    '“%s” tells none',
    (said) => {
      expect(heard(said, choosing(3))).not.toContain('#');
    },
  );
});

test.each(['la remise à niveau', 'La remise à niveau, oui', 'un cours de remise a niveau jeudi'])(
  '« à niveau » tells of no past: “%s”',
  (said) => {
    const services = [{ id: 'remise', name: 'Cours de remise à niveau' }];
    expect(
      heard(said, contextOf('garage', { services, isServiceAwaited: true, awaits: 'service' })),
    ).toContain('remise');
  },
);

test('an address that is spelled out keeps each letter', () => {
  expect(heard('cccac point ajhau arobase zbrjf point com', contextOf('salon'))).toContain(
    'cccac.ajhau@zbrjf.com',
  );
});
