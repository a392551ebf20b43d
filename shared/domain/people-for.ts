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

/** The people whom a visitor may ask for a service; empty when that leaves no choice. */
export const peopleFor = ({ people = [] }: Team, service: Performed | undefined): readonly Person[] => {
  const able = people.filter(({ id }) => service?.people?.includes(id) ?? true);
  return able.length > 1 ? able : [];
};

/** How a visitor reads somebody in a list: "Alice · Coloriste". */
export const personLabel = ({ name, title }: Pick<Person, 'name' | 'title'>): string =>
  title === undefined ? name : `${name} · ${title}`;
