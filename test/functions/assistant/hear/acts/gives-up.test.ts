import { describe, expect, it } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const settled = {
  hasBooked: true,
  before: { date: Temporal.PlainDate.from('2026-11-24'), minute: 1020 },
};

describe('who will not come, or is to be taken off, gives the appointment up', () => {
  it.each([
    [
      'j’ai eu samedi 11h avec Linh, je serai pas là, enlevez-moi de l’horaire',
      'got saturday 11 am with Linh, so i won’t be there, take me off',
    ],
    ['enlève-moi de ton agenda pour demain', 'please take me off the schedule for tomorrow'],
    ['je viendrai pas demain', 'I won’t be coming tomorrow'],
    ['rayez mon nom pour jeudi svp', 'scratch my name for thursday please'],
    ['on sera pas là finalement', 'we won’t make it after all'],
    ['je vais devoir passer mon tour pour mon nettoyage', 'have to take a rain check on my cleaning'],
    ['je vais devoir laisser tomber mon nettoyage demain', 'I’ll have to pass on my cleaning tomorrow'],
    ['enlève mon nettoyage de vendredi stp', 'scratch my 4:30 tomorrow'],
    ['libérez ma plage de 15h', 'please free up my spot for tomorrow'],
    ['plus besoin du rendez-vous de demain', 'you can give my spot to someone else'],
    ['je viens pas finalement demain', 'not coming in today, sorry'],
    ['faut que je me désiste pour vendredi', 'i want out of my appointment'],
    ['je ferai pas mon nettoyage demain', 'i cant make my 3pm tomorrow'],
    ['je ne serai pas en mesure de me présenter', 'im not gonna make it tomorrow'],
    ['j’ai plus besoin de mon nettoyage', 'don’t need my cleaning appointment anymore'],
    ['retirez mon rendez-vous du 30 svp', 'remove me from tomorrow’s schedule'],
    ['je peux pas venir pour mon nettoyage', 'sorry i wont be able to come for my cleaning'],
    ['ôtez-nous de votre liste, on viendra pas', 'take us off your book, we won’t come'],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, hear(said, contextOf('clinic')).acts]).toEqual([
        said,
        expect.arrayContaining(['cancel']),
      ]);
  });

  it.each([
    ['enlevez-moi de votre liste d’envoi', 'take me off your mailing list'],
    ['ôtez-moi de la liste d’attente', 'take me off the waiting list'],
    ['je serai pas là avant 15h', 'I won’t be there before 3'],
    ['je serai pas là à temps, plutôt 14h20', 'I won’t be there on time, more like 2:20'],
    ['mon mari sera pas là, juste moi', 'my husband won’t be there, just me'],
    [
      'mon ancien dentiste m’a annulé, avez-vous vendredi',
      'my last dentist cancelled on me, got room friday',
    ],
    ['on s’est fait annuler ailleurs', 'I had to cancel at my old dentist, looking for a cleaning'],
    ['pouvez-vous me donner un rendez-vous vendredi', 'I don’t need an appointment'],
    ['je veux enlever mon tatouage', 'i want to remove my tattoo'],
    ['je vais donner mon numéro', 'wanna drop my bike off before friday'],
    ['on a oublié le cours hier', 'we’re not going to make our ten o’clock on time'],
    ['ma mère peut pas m’accompagner', 'my mom cant come, is it ok if i go alone'],
    ['je viendrai pas seule', 'I won’t be coming alone'],
    [
      'une fuite mardi matin. je serai pas là, mon locataire va vous ouvrir',
      'a leak visit tuesday morning. I won’t be there, my husband will let you in',
    ],
    ['je serai pas là, la clé est sous le tapis', 'I won’t be there, the key is under the mat'],
    ['je serai pas là, ma mère va être là', 'I won’t be there but my mom will be'],
    ['on sera pas là, le voisin peut vous ouvrir', 'we won’t be there, there’s a lockbox on the door'],
    ['pouvez-vous enlever mon vernis?', 'can you take off my polish?'],
    ['je ne serai pas à la maison demain, appelez sur mon cell', 'I won’t be home tomorrow'],
    ['si je viens pas demain, y a-tu des frais?', 'what if I won’t be there tomorrow, is there a fee?'],
  ])('and here nothing is: %s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, hear(said, contextOf('clinic')).acts]).toEqual([
        said,
        expect.not.arrayContaining(['cancel']),
      ]);
  });
});

describe('once something is booked, who lets go of it because they will not come cancels it', () => {
  it.each([
    ['c’est non, faque laissez faire ça, je viendrai pas demain', 'so forget it, I won’t be coming tomorrow'],
    ['oubliez ça, on sera pas là', 'never mind, we won’t be there'],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, hear(said, { ...contextOf('clinic'), ...settled }).acts]).toEqual([
        said,
        expect.arrayContaining(['cancel']),
      ]);
  });
});
