import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';
import { frameInShort } from '../frame-in-short.ts';

const heard = (message: string): string => frameInShort(hear(message, contextOf('salon')));

describe('what is asked of a case that is only supposed is a question of the rules, and does nothing', () => {
  it.each([
    'what happens if I can’t make it?',
    'what if I need to cancel?',
    'if the baby is sick i cancel how?',
    'can I cancel if something comes up?',
    'is it ok if I cancel last minute?',
    'if I have to reschedule how do I do it',
    'and if I change my mind?',
    'what if I’m sick that day?',
    'what if it rains, can I move it?',
    'what do I do if she can’t come?',
    'et si je dois annuler ?',
    'si jamais je peux pas venir ?',
    'qu’est-ce qui arrive si je peux pas y aller',
    'si mon gars est malade j’annule comment',
    'pis si je change d’idée?',
    'en cas d’empêchement ?',
    'si je suis malade est-ce que je peux déplacer mon rendez-vous?',
    'ça marche comment si on doit annuler',
    'est-ce grave si j’annule la veille ?',
  ])('“%s”', (message) => {
    expect(heard(message)).toBe('?policy');
  });

  it.each([
    'what if he cancels on me, do I pay something?',
    'if she panics and wants to cancel tomorrow, is there a fee?',
    'do I get charged if I can’t come',
    'if I can’t come, do I lose my deposit?',
    'si ça se débouche tout seul d’ici là, est-ce que je peux annuler sans frais ?',
    'si jpeux pas finalement, faut tu que jpaye',
    'y a-tu des frais si je dois annuler?',
    'je peux annuler sans frais si jamais il neige?',
    'if i chicken out do i ever see my 50 bucks again?',
    'if I back out do I get my deposit back?',
    'si jchoke jrevois tu mon 50 piasses?',
    'si je me désiste, je récupère-tu mon dépôt?',
  ])('of what it costs: “%s”', (message) => {
    expect(heard(message)).toBe('?change_fee');
  });

  it.each([
    ['coupe femme jeudi. et si je dois annuler ?', '+ femme 11-26; ?policy'],
    ['a women’s cut thursday, and what if I can’t make it?', '+ femme 11-26; ?policy'],
    ['10:30 works, and what if I can’t make it?', '+ @10:30; ?policy'],
  ])('beside a wish that stands: “%s”', (message, expected) => {
    const said = hear(message, contextOf('salon', { choices: 3, awaits: 'slot' }));
    expect(frameInShort(said)).toBe(expected);
  });

  it.each(['au cas où je devrais changer', 'in case I have to cancel', 'en cas que j’annule'])(
    'told beside another question it asks nothing and wishes nothing: “%s”',
    (aside) => {
      const { asks, acts, clauses, remarks } = hear(`vous êtes où ? ${aside}`, contextOf('salon'));
      expect([asks.map(({ topic }) => topic), acts, clauses, remarks]).toEqual([['address'], [], [], []]);
    },
  );
});

describe('what is done, or wished on a condition, is not only supposed', () => {
  it.each([
    ['I can’t make it, cancel please', 'cancel'],
    ['if it’s possible I’d like to cancel', 'cancel'],
    ['si possible déplacer mon rendez-vous à jeudi', 'move'],
    ['I’d like to know if I can cancel my appointment', 'cancel'],
    ['est-ce que je peux annuler mon rdv de jeudi?', 'cancel'],
    ['my son is sick, I have to cancel', 'cancel'],
    ['je suis malade, je dois annuler mon rendez-vous de demain', 'cancel'],
    ['je veux annuler s’il vous plaît', 'cancel'],
    ['peut-on déplacer mon rendez-vous à vendredi si c’est possible?', 'move'],
    ['savez-vous si je peux annuler?', 'cancel'],
  ])('“%s”: %s', (message, act) => {
    expect(hear(message, contextOf('salon')).acts).toContain(act);
  });

  it.each([
    ['if I can’t make it Thursday, put me on Friday', '11-27'],
    ['if somebody cancels Friday can you call me?', '?waitlist'],
    ['si quelqu’un annule pouvez-vous m’appeler?', '?waitlist'],
  ])('“%s”: %s', (message, expected) => {
    expect(heard(message)).toContain(expected);
    expect(heard(message)).not.toMatch(/policy|change_fee/);
  });
});
