import { Clock } from 'lucide-react';
import { useTexts } from '../../i18n/texts.ts';
import { siteTexts } from '../texts.ts';
import type { ServiceView } from '../view/site-view.ts';

interface ServicesProps {
  readonly services: readonly ServiceView[];
  /** Opens the form with this service chosen. */
  readonly onChoose: (serviceId: string) => void;
}

type ServiceCardProps = Omit<ServicesProps, 'services'> & { readonly service: ServiceView };

const ServiceCard = ({ service, onChoose }: ServiceCardProps) => {
  const texts = useTexts(siteTexts);
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-6 shadow-card">
      <h3 className="text-lg leading-6 font-semibold wrap-anywhere">{service.name}</h3>
      {service.description && (
        <p className="mt-2 text-[0.9375rem] leading-6 wrap-anywhere whitespace-pre-line text-muted">
          {service.description}
        </p>
      )}
      <p className="mt-auto flex items-center justify-between gap-4 pt-5 tabular-nums">
        <span className="inline-flex items-center gap-1.5 text-sm text-muted">
          <Clock aria-hidden="true" size={14} />
          <span className="sr-only">{texts.duration} </span>
          {service.duration}
        </span>
        {service.price !== null && (
          <span className="font-semibold">
            <span className="sr-only">{texts.price} </span>
            {service.price}
          </span>
        )}
      </p>
      <a
        href={service.href}
        onClick={(event) => {
          event.preventDefault();
          onChoose(service.id);
        }}
        aria-label={texts.bookService(service.name)}
        className="mt-4 inline-flex min-h-11 items-center justify-center rounded-control border border-line text-sm font-semibold text-link hover:bg-soft"
      >
        {texts.book}
      </a>
    </li>
  );
};

/** The active services; nothing when there are none. */
export const Services = ({ services, onChoose }: ServicesProps) => {
  const texts = useTexts(siteTexts);
  if (services.length === 0) return null;
  return (
    <section
      id="services"
      aria-labelledby="services-title"
      className="mx-auto max-w-6xl px-4 py-12 sm:px-5 lg:px-8"
    >
      <h2 id="services-title" className="text-2xl font-bold sm:text-3xl">
        {texts.services}
      </h2>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  );
};
