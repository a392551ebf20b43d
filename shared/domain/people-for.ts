/** Somebody whom a visitor may ask for; `id` is the id of their calendar. */
interface Person {
  readonly id: string;
  readonly name: string;
  /** What they do. */
  readonly title?: string | undefined;
}

interface Team {
  /** Absent where there is no choice. */
  readonly people?: readonly Person[] | undefined;
}

interface Performed {
  /** Ids of the people who perform a service; absent for everybody. */
  readonly people?: readonly string[] | undefined;
}

const able = ({ people = [] }: Team, service: Performed | undefined): readonly Person[] =>
  people.filter(({ id }) => service?.people?.includes(id) ?? true);

/** The people whom a visitor may ask for a service; empty when that leaves no choice. */
export const peopleFor = (team: Team, service: Performed | undefined): readonly Person[] => {
  const people = able(team, service);
  return people.length > 1 ? people : [];
};

/** Who of a team alone performs a service; null where several do, or nobody, or where there is no team. */
export const onlyPersonFor = (team: Team, service: Performed | undefined): Person | null => {
  const [first, ...others] = able(team, service);
  return others.length === 0 ? (first ?? null) : null;
};

/** A service as a form offers it. */
interface Offered {
  /** Who may be asked for; empty where there is no choice. */
  readonly people: readonly Person[];
  /** Who alone performs it, so that there is no choice; null for none. */
  readonly onlyPerson: Person | null;
}

/** Whether somebody performs a service, whether that leaves a choice or not. */
export const isPerformedBy = ({ people, onlyPerson }: Offered, personId: string): boolean =>
  onlyPerson?.id === personId || people.some(({ id }) => id === personId);

/** The name of somebody who was asked for and does not perform the service; null where nothing is lost. */
export const unablePerson = (
  services: readonly Offered[],
  service: Offered | undefined,
  personId: string | null,
): string | null => {
  if (personId === null || !service || isPerformedBy(service, personId)) return null;
  const people = services.flatMap((one) => [...one.people, ...(one.onlyPerson ? [one.onlyPerson] : [])]);
  return people.find(({ id }) => id === personId)?.name ?? null;
};

/** How a visitor reads somebody in a list: "Alice · Coloriste". */
export const personLabel = ({ name, title }: Pick<Person, 'name' | 'title'>): string =>
  title === undefined ? name : `${name} · ${title}`;
