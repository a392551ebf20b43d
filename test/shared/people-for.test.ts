import { expect, test } from '@jest/globals';
import {
  isPerformedBy,
  onlyPersonFor,
  peopleFor,
  personLabel,
  unablePerson,
} from '../../shared/domain/people-for.ts';

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

test('names who alone performs a service, and nobody where there is a choice', () => {
  expect(onlyPersonFor({ people }, { people: ['b'] })?.id).toBe('b');
  expect(onlyPersonFor({ people }, { people: ['a', 'b'] })).toBeNull();
  expect(onlyPersonFor({ people }, { people: ['gone'] })).toBeNull();
  expect(onlyPersonFor({}, undefined)).toBeNull();
});

test('keeps who performs the next service, alone too, and names who does not', () => {
  const cut = { people, onlyPerson: null };
  const colour = { people: [], onlyPerson: people[1] ?? null };
  expect(isPerformedBy(colour, 'b')).toBe(true);
  expect(isPerformedBy(colour, 'a')).toBe(false);
  expect(unablePerson([cut, colour], colour, 'a')).toBe(people[0]?.name);
  expect(unablePerson([cut, colour], colour, 'b')).toBeNull();
  expect(unablePerson([cut, colour], cut, 'a')).toBeNull();
  expect(unablePerson([cut, colour], colour, null)).toBeNull();
});
