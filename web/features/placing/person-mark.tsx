import { classNames } from '../../ui/class-names.ts';
import { personLook } from '../../ui/person-look.ts';
import { usePersonPhoto } from '../pictures/use-person-photo.ts';
import { usePersonColours } from './use-person-colours.ts';

interface PersonMarkProps {
  readonly personId: string;
  /** Lower than a line of the smallest text. */
  readonly isSmall?: boolean;
}

/**
 * A disc in a person's colour, beside their name, and on it their photo once there is one: it is as large without, so
 * that nothing moves when the photo comes. `personId` is also the id of their calendar.
 */
export const PersonMark = ({ personId, isSmall = false }: PersonMarkProps) => {
  const colourOf = usePersonColours();
  const photo = usePersonPhoto(personId);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex shrink-0 rounded-full',
        isSmall ? 'size-3.5 p-px' : 'size-5 p-0.5',
        personLook(colourOf(personId)).dot,
      )}
    >
      {photo && (
        <img
          src={photo.url}
          alt=""
          width={16}
          height={16}
          loading="lazy"
          className={classNames('rounded-full object-cover', isSmall ? 'size-3' : 'size-4')}
        />
      )}
    </span>
  );
};
