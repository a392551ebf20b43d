import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('the day on which something happened is no wish, and a denial of it drops it', () => {
  it.each([
    ['my son is 12 and got a puck in the face at practice sunday', '.'],
    ['she fell skating and twisted her knee friday, kids cut thursday', '+ enfant 11-26'],
    ['Slipped at work Tuesday and my back is sore', '.'],
    ['ma fille a reçu un ballon sur le nez vendredi, coupe enfant mardi', '+ enfant 11-24'],
    ['no, friday is when she fell! coupe enfant tomorrow', 'no; - fri | +! enfant 11-24'],
    ['non, vendredi c’est quand elle est tombée, coupe enfant demain', 'no; - fri | +! enfant 11-24'],
    ['vendredi c’est le jour où il s’est blessé', '- fri'],
    // Near misses.
    ['saturday is when I’m free, men’s cut', '+ homme 11-28'],
    ['samedi c’est quand j’ai congé, coupe homme', '+ homme 11-28'],
    ['cut and colour saturday', '+ femme homme enfant 11-28 | + couleur 11-28'],
    ['men’s cut, need it sorted friday, after 5', '+ homme 11-27 [17,24)'],
    ['men’s cut, would like it sorted friday', '+ homme 11-27'],
    ['I want my hair cut and coloured friday', 'book; + femme homme enfant 11-27 | + couleur 11-27'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('when somebody leaves again ends the wish', () => {
  it.each([
    ['coupe homme, notre cousin repart en Gaspésie le 4', '+ homme 11-23..12-03'],
    ['coupe homme, mes parents s’en retournent dimanche', '+ homme 11-23..11-28'],
    ['coupe homme, on retourne à Chicoutimi vendredi', '+ homme 11-23..11-26'],
    ['men’s cut, my uncle is going back to Halifax on the 4th', '+ homme 11-23..12-03'],
    ['men’s cut, they head home Thursday', '+ homme 11-23..11-25'],
    // Near misses.
    ['men’s cut, I’m back home Thursday', '+ homme 11-26..12-28'],
    ['men’s cut, I’m going back to work on Monday', '+ homme 11-30'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('before an occasion is before it, however far', () => {
  it.each([
    ['men’s cut a couple of days before my wedding, which is on Saturday Dec 5', '+ homme 12-02..12-04'],
    ['men’s cut a few days before the wedding on the 5th', '+ homme 12-02..12-04'],
    ['coupe homme une couple de jours avant le 12', '+ homme 12-09..12-11'],
    ['coupe homme 2 ou 3 jours avant le 12 décembre', '+ homme 12-09..12-10'],
    ['my wedding is on the 5th, men’s cut a couple of days before', '+ homme 12-02..12-04'],
    ['men’s cut sometime before the graduation on December 5', '+ homme 11-23..12-04'],
    ['coupe homme avant leur départ le 5', '+ homme 11-23..12-04'],
    ['men’s cut, I need it done for Dec 4', '+ homme 11-23..12-04'],
    ['coupe homme, il me la faut pour le 4', '+ homme 11-23..12-04'],
    // Near misses.
    ['men’s cut two days before Friday', '+ homme 11-25'],
    ['men’s cut before lunch on Friday', '+ homme 11-27 [0,12)'],
    ['I need a men’s cut for Friday', 'book; + homme 11-27'],
    ['a men’s cut for the wedding on the 5th', '+ homme 12-05'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('the month of a birthday, or an age that is reached, bounds nothing', () => {
  it.each([
    ['my son turns 16 in January, when can he start?', '?other'],
    ['mon gars aura 16 ans en janvier, coupe homme', '+ homme'],
    ['she turns 16 on January 12, when can she start', '?other'],
    // Near misses.
    ['it’s my birthday on Dec 5, men’s cut', '+ homme 11-23..12-05'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('what runs out at an hour is no appointment then', () => {
  it.each([
    ['l’offre sur notre maison expire à 17 h', '.'],
    ['the sale ends at 5', '.'],
    ['the sale ends at 4, men’s cut thursday', '+ homme 11-26'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('an appointment that was made before is told, and not wished', () => {
  it.each([
    ['c’est demain mon rendez-vous, je crois', '?my_appointment'],
    ['j’ai rendez-vous mercredi, à 9 h avec Karim', '?my_appointment'],
    ['I have an appointment Tuesday at 3 with Sophie', '?my_appointment'],
    ['is my appointment tomorrow?', '?my_appointment'],
    ['my appointment is Tuesday at 3, can I move it to Thursday?', 'move; + 11-26'],
    ['j’ai déjà un rdv jeudi pour une coupe, je voudrais une coloration vendredi', 'book; + couleur 11-27'],
    ['I have an appointment tomorrow but need to cancel', 'cancel'],
    // Near misses.
    ['can I have an appointment tomorrow', 'book; + 11-24'],
    ['j’ai un rendez-vous à prendre pour jeudi', 'book; + 11-26'],
    ['is tomorrow good for my appointment?', 'book; + 11-24'],
    ['c’est pour un rendez-vous demain', 'book; + 11-24'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('a day before the question of the hours is that of the question', () => {
  it.each([
    ['le samedi vous êtes ouverts ?', '?hours( 11-28 sat)'],
    ['Saturday, are you open?', '?hours( 11-28 sat)'],
    ['et le dimanche vous êtes ouverts ? au cas où je devrais changer', '?hours( 11-29 sun)'],
    ['are you open saturday? in case I have to move it', '?hours( 11-28 sat)'],
    // Near misses.
    ['coupe femme samedi, vous êtes ouverts ?', '+ femme 11-28; ?hours'],
    ['samedi vous avez de la place ?', 'book; + 11-28'],
    ['I need to cancel', 'cancel'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('when somebody is home is when it may be', () => {
  it.each([
    [
      'elle est à la maison juste le jeudi après-midi, coupe homme ce jeudi',
      'she is only home thursday afternoon, men’s cut this thursday',
      '+ homme 11-26 [12,18) | + homme 11-26',
    ],
    [
      'elle a mis une chaudière elle est là juste le jeudi après-midi fait que envoyez-moi quelqu’un jeudi, coupe homme',
      'my tenant called last night she is only there thursday afternoon, men’s cut thursday',
      '+ homme 11-26 [12,18) | + homme 11-26',
    ],
    ['je suis à la maison vendredi, coupe homme', 'I’m home friday, men’s cut', '+ homme 11-27'],
    // Whoever comes home then may from then on.
    ['je rentre vendredi, coupe homme', 'I get home friday, men’s cut', '+ homme 11-27..12-28'],
    [
      'je reviens de Floride vendredi, coupe homme',
      'home from florida friday, men’s cut',
      '+ homme 11-27..12-28',
    ],
    ['coupe homme mardi, je rentre à 16 h', 'men’s cut tuesday, I’m home at 4', '+ homme 11-24 [16,24)'],
  ])('%s · %s', (french, english, frame) => {
    expect([french, english].map(inSalon)).toEqual([frame, frame]);
  });

  it('and « quelqu’un jeudi » is no Thursday among others', () => {
    expect(inSalon('envoyez quelqu’un jeudi pour une coupe homme')).toBe('+ homme 11-26');
    expect(inSalon('un jeudi pour une coupe homme')).toBe('+ homme thu');
  });
});
