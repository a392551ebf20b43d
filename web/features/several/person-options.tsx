import { personLabel } from '../../../shared/domain/people-for.ts';
import type { WishPerson } from './wish-props.ts';

/** The people of a select. */
export const PersonOptions = ({ people }: { readonly people: readonly WishPerson[] }) =>
  people.map((person) => (
    <option key={person.id} value={person.id}>
      {personLabel(person)}
    </option>
  ));
