import { PersonOptions } from '../../features/several/person-options.tsx';
import { type ListedService, ServiceOptions } from '../../features/several/service-options.tsx';
import { Unable } from '../../features/several/unable.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { smallButton } from '../parts/button-style.ts';
import { LookButton } from '../parts/look.tsx';
import { Select } from '../parts/select.tsx';
import { siteTexts } from '../texts.ts';
import type { ServiceView } from '../view/site-view.ts';
import type { Choice } from './use-free-slots.ts';

interface OrderChoiceProps {
  readonly services: readonly ServiceView[];
  readonly people: ServiceView['people'];
  /** Who was asked for and does not perform the chosen service; null for nobody. */
  readonly unable: string | null;
  readonly choice: Choice;
  readonly onService: (serviceId: string) => void;
  readonly onPerson: (personId: string | null) => void;
}

type Labelled = Pick<ServiceView, 'duration' | 'price'> & { readonly name: string | null };

/** A service as a list names it. */
const optionText = ({ name, duration, price }: Labelled): string =>
  [name, duration, price].filter((part) => part !== null).join(' · ');

/** Characters of a name that a select shows on a phone. */
const NAME_SHOWN = 26;

const hintOf = (service: ServiceView): string =>
  optionText(service.name.length > NAME_SHOWN ? service : { ...service, name: null });

/** A service as a select lists it. */
export const listedService = (service: ServiceView): ListedService => ({
  ...{ id: service.id, label: optionText(service), hint: hintOf(service) },
  category: service.category ?? undefined,
});

/** The choice of service and person, in the form. Without JavaScript its button shows the page with the matching slots. */
export const OrderChoice = ({ services, people, unable, choice, onService, onPerson }: OrderChoiceProps) => {
  const texts = useTexts(siteTexts).booking;
  if (services.length === 0) return null;
  const listed = services.map(listedService);
  return (
    <div className="mb-8 flex flex-wrap items-end gap-3">
      <Select
        label={texts.service}
        name="service"
        value={choice.serviceId ?? ''}
        onChange={onService}
        hint={listed.find(({ id }) => id === choice.serviceId)?.hint}
      >
        <ServiceOptions services={listed} />
      </Select>
      {people.length > 0 && (
        <Select
          label={texts.person}
          name="with"
          value={choice.personId ?? ''}
          onChange={(id) => onPerson(id || null)}
        >
          <option value="">{texts.anyone}</option>
          <PersonOptions people={people} />
        </Select>
      )}
      <noscript>
        <LookButton value="" className={smallButton}>
          {texts.showSlots}
        </LookButton>
      </noscript>
      <Unable name={unable} />
    </div>
  );
};
