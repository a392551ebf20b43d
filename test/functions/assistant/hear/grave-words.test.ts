import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../functions/assistant/hear/hear.ts';
import { contextOf } from './businesses.ts';

const actsOf = (said: string): readonly string[] => hear(said, contextOf('garage')).acts;

describe('work badly done, or somebody who does not come, is a complaint', () => {
  it.each([
    ['la job d’hier est mal faite', 'the job wasn’t done properly'],
    ['mes freins ont été mal posés', 'my brakes were badly installed'],
    ['je veux que vous reveniez finir', 'I want you to come back and finish'],
    ['faudrait que quelqu’un revienne corriger ça', 'someone needs to come back and fix it'],
    ['votre technicien est encore pas arrivé', 'your technician hasn’t shown up'],
    ['la femme de ménage a une heure de retard', 'the cleaner is an hour late'],
    [
      'ça fait 20 minutes que j’attends devant la porte pis c’est barré',
      'I’ve been waiting outside the door and it’s locked',
    ],
  ])('%s · %s', (one, two) => {
    for (const said of [one, two])
      expect([said, actsOf(said)]).toEqual([said, expect.arrayContaining(['complaint'])]);
  });

  it.each([
    ['mes freins sont usés, je veux les changer jeudi', 'my brakes are worn, I want them done thursday'],
    ['mes freins ont été mal posés par un autre garage', 'my brakes were badly installed by another shop'],
    ['le technicien est-il souvent en retard?', 'is the technician often busy?'],
    ['j’aimerais revenir finir ça jeudi', 'I want to come back thursday to finish'],
    ['j’attends dehors dans le char, prenez votre temps', 'I’m waiting outside in the car, no rush'],
    ['je veux que ce soit bien fait', 'I want it done properly'],
    ['le gars est arrivé, merci', 'the guy is here, thanks'],
  ])('none is heard in: %s · %s', (one, two) => {
    for (const said of [one, two])
      expect([said, actsOf(said)]).toEqual([said, expect.not.arrayContaining(['complaint'])]);
  });
});

describe('who is deaf all at once needs help now', () => {
  it.each([
    [
      'ma mère n’entend plus rien de l’oreille gauche depuis ce matin, d’un coup',
      'I suddenly can’t hear out of my right ear',
    ],
    ['j’ai perdu l’audition d’un coup', 'all of a sudden she lost her hearing'],
  ])('%s · %s', (one, two) => {
    for (const said of [one, two])
      expect([said, actsOf(said)]).toEqual([said, expect.arrayContaining(['emergency'])]);
  });

  it.each([
    ['mon père est sourd depuis longtemps', 'my father has been deaf for years'],
    ['j’entends mal depuis un an', 'I’ve been losing my hearing for years'],
  ])('none is heard in: %s · %s', (one, two) => {
    for (const said of [one, two])
      expect([said, actsOf(said)]).toEqual([said, expect.not.arrayContaining(['emergency'])]);
  });
});

describe('who is stranded is told how to call', () => {
  it.each([
    ['jsuis pris sur le bord de la route avec un flat', 'I’m stuck on the side of the highway with a flat'],
    ['en panne sur l’accotement', 'my car broke down on the side of the road'],
  ])('%s · %s', (one, two) => {
    for (const said of [one, two])
      expect([said, actsOf(said)]).toEqual([said, expect.arrayContaining(['person'])]);
  });

  it.each([
    ['votre garage est sur le bord de la route?', 'is your shop on the side of the highway?'],
    ['mon char est en panne chez nous', 'my car broke, brake inspection thursday'],
  ])('nobody is in: %s · %s', (one, two) => {
    for (const said of [one, two])
      expect([said, actsOf(said)]).toEqual([said, expect.not.arrayContaining(['person'])]);
  });
});

describe('who is held up on the way here is late', () => {
  it.each([
    [
      'rdv à 9 h mais y a un accident sur le pont, j’arrive vers 9h20',
      'appointment at 9 but there’s a crash on the bridge, I’ll be there around 9:20',
    ],
    ['pogné en arrière d’une charrue, j’arrive dans 10 min', 'stuck behind a plow, be there in 10 min'],
    ['le métro est arrêté, je vais arriver plus tard', 'the metro is stopped, I’ll get there a bit after'],
    ['ça avance pu sur la 20, j’arrive bientôt', 'nothing is moving on the 20, I’ll be there soon'],
  ])('%s · %s', (one, two) => {
    for (const said of [one, two]) {
      expect([said, actsOf(said)]).toEqual([said, expect.arrayContaining(['late'])]);
      expect([said, actsOf(said)]).toEqual([said, expect.not.arrayContaining(['emergency'])]);
    }
  });

  it.each([
    [
      'y a eu un accident sur ma rue, je veux un alignement jeudi',
      'there was an accident on my street, I want an alignment thursday',
    ],
    ['je prends le bus 10 pour arriver chez vous', 'I take the 10 bus to get there'],
    ['est-ce que le pont est fermé pour arriver chez vous?', 'is the bridge closed to get there?'],
    [
      'mon char est pris dans la neige, un diagnostic jeudi',
      'my car is stuck in second gear, a check thursday',
    ],
  ])('none is heard in: %s · %s', (one, two) => {
    for (const said of [one, two])
      expect([said, actsOf(said)]).toEqual([said, expect.not.arrayContaining(['late'])]);
  });
});

describe('what was found once they had it back is a complaint', () => {
  it.each([
    [
      'vous avez remplacé mes pneus pis en arrivant chez nous y avait une bosse sur la porte',
      'you replaced my tires and when I got home there was a dent in the door',
    ],
    ['vous avez fait les freins et maintenant il y a une tache', 'you did my brakes and now there’s a stain'],
    ['je suis pas trop content de la job', 'I’m not too happy with the job'],
    ['je veux me faire rembourser', 'I want my money back'],
  ])('%s · %s', (one, two) => {
    for (const said of [one, two])
      expect([said, actsOf(said)]).toEqual([said, expect.arrayContaining(['complaint'])]);
  });

  it.each([
    ['j’ai une bosse sur ma porte, la réparez-vous?', 'I have a dent in my door, do you fix that?'],
    [
      'est-ce que je dois payer et me faire rembourser par après?',
      'do I pay and get reimbursed by my insurer afterwards?',
    ],
    ['je serais content de venir jeudi', 'I’d be happy to come thursday'],
  ])('none is heard in: %s · %s', (one, two) => {
    for (const said of [one, two])
      expect([said, actsOf(said)]).toEqual([said, expect.not.arrayContaining(['complaint'])]);
  });
});

describe('who wants an answer from somebody', () => {
  it.each([
    ['pouvez-vous me faire rappeler demain?', 'could you have someone call me back tomorrow?', 'callback'],
    ['quelqu’un pourrait m’écrire là-dessus?', 'could someone write to me about that?', 'message'],
    ['vous pouvez me répondre par courriel', 'one of the mechanics can email me', 'message'],
  ])('%s · %s: %s', (one, two, act) => {
    for (const said of [one, two])
      expect([said, actsOf(said)]).toEqual([said, expect.arrayContaining([act])]);
  });

  it.each([
    ['pouvez-vous m’écrire le prix?', 'can you email me the invoice?'],
    ['je vais vous écrire demain', 'I’ll email you tomorrow'],
  ])('none in: %s · %s', (one, two) => {
    for (const said of [one, two]) expect(actsOf(said)).not.toContain('message');
  });
});
