import { describe, expect, test } from '@jest/globals';
import { notesIn } from '../../../../../functions/assistant/hear/booked/notes.ts';
import { segmentsOf } from '../../../../../functions/assistant/hear/segments.ts';
import { readText } from '../../../../../functions/assistant/hear/text.ts';

const notedIn = (said: string): readonly string[] => {
  const text = readText(said);
  return notesIn(segmentsOf(text)).map(({ start, end }) => text.raw.slice(start, end).trim());
};

describe('what whoever does it is to know', () => {
  test.each([
    [
      'ah pis mets olivier au courant que j’amène mon beau-frère',
      "mets olivier au courant que j'amène mon beau-frère",
    ],
    ['dites à Julie que mes cheveux sont mouillés', 'dites à Julie que mes cheveux sont mouillés'],
    ['avertis karim que j’ai une cicatrice', "avertis karim que j'ai une cicatrice"],
    ['faut que la coiffeuse sache que chu allergique', 'faut que la coiffeuse sache que chu allergique'],
    ['Pouvez-vous prévenir Karim que je suis malentendant?', 'prévenir Karim que je suis malentendant?'],
    ['laissez savoir à karim que j’ai mal au cou', "laissez savoir à karim que j'ai mal au cou"],
    ['dites-lui de sonner à l’app 3', "dites-lui de sonner à l'app 3"],
    [
      'assurez-vous que le plombier sache que le chien mord',
      'assurez-vous que le plombier sache que le chien mord',
    ],
    ['let karim know i’m bringing my brother in law', "let karim know i'm bringing my brother in law"],
    ['tell rose im pregnant ok', 'tell rose im pregnant ok'],
    ['make sure karim knows im allergic to ammonia', 'make sure karim knows im allergic to ammonia'],
    ['can you give karim a heads up that im deaf', 'give karim a heads up that im deaf'],
    ['tell him to buzz apt 3', 'tell him to buzz apt 3'],
    ['tell the groomer about her ears', 'tell the groomer about her ears'],
  ])('“%s”', (said, expected) => {
    expect(notedIn(said)).toEqual([expected]);
  });
});

describe('what is to be noted', () => {
  test.each([
    ['Je garde 8 h, mais notez au moins « Anaïs seulement ».', 'notez au moins « Anaïs seulement ».'],
    ['Et écrivez que c’est dossier CNESST svp', "écrivez que c'est dossier CNESST svp"],
    ['marque que c’est la patte gauche', "marque que c'est la patte gauche"],
    ['inscrivez au dossier que je suis diabétique', 'inscrivez au dossier que je suis diabétique'],
    ['can you put a note that I use a wheelchair', 'put a note that I use a wheelchair'],
    ['n can u put down that my son is autistic', 'put down that my son is autistic'],
    ['please note that I have a sensitive scalp', 'note that I have a sensitive scalp'],
    ['write on my file that the gate is locked', 'write on my file that the gate is locked'],
  ])('“%s”', (said, expected) => {
    expect(notedIn(said)).toEqual([expected]);
  });
});

describe('a call that is wished for once it is done', () => {
  test.each([
    'text me when its done',
    'call me when you’re on your way',
    'textez moi quand vous avez fini',
    'appelez-moi quand le char est prêt',
    'let me know when it’s ready',
  ])('“%s”', (said) => {
    expect(notedIn(said)).toHaveLength(1);
  });
});

test.each([
  'tell karim i’ll be 10 min late',
  'tell karim i can’t make it',
  'dites à karim que je peux pas venir',
  'dites à Julie de me rappeler',
  'tell them to call me back',
  'tell karim i want to move it to friday',
  'mets Julie au courant que je dois annuler',
  'tell me the price again',
  'dites-moi si c’est cher',
  'let me know if something opens up earlier',
  'can you tell me who karim is',
  'do i tell karim that i want it short?',
  'je voulais vous dire que je suis content',
  'j’ai noté que vous fermez à 5 h',
  'i’ll tell karim that myself',
  'put that appointment on friday',
  'mark me down for friday',
  'call me when you can',
])('is no note: “%s”', (said) => {
  expect(notedIn(said)).toEqual([]);
});
