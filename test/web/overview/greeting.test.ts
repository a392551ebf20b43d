import { describe, expect, test } from '@jest/globals';
import { firstName } from '../../../web/features/overview/first-name.ts';
import { overviewTexts } from '../../../web/features/overview/texts.ts';

const user = (email: string) => ({ userId: 'u1', email });

describe('the greeting', () => {
  test('uses the first name of the member', () => {
    expect(firstName(user('x@exemple.ca'), [{ userId: 'u1', name: ' Claire Tremblay ' }])).toBe('Claire');
  });

  test('uses what the address tells when the member has no name', () => {
    expect(firstName(user('claire@studio-lumiere.ca'), [{ userId: 'u1', name: null }])).toBe('Claire');
    expect(firstName(user('jean.tremblay@exemple.ca'), [])).toBe('Jean');
  });

  test('names nobody when the address is a desk or no name', () => {
    expect(firstName(user('info@exemple.ca'), [])).toBeNull();
    expect(firstName(user('c3po@exemple.ca'), [])).toBeNull();
  });

  test('does not take the name of another member', () => {
    expect(firstName(user('info@exemple.ca'), [{ userId: 'u2', name: 'Marc' }])).toBeNull();
    expect(firstName(user('info@exemple.ca'), [{ userId: null, name: 'Marc' }])).toBeNull();
  });
});

describe('the sentence of the day', () => {
  const { fr, en } = overviewTexts;

  test('reads as in the design', () => {
    expect(fr.summary(fr.appointments(2, 'tomorrow'), fr.requests(3, false))).toBe(
      'Deux rendez-vous demain, trois demandes attendent une réponse.',
    );
    expect(en.summary(en.appointments(2, 'tomorrow'), en.requests(3, false))).toBe(
      'Two appointments tomorrow, three requests await an answer.',
    );
  });

  test('agrees for none and for one', () => {
    expect(fr.summary(fr.appointments(0, 'tomorrow'), fr.requests(0, false))).toBe(
      'Aucun rendez-vous aujourd’hui ni demain, aucune demande en attente.',
    );
    expect(fr.summary(fr.appointments(1, 'today'), fr.requests(1, false))).toBe(
      'Un rendez-vous aujourd’hui, une demande attend une réponse.',
    );
    expect(en.appointments(1, 'today')).toBe('One appointment today');
  });

  test('says when there are more requests than were read', () => {
    expect(fr.requests(80, true)).toBe('plus de 80 demandes attendent une réponse');
  });
});
