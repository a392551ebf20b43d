import { byCategory } from '../../../shared/domain/service-categories.ts';
import { useTexts } from '../../i18n/texts.ts';
import { serviceListTexts } from './service-list-texts.ts';

/** A service as a list names it. */
export interface ListedService {
  readonly id: string;
  readonly label: string;
  /** What of its label a phone cuts off once it is chosen. */
  readonly hint?: string | undefined;
  /** Absent for none. */
  readonly category?: string | undefined;
}

const options = (services: readonly ListedService[]) =>
  services.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));

/** The services of a select, by category where there are any. */
export const ServiceOptions = ({ services }: { readonly services: readonly ListedService[] }) => {
  const { others } = useTexts(serviceListTexts);
  const groups = byCategory(services);
  if (groups.every(({ category }) => category === null)) return options(services);
  return groups.map(({ category, services: own }) => (
    <optgroup key={category ?? ''} label={category ?? others}>
      {options(own)}
    </optgroup>
  ));
};
