import type { ShownPicture } from '../../../shared/schemas/picture.ts';
import type { PublicConfig, PublicPerson } from '../../../shared/schemas/public-site.ts';
import type { SiteInput } from '../input/site-input.ts';
import { type Chosen, withPerson } from './page-links.ts';

/** Somebody of the team, and what they do. */
export interface PersonView {
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly initial: string;
  readonly picture: ShownPicture | null;
  readonly services: readonly string[];
  /** The form with them chosen; null for somebody who performs nothing. */
  readonly chosen: Chosen | null;
}

const performedBy = ({ services }: PublicConfig, { id }: PublicPerson) =>
  services.filter(({ active, people }) => active && (people?.includes(id) ?? true));

/** Whom a visitor may ask for; empty where there is no choice. */
export const peopleView = (input: SiteInput): readonly PersonView[] =>
  (input.config.people ?? []).map((person) => {
    const services = performedBy(input.config, person);
    const [first] = services;
    return {
      ...{ id: person.id, name: person.name, title: person.title ?? null },
      picture: person.picture ?? null,
      initial: [...person.name.trim()][0]?.toUpperCase() ?? '',
      services: services.map(({ name }) => name),
      chosen: first ? withPerson(input, first.id, person.id) : null,
    };
  });
