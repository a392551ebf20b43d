/** Somebody whom a visitor may ask for; `id` is a calendar. */
interface Person {
  readonly id: string;
  readonly name: string;
}

interface Team {
  /** Absent where there is no choice. */
  readonly people?: readonly Person[] | undefined;
}

interface Performed {
  /** Ids of those who perform a service; everybody without. */
  readonly people?: readonly string[] | undefined;
}

/** Those of a business whom a visitor may ask for a service; nobody where that leaves no choice. */
export const peopleFor = ({ people = [] }: Team, service: Performed | undefined): readonly Person[] => {
  const able = people.filter(({ id }) => service?.people?.includes(id) ?? true);
  return able.length > 1 ? able : [];
};
