import { Temporal } from 'temporal-polyfill';
import { formatPrice, priceText } from '../../../shared/domain/money.ts';
import { formatPhone } from '../../../shared/domain/phone.ts';
import { addressLine } from '../../../shared/domain/postal-address.ts';
import type { PublicPerson } from '../../../shared/schemas/public-site.ts';
import type { BusinessService } from '../contract.ts';
import { serviceLabel } from './appointment-text.ts';
import { dayLine, specialLine, weekLines } from './hours-text.ts';
import { type Said, type SayScene, says, type Tellers } from './scene.ts';
import { dateText, dateTimeText, dayText, weekdayText } from './when.ts';
import { totalTaxes } from './whole-text.ts';
import { allOf, anyOf, bullets, oneLine, quoted } from './words.ts';

const labels = (services: readonly BusinessService[], scene: SayScene): readonly string[] =>
  services.map((service) => serviceLabel(service, scene));

const namesOf = (named: ReadonlyArray<{ readonly name: string }>): readonly string[] =>
  named.map(({ name }) => oneLine(name));

const listOf = (services: readonly BusinessService[], scene: SayScene): Said =>
  services.length === 0 ? says(scene.t.noServices) : says(scene.t.services, bullets(labels(services, scene)));

const details = (service: BusinessService, scene: SayScene): string => {
  const label = serviceLabel(service, scene);
  return service.description ? scene.t.detail(label, service.description) : scene.t.sentence(label);
};

/** One thing in a sentence, several in a list. */
const severally = (lines: readonly string[]): Said =>
  says(lines.length > 1 ? bullets(lines) : (lines[0] ?? ''));

const team = (people: readonly PublicPerson[], { t, language }: SayScene): readonly string[] =>
  people.length === 0 ? [] : [t.people(allOf(namesOf(people), language))];

/** Each name once, with how often it counts. */
const countedNames = (services: readonly BusinessService[]): readonly string[] =>
  [...new Set(services)].map((service) => {
    const count = services.filter((one) => one === service).length;
    const name = namesOf([service]).join();
    return count > 1 ? `${count}\u00a0× ${name}` : name;
  });

export const facts: Tellers<
  | 'services'
  | 'service_details'
  | 'prices'
  | 'lengths'
  | 'extreme'
  | 'sum'
  | 'comparison'
  | 'is_offered'
  | 'not_offered'
  | 'people'
  | 'performers'
  | 'performers_then'
  | 'performs'
  | 'does_not_perform'
  | 'nobody_of_that_name'
  | 'hours'
  | 'hours_on'
  | 'closed_on'
  | 'weekday_differs'
  | 'phone'
  | 'address'
  | 'about'
  | 'answer'
  | 'near_answer'
  | 'unknown'
  | 'remarks_kept'
  | 'remarks_unread'
  | 'taxes'
  | 'policy'
  | 'inside_cut_off'
  | 'before_cut_off'
  | 'privacy'
  | 'staff_contact'
  | 'their_appointment'
  | 'person_free'
  | 'waitlist'
> = {
  services: ({ services }, scene) => listOf(services, scene),
  service_details: ({ services }, scene) => says(...services.map((service) => details(service, scene))),
  prices: ({ services }, scene) =>
    severally(
      services.map((service) => {
        const price = priceText(service, scene.language);
        const name = oneLine(service.name);
        return price === undefined
          ? scene.t.priceUnknown(name)
          : scene.t.sentence(scene.t.detail(name, price));
      }),
    ),
  lengths: ({ services }, { t }) =>
    severally(services.map(({ name, durationMin }) => t.length(oneLine(name), t.minutes(durationMin)))),
  extreme: ({ which, services }, scene) => {
    const { t } = scene;
    const isOfPrice = which === 'cheapest' || which === 'dearest';
    if (services.length === 0) return says(isOfPrice ? t.pricesUnknown : t.lengthsUnknown);
    return says(`${t.extreme[which]} ${t.sentence(anyOf(labels(services, scene), scene.language))}`);
  },
  sum: ({ services, total, minutes }, scene) => {
    const { t, language } = scene;
    const names = allOf(countedNames(services), language);
    const time = t.minutes(minutes);
    if (!total) return says(t.sumUnknown(names, time));
    const taxes = totalTaxes(total, scene);
    const price = formatPrice(total, language);
    return says(t.sum(names, taxes === undefined ? price : `${price} (${taxes})`, time));
  },
  comparison: ({ services }, scene) =>
    says(scene.t.comparison, bullets(services.map((service) => details(service, scene)))),
  is_offered: ({ services }, scene) =>
    says(scene.t.isOffered(allOf(labels(services, scene), scene.language))),
  not_offered: ({ thing, services }, scene) => {
    const { t } = scene;
    const no = thing === undefined ? t.notOfferedHere : t.notOffered(oneLine(thing));
    return says(no, ...(services.length === 0 ? [] : listOf(services, scene).says));
  },
  people: ({ people }, scene) => says(...(people.length === 0 ? [scene.t.noPeople] : team(people, scene))),
  performers: ({ service, people }, { t, language }) =>
    says(
      people.length === 0
        ? t.performersUnknown(oneLine(service.name))
        : t.performers(oneLine(service.name), anyOf(namesOf(people), language)),
    ),
  performers_then: ({ startAt, people, isBooked }, { t, zone, language }) => {
    const [start, names] = [dateTimeText(startAt, zone, language), anyOf(namesOf(people), language)];
    return says(isBooked ? t.bookedWith(start, names) : t.performersThen(start, names, people.length > 1));
  },
  performs: ({ person, services }, { t, language }) =>
    says(
      services.length === 0
        ? t.performsUnknown(oneLine(person.name))
        : t.performs(oneLine(person.name), allOf(namesOf(services), language)),
    ),
  does_not_perform: ({ person, service, people }, { t, language }) => {
    const what = oneLine(service.name);
    const others = people.length === 0 ? [] : [t.performers(what, anyOf(namesOf(people), language))];
    return says(t.doesNotPerform(oneLine(person.name), what), ...others);
  },
  nobody_of_that_name: ({ name, people }, scene) =>
    says(scene.t.nobody(oneLine(name)), ...team(people, scene)),
  hours: ({ week, exceptions }, scene) => {
    const { t } = scene;
    const special = exceptions.map((each) => specialLine(each, scene));
    const except = special.length === 0 ? [] : [t.exceptions, bullets(special)];
    if (week.length === 0) return says(t.hoursUnknown, ...except);
    return says(t.hours, bullets(weekLines(week, scene)), ...except);
  },
  hours_on: ({ days }, scene) => severally(days.map((day) => dayLine(day, scene))),
  weekday_differs: ({ misdated: { date, weekday } }, { t, language }) => {
    const real = weekdayText(Temporal.PlainDate.from(date).dayOfWeek % 7, language);
    return says(t.weekdayDiffers(dateText(date, language), real, weekdayText(weekday % 7, language)));
  },
  closed_on: ({ days }, scene) => severally(days.map((day) => dayLine(day, scene))),
  phone: ({ phone }, { t }) => says(phone === null ? t.noPhone : t.phone(formatPhone(oneLine(phone)))),
  address: ({ address }, { t, language }) =>
    says(address === null ? t.noAddress : t.address(oneLine(addressLine(address, language)))),
  about: ({ text }) => says(text.trim()),
  answer: ({ text }) => says(text.trim()),
  near_answer: ({ question, text }, { t, language }) =>
    says(t.nearAnswer(quoted([question], language), text.trim())),
  unknown: ({ topic, thing, words, isAttached }, { t, language }) => {
    if (topic === 'woman_or_man') return says(isAttached ? t.womanOrManNoted : t.womanOrMan);
    if (words === undefined)
      return says(t.unknown(thing === undefined ? t.topics[topic] : quoted([oneLine(thing)], language)));
    const question = quoted([words], language);
    return says(isAttached ? t.unansweredAttached(question) : t.unanswered(question));
  },
  remarks_kept: (_, { t }) => says(t.remarksKept),
  remarks_unread: ({ words }, { t, language }) => says(t.noteFull(quoted(words, language))),
  taxes: ({ taxes }, { t }) => says(t.taxes[taxes]),
  policy: ({ cutOffHours }, { t }) =>
    says(cutOffHours > 0 ? t.policyUntil(t.hoursBefore(cutOffHours)) : t.policy),
  inside_cut_off: ({ startAt, cutOffHours, isBooked }, { t, zone, language }) => {
    const [start, hours] = [dateTimeText(startAt, zone, language), t.hoursBefore(cutOffHours)];
    return says(isBooked ? t.insideCutOff(start, hours) : t.wouldBeInsideCutOff(start, hours));
  },
  before_cut_off: ({ startAt, until }, { t, zone, language }) =>
    says(t.beforeCutOff(dateTimeText(startAt, zone, language), dateTimeText(until, zone, language))),
  privacy: (_, { t }) => says(t.privacy),
  staff_contact: (_, { t }) => says(t.staffContact),
  their_appointment: (_, { t }) => says(t.theirAppointment),
  person_free: ({ person, isFree, date, next }, { t, language }) => {
    const [name, day] = [oneLine(person.name), dayText(date, language)];
    if (isFree) return says(t.personFree(name, day));
    const then = next === undefined ? [] : [t.personFreeNext(dayText(next, language))];
    return says(t.personNotFree(name, day), ...then);
  },
  waitlist: ({ url }, { t, language }) => says(t.waitlist(`${url}?lang=${language}`)),
};
