import { Temporal } from 'temporal-polyfill';
import { formatPrice } from '../../../shared/domain/money.ts';
import { holidayLabel } from '../../../shared/domain/quebec-holidays.ts';
import type { OpeningHours, SpecialHours } from '../../../shared/schemas/public-site.ts';
import type { BusinessService } from '../contract.ts';
import type { Intent } from '../hear/intents.ts';
import { dayText, minuteText, weekdayText } from '../say/when.ts';
import { type HoursOn, hoursOn } from '../time/hours-on.ts';
import { localMoment } from '../time/local-time.ts';
import { type Scene, serviceOf } from './scene.ts';

const priceText = (service: BusinessService, { language }: Scene): string | undefined =>
  service.price === null ? undefined : formatPrice(service.price, service.currency, language);

/** "Coupe (45 min, 30,00 $)". */
export const serviceLabel = (service: BusinessService, scene: Scene): string =>
  scene.say.service(service.name, scene.say.minutes(service.durationMin), priceText(service, scene));

export const serviceLines = (services: readonly BusinessService[], scene: Scene): string =>
  services.map((service) => `• ${serviceLabel(service, scene)}`).join('\n');

const meant = (scene: Scene): readonly BusinessService[] => {
  const { heard, business } = scene;
  if (heard.serviceIds.length > 0) return business.services.filter(({ id }) => heard.serviceIds.includes(id));
  const current = serviceOf(scene);
  return current ? [current] : business.services;
};

const aboutServices = (scene: Scene, tell: (service: BusinessService) => string): readonly string[] => {
  const services = meant(scene);
  if (scene.business.services.length === 0) return [scene.say.noServices];
  if (services.length > 3) return [scene.say.services(serviceLines(services, scene))];
  return [services.map(tell).join('\n')];
};

const prices = (scene: Scene) =>
  aboutServices(scene, (service) => {
    const price = priceText(service, scene);
    return price === undefined ? scene.say.priceUnknown(service.name) : scene.say.price(service.name, price);
  });

const durations = (scene: Scene) =>
  aboutServices(scene, ({ name, durationMin }) => scene.say.duration(name, scene.say.minutes(durationMin)));

const services = (scene: Scene): readonly string[] => {
  const { say, heard, business } = scene;
  if (business.services.length === 0) return business.description ? [business.description] : [say.noServices];
  if (heard.serviceIds.length === 0) return [say.services(serviceLines(business.services, scene))];
  return meant(scene).map((service) => {
    const label = serviceLabel(service, scene);
    return service.description ? say.serviceDetail(label, service.description) : `${label}.`;
  });
};

const minuteOf = (wallTime: string): number => {
  const [hour = 0, minute = 0] = wallTime.split(':').map(Number);
  return hour * 60 + minute;
};

const spansOf = (hours: HoursOn['spans'], { say, language }: Scene): string =>
  hours
    .map(({ opens, closes }) =>
      say.hoursSpan(minuteText(minuteOf(opens), language), minuteText(minuteOf(closes), language)),
    )
    .join(', ');

const onDay = (scene: Scene, dayOfWeek: number): readonly OpeningHours[] =>
  scene.business.openingHours.filter((hours) => hours.dayOfWeek === dayOfWeek);

/** How many days ahead the week's hours are told with what is not as in every week. */
const DAYS_TOLD = 56;

const WEEK_FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0];

/** Neighbouring days with the same hours in one line. */
const weekLines = (scene: Scene): readonly string[] => {
  const runs: { spans: string; days: string[] }[] = [];
  let previous: number | undefined;
  for (const day of WEEK_FROM_MONDAY.filter((candidate) => onDay(scene, candidate).length > 0)) {
    const spans = spansOf(onDay(scene, day), scene);
    const last = runs.at(-1);
    const isNext = previous !== undefined && (previous + 1) % 7 === day;
    if (last && isNext && last.spans === spans) last.days.push(weekdayText(day, scene.language));
    else runs.push({ spans, days: [weekdayText(day, scene.language)] });
    previous = day;
  }
  return runs.map(({ spans, days: [first = '', ...others] }) => {
    const last = others.at(-1);
    return scene.say.hoursLine(last === undefined ? first : scene.say.dayToDay(first, last), spans);
  });
};

/** "vendredi 25 décembre (Noël)", "samedi 19 décembre au dimanche 3 janvier". */
const specialDays = ({ from, to, holiday }: SpecialHours, { say, language }: Scene): string => {
  const dayOf = (date: string) => dayText(Temporal.PlainDate.from(date), language);
  const days = from === to ? dayOf(from) : say.dayToDay(dayOf(from), dayOf(to));
  return holiday === null ? days : say.aside(days, holidayLabel(holiday, language));
};

const onDate = (date: string, scene: Scene): string => {
  const { say, language, business } = scene;
  const { spans, special } = hoursOn(business, date);
  const weekday = weekdayText(Temporal.PlainDate.from(date).dayOfWeek % 7, language);
  if (!special)
    return spans.length > 0 ? say.hoursOfDay(weekday, spansOf(spans, scene)) : say.closedThatDay(weekday);
  const day = specialDays({ ...special, from: date, to: date }, scene);
  return spans.length > 0 ? say.hoursOfDate(day, spansOf(spans, scene)) : say.closedThatDate(day);
};

/** Dates soon or asked for on which the week's hours do not hold. */
const exceptions = (scene: Scene): readonly string[] => {
  const { say, heard, business, clock } = scene;
  const { date: today } = localMoment(clock.now, clock.zone);
  const soon = { from: today.toString(), to: today.add({ days: DAYS_TOLD }).toString() };
  const asked = heard.ranges.length > 0 ? heard.ranges : [soon];
  const lines = business.specialHours
    .filter(({ from, to }) => asked.some((range) => from <= range.to && range.from <= to))
    .map((special) => {
      const spans = special.hours.length > 0 ? spansOf(special.hours, scene) : say.closedInLine;
      return say.hoursLine(specialDays(special, scene), spans);
    });
  return lines.length > 0 ? [say.exceptions(lines.join('\n'))] : [];
};

const hours = (scene: Scene): readonly string[] => {
  const { say, heard, business } = scene;
  if (business.openingHours.length === 0) return [say.hoursUnknown];
  const asked = heard.ranges.filter(({ from, to }) => from === to);
  if (asked.length > 0) return asked.map(({ from }) => onDate(from, scene));
  return [say.hours(weekLines(scene).join('\n')), ...exceptions(scene)];
};

const phone = ({ say, business }: Scene): readonly string[] => [
  business.phone ? say.phone(business.phone) : say.noPhone,
];

const address = (scene: Scene): readonly string[] => {
  const { say, business } = scene;
  return [say.address, ...(business.phone ? [say.phone(business.phone)] : [say.askTeam])];
};

const about = (scene: Scene): readonly string[] => {
  const { description } = scene.business;
  return description ? [description] : services(scene);
};

const answers: Partial<Record<Intent, (scene: Scene) => readonly string[]>> = {
  emergency: ({ say }) => [say.emergency],
  identity: ({ say, business }) => [say.identity(business.name)],
  about,
  services,
  price: prices,
  duration: durations,
  hours,
  phone,
  address,
  mine: ({ say }) => [say.mine],
};

/** What is asked that the business's records answer, each told once. Nothing here is made up. */
export const factsAsked = (scene: Scene): readonly string[] => {
  const told = Object.entries(answers)
    .filter(([intent]) => [...scene.heard.intents].some((heard) => heard === intent))
    .flatMap(([, answer]) => answer(scene));
  return [...new Set(told)];
};
