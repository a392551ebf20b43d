import { describe, expect, it } from '@jest/globals';
import { contextOf } from './businesses.ts';
import { heard } from './frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('questions in other words', () => {
  it.each([
    [
      'est-ce que je parle à une vraie personne ou à un robot',
      'am I talking to an actual person or a bot',
      '?identity',
    ],
    ['où est-ce qu’on se parke', 'where can I park', '?parking'],
    ['y a-t-il des escaliers à monter?', 'are there stairs to climb?', '?access'],
    [
      'si quelqu’un annule le matin même, chargez-vous de quoi?',
      'if somebody cancels that morning, do you charge anything?',
      '?change_fee',
    ],
    [
      'j’ai manqué mon rendez-vous mardi passé, chargez-vous de quoi?',
      'I missed my appointment last tuesday, do you charge something?',
      '?policy',
    ],
    ['est-ce qu’elle fait les colorations?', 'who does colouring?', '?who_performs(couleur)'],
  ])('%s · %s: %s', (one, two, asked) => {
    for (const said of [one, two])
      expect([said, inSalon(said)]).toEqual([said, expect.stringContaining(asked)]);
  });

  it.each([
    ['je veux parler à une vraie personne', 'I want to talk to an actual person', 'person'],
    ['avertissez-moi si quelqu’un annule vendredi', 'let me know if somebody cancels friday', '?waitlist'],
    ['combien chargez-vous pour une coloration?', 'what do you charge for a colouring?', '?price(couleur)'],
  ])('neighbours stay what they are: %s · %s: %s', (one, two, expected) => {
    for (const said of [one, two])
      expect([said, inSalon(said)]).toEqual([said, expect.stringContaining(expected)]);
  });

  it.each([
    ['merci ben gros', 'merci beaucoup'],
    ['parfait merci bien', 'perfect thanks'],
  ])('thanks are no remark: %s · %s', (one, two) => {
    for (const said of [one, two]) expect(inSalon(said)).toContain('thank');
  });

  it('« passer tout droit » names no straight razor', () => {
    const barber = contextOf('salon', {
      services: [
        { id: 'rasage', name: 'Rasage', knownAs: ['Rasage', 'rasoir droit', 'Straight razor shave'] },
      ],
    });
    expect(heard('j’ai passé tout droit hier, chargez-vous de quoi?', barber)).not.toContain('rasage');
    expect(heard('un rasoir droit jeudi', barber)).toContain('+ rasage 11-26');
  });
});
