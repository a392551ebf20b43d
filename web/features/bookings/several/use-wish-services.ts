import type { Service } from '../../../../shared/schemas/service.ts';
import { useTexts } from '../../../i18n/texts.ts';
import type { WishService } from '../../several/wish-fields.tsx';
import { bookingTexts } from '../texts.ts';
import { useCalendars } from '../use-calendars.ts';

/** The services as the form for several appointments lists them, each with those who perform it. */
export const useWishServices = (services: readonly Service[]): readonly WishService[] => {
  const t = useTexts(bookingTexts);
  const active = useCalendars().filter((calendar) => calendar.active);
  return services.map(({ serviceId, name, durationMin, category, calendarIds }) => {
    const able = active.filter(
      ({ calendarId }) => calendarIds.length === 0 || calendarIds.includes(calendarId),
    );
    return {
      ...{ id: serviceId, label: t.serviceOption(name, durationMin), category },
      people: able.length < 2 ? [] : able.map((one) => ({ id: one.calendarId, name: one.name })),
    };
  });
};
