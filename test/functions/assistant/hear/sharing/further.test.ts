import { describe, expect, test } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const arranging = (service: string) => contextOf('salon', { service, arranged: [[service]], awaits: 'slot' });

describe('what is asked for beside what is arranged', () => {
  test.each([
    ['enfant', 'and mine?', '+& femme homme'],
    ['enfant', 'ok. pis la mienne?', '+& femme homme'],
    ['enfant', 'et celle à moi?', '+& femme homme'],
    ['homme', 'and my son’s?', '+& enfant'],
    ['homme', 'et celle du petit?', '+& enfant'],
    ['femme', 'what about my little boy?', '+& enfant'],
    ['enfant', 'coupe homme aussi', '+& homme'],
    ['enfant', 'I need a men’s cut for myself as well as his', '+& homme'],
    ['femme', 'I need a colouring too', '+& couleur'],
    ['femme', 'coloration en plus svp', '+& couleur'],
    ['femme', 'a colouring as well please', '+& couleur'],
  ])('opens another beside %s: “%s”', (service, message, expected) => {
    expect(heard(message, arranging(service))).toContain(expected);
  });

  test.each([
    ['femme', 'the women’s cut too'],
    ['enfant', 'that time suits me too'],
    ['femme', 'it’s for my son, he’s 6'],
    ['femme', 'plutôt une coupe homme'],
    ['femme', 'a friend of mine recommended you'],
  ])('but nothing does beside %s: “%s”', (service, message) => {
    expect(heard(message, arranging(service))).not.toContain('+&');
  });
});
