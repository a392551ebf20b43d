import { useTexts } from '../../i18n/texts.ts';
import { serverTexts } from '../server-texts.ts';
import type { PersonView } from '../view/people-view.ts';
import { LookLink } from './look.tsx';
import { Picture } from './picture.tsx';

const PersonCard = ({
  person: { name, title, initial, picture, services, chosen },
}: {
  person: PersonView;
}) => {
  const { book, people: texts } = useTexts(serverTexts);
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <div className="flex items-center gap-4">
        {picture ? (
          <Picture picture={picture} className="size-14 shrink-0 rounded-full object-cover" isNamed />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-14 shrink-0 place-items-center rounded-full bg-soft text-xl font-bold text-link"
          >
            {initial}
          </span>
        )}
        <div className="min-w-0">
          <h3 className="text-lg leading-6 font-semibold wrap-anywhere">{name}</h3>
          {title !== null && <p className="text-sm wrap-anywhere text-muted">{title}</p>}
        </div>
      </div>
      {services.length > 0 && (
        <p className="mt-3 text-[0.9375rem] leading-6 wrap-anywhere text-muted">{services.join(' · ')}</p>
      )}
      {chosen !== null && (
        <p className="mt-auto pt-3 sm:pt-4">
          <LookLink
            {...chosen}
            isBook
            label={texts.bookWith(name)}
            className="inline-flex w-full min-h-11 items-center justify-center rounded-control border border-line px-4 py-2 text-center text-sm font-semibold wrap-anywhere text-link hover:bg-soft"
          >
            {book}
          </LookLink>
        </p>
      )}
    </li>
  );
};

/** Columns on a wide screen, so that no row holds one alone. */
const columnsOf = (count: number): string => {
  if (count === 2) return '';
  return count % 3 === 1 ? 'lg:grid-cols-4' : 'lg:grid-cols-3';
};

/** The people whom a visitor may ask for, with what they do; nothing where there is no choice. */
export const People = ({ people }: { readonly people: readonly PersonView[] }) => {
  const texts = useTexts(serverTexts).people;
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="people-title" className="mx-auto max-w-6xl px-4 py-8 sm:px-5 sm:py-12 lg:px-8">
      <h2 id="people-title" className="text-2xl font-bold sm:text-3xl">
        {texts.title}
      </h2>
      <ul
        className={`mt-6 grid grid-cols-1 gap-3 sm:mt-8 sm:grid-cols-2 sm:gap-4 ${columnsOf(people.length)}`}
      >
        {people.map((person) => (
          <PersonCard key={person.id} person={person} />
        ))}
      </ul>
    </section>
  );
};
