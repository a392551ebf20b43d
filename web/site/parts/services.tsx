import { Clock } from 'lucide-react';
import { useTexts } from '../../i18n/texts.ts';
import { serverTexts } from '../server-texts.ts';
import type { ServiceCardView, ServiceGroupView } from '../view/about-view.ts';
import { LookLink } from './look.tsx';
import { Picture } from './picture.tsx';

interface ServiceCardProps {
  readonly service: ServiceCardView;
  /** Below its category's heading, or the section's. */
  readonly heading: 'h3' | 'h4';
  /** Whether a card beside it has a picture, so that one without gets its place. */
  readonly isPictured: boolean;
}

const pictureStyle = 'size-20 shrink-0 rounded-control sm:mb-4 sm:aspect-video sm:h-auto sm:w-full';

const ServiceCard = ({ service, heading: Heading, isPictured }: ServiceCardProps) => {
  const texts = useTexts(serverTexts);
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <div className="flex gap-4 sm:block">
        {service.picture ? (
          <Picture picture={service.picture} className={`${pictureStyle} object-cover`} />
        ) : (
          isPictured && (
            <span
              aria-hidden="true"
              className={`${pictureStyle} grid place-items-center bg-soft text-3xl font-bold text-link`}
            >
              {service.name.slice(0, 1)}
            </span>
          )
        )}
        <div className="min-w-0">
          <Heading className="text-lg leading-6 font-semibold wrap-anywhere">{service.name}</Heading>
          {service.description && (
            <p className="mt-1 text-[0.9375rem] leading-6 wrap-anywhere whitespace-pre-line text-muted sm:mt-2">
              {service.description}
            </p>
          )}
        </div>
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-4 pt-3 sm:pt-5">
        <p className="flex grow items-center justify-between gap-4 tabular-nums sm:w-full">
          <span className="inline-flex items-center gap-1.5 text-sm text-muted">
            <Clock aria-hidden="true" size={14} />
            <span className="sr-only">{texts.duration} </span>
            {service.duration}
          </span>
          {service.price !== null && (
            <span className="text-right font-semibold">
              <span className="sr-only">{texts.price} </span>
              {service.price}
            </span>
          )}
        </p>
        <LookLink
          {...service.chosen}
          isBook
          label={texts.bookService(service.name)}
          className="ml-auto inline-flex min-h-11 items-center justify-center rounded-control border border-line px-4 text-sm font-semibold text-link hover:bg-soft sm:w-full"
        >
          {texts.book}
        </LookLink>
      </div>
    </li>
  );
};

const Group = ({ group: { title, services } }: { group: ServiceGroupView }) => {
  const isPictured = services.some(({ picture }) => picture !== null);
  return (
    <>
      {title !== null && <h3 className="mt-8 text-xl font-bold sm:mt-10 wrap-anywhere">{title}</h3>}
      <ul
        className={`${title === null ? 'mt-8' : 'mt-4'} grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3`}
      >
        {services.map((service) => (
          <ServiceCard
            key={service.id}
            service={service}
            heading={title === null ? 'h3' : 'h4'}
            isPictured={isPictured}
          />
        ))}
      </ul>
    </>
  );
};

interface ServicesProps {
  readonly groups: readonly ServiceGroupView[];
  /** What holds of taxes. */
  readonly taxes: string | null;
}

/** The active services by category; nothing when there are none. */
export const Services = ({ groups, taxes }: ServicesProps) => {
  const texts = useTexts(serverTexts);
  if (groups.length === 0) return null;
  return (
    <section
      id="services"
      aria-labelledby="services-title"
      className="mx-auto max-w-6xl px-4 py-8 sm:px-5 sm:py-12 lg:px-8"
    >
      <h2 id="services-title" className="text-2xl font-bold sm:text-3xl">
        {texts.services}
      </h2>
      {taxes !== null && <p className="mt-2 text-sm text-muted">{taxes}</p>}
      {groups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </section>
  );
};
