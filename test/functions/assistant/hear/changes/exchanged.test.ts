import { expect, test } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const date = Temporal.PlainDate.from('2026-11-26');
const context = contextOf('salon', {
  booked: [{ service: 'couleur', date, starts: 600, ends: 720 }],
  hasBooked: true,
});

test.each([
  'can you swap the colouring for a women’s cut?',
  'could I change my colouring to a women’s cut',
  'replace the colouring with a women’s cut please',
  'I’d like a women’s cut instead of the colouring',
  'a women’s cut rather than the colouring',
  'instead of the colouring, a women’s cut',
  'je peux-tu changer la coloration pour une coupe femme?',
  'remplacer la coloration par une coupe femme',
  'échanger ma coloration contre une coupe femme',
  'une coupe femme au lieu de la coloration',
  'une coupe femme à la place de la coloration svp',
  'plutôt qu’une coloration, je prendrais une coupe femme',
])('“%s” gives up what is booked for the other', (said) => {
  const told = heard(said, context);
  expect(told).toContain('- couleur');
  expect(told).toMatch(/\+!? femme/);
});

test.each([
  'can I change into a gown before the colouring?',
  'a women’s cut with the colouring',
  'je change la coloration de jour, et une coupe femme aussi',
  'une coupe femme après la coloration',
])('“%s” gives up nothing', (said) => {
  expect(heard(said, context)).not.toContain('- couleur');
});
