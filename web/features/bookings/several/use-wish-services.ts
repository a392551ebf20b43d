import type { Service } from '../../../../shared/schemas/service.ts';
import { useTexts } from '../../../i18n/texts.ts';
import type { WishService } from '../../several/wish-props.ts';
import { bookingTexts } from '../texts.ts';
import { useCalendars } from '../use-calendars.ts';

/** The services as the form for several appointments lists them, each with those who perform it. */
export const useWishServices = (services: readonly Service[]): readonly WishService[] => {
  const t = useTexts(bookingTexts);
  const active = useCalendars().filter((calendar) => calendar.active);
  return services.map(({ serviceId, name, durationMin, category, calendarIds }) => {
    const able = active
      .filter((one) => calendarIds.length === 0 || calendarIds.includes(one.calendarId))
      .map((one) => ({ id: one.calendarId, name: one.name }));
    const [only] = able;
    return {
      ...{ id: serviceId, label: t.serviceOption(name, durationMin), category },
      people: able.length < 2 ? [] : able,
      onlyPerson: able.length === 1 ? (only ?? null) : null,
    };
  });
};
