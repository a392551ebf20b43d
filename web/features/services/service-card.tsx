import { Pencil, Trash2 } from 'lucide-react';
import type { Service } from '../../../shared/schemas/service.ts';
import { formatInstant, formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useCan, useMe } from '../session/use-me.ts';
import { serviceTexts } from './texts.ts';

interface ServiceCardProps {
  readonly service: Service;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const Actions = ({ service, onEdit, onDelete }: ServiceCardProps) => {
  const t = useTexts(serviceTexts);
  return (
    <div className="-mx-2 mt-4 -mb-3 flex flex-wrap gap-1 border-t border-line pt-2">
      <Button variant="ghost" aria-label={t.editNamed(service.name)} onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-4" />
        {t.edit}
      </Button>
      <Button variant="ghost" aria-label={t.deleteNamed(service.name)} onClick={onDelete}>
        <Trash2 aria-hidden="true" className="size-4" />
        {t.delete}
      </Button>
    </div>
  );
};

export const ServiceCard = (props: ServiceCardProps) => {
  const { service } = props;
  const t = useTexts(serviceTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const price = service.price === null ? t.noPrice : formatPrice(service.price, service.currency, language);
  return (
    <article className="flex h-full min-w-0 flex-col rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-base font-semibold break-words">{service.name}</h2>
        <Badge tone={service.active ? 'positive' : 'neutral'}>{service.active ? t.active : t.inactive}</Badge>
      </div>
      <p className="mt-1 text-muted tabular">
        {t.minutes(service.durationMin)} · {price}
      </p>
      <p className="mt-3 line-clamp-4 break-words whitespace-pre-line">
        {service.description || t.noDescription}
      </p>
      <p className="mt-auto pt-4 text-xs text-muted">
        {t.updated(formatInstant(service.updatedAt, 'fullDateTime', language, tenant.timezone))}
      </p>
      {useCan('staff') && <Actions {...props} />}
    </article>
  );
};
