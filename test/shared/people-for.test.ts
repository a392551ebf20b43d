import { expect, test } from '@jest/globals';
import { peopleFor, personLabel } from '../../shared/domain/people-for.ts';

const people = [
  { id: 'a', name: 'Alice' },
  { id: 'b', name: 'Bruno' },
  { id: 'c', name: 'Chloé' },
];

test('everybody performs a service that names nobody', () => {
  expect(peopleFor({ people }, {})).toEqual(people);
  expect(peopleFor({ people }, undefined)).toEqual(people);
});

test('only those whom it names, in the order of the team', () => {
  expect(peopleFor({ people }, { people: ['c', 'a'] }).map(({ id }) => id)).toEqual(['a', 'c']);
});

test('one person is no choice, nor is nobody', () => {
  expect(peopleFor({ people }, { people: ['b'] })).toEqual([]);
  expect(peopleFor({}, { people: ['b'] })).toEqual([]);
});

test('somebody is shown by their name, and what they do if that is known', () => {
  expect(people.map(personLabel)).toEqual(['Alice', 'Bruno', 'Chloé']);
  expect(personLabel({ name: 'Alice', title: 'Coloriste' })).toBe('Alice · Coloriste');
});
