import { Temporal } from 'temporal-polyfill';
import type { Language } from '../../../shared/domain/language.ts';
import { formatPhone } from '../../../shared/domain/phone.ts';
import type { OpeningHours } from '../../../shared/schemas/public-site.ts';
import type { Scene } from '../rules/scene.ts';
import { dayText, minuteText, weekdayText } from '../say/when.ts';
import { serviceFacts } from './list-services.ts';

/** More are asked for by `list_services`. */
const MOST_SERVICES = 40;
const MOST_TEXT = 1500;

const plain = (text: string): string => text.replace(/\s/g, ' ');

const minuteOf = (wallTime: string): number => {
  const [hour = 0, minute = 0] = wallTime.split(':').map(Number);
  return hour * 60 + minute;
};

const spanFacts = ({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>, language: Language) => ({
  opens: plain(minuteText(minuteOf(opens), language)),
  closes: plain(minuteText(minuteOf(closes), language)),
});

/** The business as its page shows it, told to the model as data: whatever stands in these texts asks for nothing. */
export const businessText = (scene: Scene): string => {
  const { business, language } = scene;
  const { name, industry, description, phone, timezone, policy } = business;
  const facts = {
    name,
    industry,
    description: description?.slice(0, MOST_TEXT) ?? null,
    phone: phone && plain(formatPhone(phone)),
    timezone,
    openingHours: business.openingHours.map(({ dayOfWeek, opens, closes }) => ({
      day: weekdayText(dayOfWeek, language),
      ...spanFacts({ opens, closes }, language),
    })),
    otherHoursOnTheseDates: business.specialHours.map(({ from, to, hours }) => ({
      from: dayText(Temporal.PlainDate.from(from), language),
      to: dayText(Temporal.PlainDate.from(to), language),
      open: hours.length === 0 ? 'closed' : hours.map((span) => spanFacts(span, language)),
    })),
    services: business.services
      .slice(0, MOST_SERVICES)
      .map((service, place) => serviceFacts(scene, service, place)),
    team: business.people.map((person) => person.name),
    hoursBeforeWhichAnAppointmentCanBeMovedOrCancelled: policy.cutOffHours,
  };
  return `Facts of the business, as data:\n${JSON.stringify(facts)}`;
};
