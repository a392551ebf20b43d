import { describe, expect, test } from '@jest/globals';
import { merge } from '../../../../functions/assistant/decide/merge.ts';
import type { Clause, When } from '../../../../functions/assistant/frame.ts';
import { anyWish } from '../../../../functions/assistant/wish.ts';

const time = (part: Partial<When>): When => ({ dates: [], weekdays: [], times: [], ...part });
const wanted = (part: Partial<Clause>): Clause => ({
  polarity: 'wanted',
  persons: [],
  services: [],
  ...part,
});
const refused = (part: Partial<Clause>): Clause => ({ ...wanted(part), polarity: 'refused' });
const service = (id: string) => ({ services: [{ id, sure: 'certain' as const }] });

const thursday = time({ dates: [{ from: '2026-11-26', to: '2026-11-26' }] });
const friday = time({ dates: [{ from: '2026-11-27', to: '2026-11-27' }] });
const nextWeek = time({ dates: [{ from: '2026-11-23', to: '2026-11-29' }] });
const mondays = time({ weekdays: [1] });
const fromThree = time({ times: [{ from: 900, to: 1440 }] });
const morning = time({ times: [{ from: 0, to: 720 }] });

const one = (...clauses: readonly Clause[]) => merge(anyWish, clauses, 8)[0];

describe('what is said in one message', () => {
  test('is taken together where it can be', () => {
    expect(one(wanted({ when: thursday }), wanted({ when: fromThree })).options).toEqual([
      { ...thursday, times: fromThree.times },
    ]);
    expect(one(wanted({ when: nextWeek }), wanted({ when: mondays })).options).toEqual([
      { ...nextWeek, weekdays: [1] },
    ]);
  });

  test('is a choice where it cannot be both', () => {
    expect(one(wanted({ when: thursday }), wanted({ when: friday })).options).toEqual([thursday, friday]);
    expect(
      one(wanted({ when: thursday }), wanted({ when: morning }), wanted({ when: fromThree })).options,
    ).toEqual([
      { ...thursday, times: morning.times },
      { ...thursday, times: fromThree.times },
    ]);
  });

  test('counts in its order: the correction takes the place of what it corrects', () => {
    expect(one(wanted({ when: thursday }), wanted({ when: friday, corrects: true })).options).toEqual([
      friday,
    ]);
  });

  test('about two services is two appointments, on the day that was said for both', () => {
    const [first, second] = merge(
      anyWish,
      [wanted(service('cut')), wanted({ ...service('colour'), when: thursday })],
      8,
    );
    expect([first.serviceId, first.options]).toEqual(['cut', [thursday]]);
    expect([second?.serviceId, second?.options]).toEqual(['colour', [thursday]]);
  });

  test('about what may be the service that is wanted already is no other appointment', () => {
    const either = (...ids: readonly string[]) => ({
      services: ids.map((id) => ({ id, sure: 'likely' as const })),
    });
    const wishes = merge(anyWish, [wanted(service('child')), wanted(either('woman', 'man', 'child'))], 8);
    expect(wishes.map(({ serviceId }) => serviceId)).toStrictEqual(['child']);
  });

  test('about another service that corrects the first is one appointment', () => {
    const wishes = merge(
      anyWish,
      [wanted(service('cut')), wanted({ ...service('colour'), corrects: true })],
      8,
    );
    expect(wishes.map(({ serviceId }) => serviceId)).toEqual(['colour']);
  });
});

describe('what is said later', () => {
  const before = one(
    wanted({ when: { ...thursday, times: morning.times }, persons: ['ana'], ...service('cut') }),
  );
  const later = (...clauses: readonly Clause[]) => merge(before, clauses, 8)[0];

  test('keeps the hour with a new day, and the day with a new hour', () => {
    expect(later(wanted({ when: friday })).options).toEqual([{ ...friday, times: morning.times }]);
    expect(later(wanted({ when: fromThree })).options).toEqual([{ ...thursday, times: fromThree.times }]);
  });

  test('lets go of times and of people when anything will do', () => {
    expect(later(wanted({ anyTime: true })).options).toEqual([]);
    expect(later(wanted({ anyone: true })).persons).toEqual([]);
  });

  test('refuses until it is wanted again', () => {
    const without = later(refused({ when: thursday, persons: ['ana'] }));
    expect([without.options, without.excepts]).toEqual([[morning], [thursday]]);
    expect([without.persons, without.notPersons]).toEqual([[], ['ana']]);
    const again = merge(without, [wanted({ when: thursday, persons: ['ana'] })], 8)[0];
    expect([again.excepts, again.persons, again.notPersons]).toEqual([[], ['ana'], []]);
  });

  test('changes the service of the appointment, and leaves its time', () => {
    const changed = later(wanted(service('colour')));
    expect([changed.serviceId, changed.options]).toEqual(['colour', before.options]);
  });
});
