import { describe, expect, test } from '@jest/globals';
import type { BusinessSpec } from '../../../eval/businesses/business-spec.ts';
import { BUSINESSES } from '../../../eval/businesses/businesses.ts';
import { type LoadedScenario, loadScenarios } from '../../../eval/scenarios/load.ts';
import { CATEGORIES, type Constraint } from '../../../eval/scenarios/scenario.ts';
import { partOf } from '../../../eval/scenarios/split.ts';

const scenarios = loadScenarios();

test('every scenario has a name of its own and stands on its side of the split', () => {
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
  expect(scenarios.filter(({ id, part }) => partOf(id) !== part)).toEqual([]);
});

test('every scenario is had in both languages, about the same and to the same end', () => {
  const shapeOf = ({ category, business, at, steps, end }: LoadedScenario) => [
    category,
    business,
    at,
    steps.length,
    end.booked.length,
  ];
  const of = (language: string) =>
    scenarios
      .filter((one) => one.language === language)
      .map((one) => JSON.stringify([one.id, shapeOf(one)]))
      .toSorted();
  expect(of('en')).toEqual(of('fr'));
});

const constraintsOf = ({ steps, end }: LoadedScenario): readonly Constraint[] => [
  ...steps.flatMap(({ expect: expected, pick }) => [expected?.offers ?? {}, pick?.suits ?? {}]),
  ...end.booked.map(({ name, email, phone, sms, ...constraint }) => constraint),
];

describe('what a scenario names', () => {
  test('is there in its business', () => {
    const unknown = scenarios.flatMap((scenario) => {
      const spec: BusinessSpec = BUSINESSES[scenario.business];
      const said = scenario.steps.flatMap((step) => step.expect?.says ?? []);
      const services = [
        ...constraintsOf(scenario).flatMap(({ service }) => service ?? []),
        ...said.flatMap(({ prices = [], lengths = [], services: named = [] }) => [
          ...prices,
          ...lengths,
          ...named,
        ]),
      ];
      const people = [
        ...constraintsOf(scenario).flatMap(({ people: some = [], notPeople = [] }) => [
          ...some,
          ...notPeople,
        ]),
        ...said.flatMap(({ people: some = [], notPeople = [] }) => [...some, ...notPeople]),
      ];
      return [
        ...services.filter((key) => !Object.hasOwn(spec.services, key)),
        ...people.filter((key) => !Object.hasOwn(spec.people, key)),
      ].map((key) => `${scenario.name}: ${key}`);
    });
    expect(unknown).toEqual([]);
  });

  test('is a pattern that compiles, in folded letters', () => {
    const patterns = scenarios.flatMap(({ steps }) =>
      steps.flatMap(({ expect: expected }) => [...(expected?.says?.anyOf ?? []), ...(expected?.never ?? [])]),
    );
    expect(patterns.filter((pattern) => new RegExp(pattern).source !== pattern.normalize('NFC'))).toEqual([]);
    expect(patterns.filter((pattern) => /[éèêàçôîù’A-Z]/.test(pattern.replace(/\\[A-Z]/g, '')))).toEqual([]);
  });
});

test('every category has scenarios that builders may read', () => {
  const seen = new Set(scenarios.filter(({ part }) => part === 'seen').map(({ category }) => category));
  expect(CATEGORIES.filter((category) => !seen.has(category))).toEqual([]);
});

test('there are enough of them, and enough that negate or take back', () => {
  expect(scenarios.length).toBeGreaterThanOrEqual(300);
  const turned = scenarios.filter(
    ({ category }) => category === 'constraints' || category === 'changes-of-mind',
  );
  expect(turned.length).toBeGreaterThanOrEqual(100);
  const share = scenarios.filter(({ part }) => part === 'unseen').length / scenarios.length;
  expect(share).toBeGreaterThan(0.28);
  expect(share).toBeLessThan(0.4);
});
