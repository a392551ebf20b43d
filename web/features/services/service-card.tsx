import { MAIN_CALENDAR } from '../../../shared/domain/ids.ts';
import { priceText } from '../../../shared/domain/money.ts';
import type { Service } from '../../../shared/schemas/service.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { ItemActions, ItemCard } from '../../ui/item-card.tsx';
import { placingTexts } from '../placing/texts.ts';
import { isUnperformed } from '../placing/unperformed.ts';
import { useApi } from '../session/use-api.ts';
import { useCan, useMe } from '../session/use-me.ts';
import { serviceTexts } from './texts.ts';

interface ServiceCardProps {
  readonly service: Service;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** The service's performers when that is not everybody, or a warning when none of them takes bookings any more. */
const Performers = ({ service }: Pick<ServiceCardProps, 'service'>) => {
  const t = useTexts(serviceTexts);
  const words = useTexts(placingTexts);
  const calendars = useApi('GET /v1/calendars').data?.calendars ?? [];
  const isOffered = calendars.some(({ calendarId, active }) => active && calendarId !== MAIN_CALENDAR);
  if (service.active && isUnperformed(service, calendars))
    return (
      <div className="mt-3">
        <Alert>{words.nobody}</Alert>
      </div>
    );
  const names = calendars
    .filter(({ calendarId, active }) => active && service.calendarIds.includes(calendarId))
    .map(({ name }) => name)
    .toSorted((one, other) => one.localeCompare(other));
  if (!isOffered || names.length === 0) return null;
  return <p className="mt-1 break-words text-muted">{t.performedBy(names.join(', '))}</p>;
};

export const ServiceCard = ({ service, onEdit, onDelete }: ServiceCardProps) => {
  const t = useTexts(serviceTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const { name } = service;
  const price = priceText(service, language) ?? t.noPrice;
  const buttons = { editLabel: t.editNamed(name), deleteLabel: t.deleteNamed(name), onEdit, onDelete };
  return (
    <ItemCard
      name={name}
      isActive={service.active}
      state={service.active ? t.active : t.inactive}
      updated={t.updated(formatInstant(service.updatedAt, 'fullDateTime', language, tenant.timezone))}
      actions={useCan('staff') && <ItemActions {...buttons} />}
    >
      <p className="mt-1 text-muted tabular">
        {t.minutes(service.durationMin)} · {price}
      </p>
      <Performers service={service} />
      <p className="mt-3 line-clamp-4 break-words whitespace-pre-line">
        {service.description || t.noDescription}
      </p>
    </ItemCard>
  );
};
