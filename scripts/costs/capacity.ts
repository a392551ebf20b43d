export interface Units {
  readonly read: number;
  readonly write: number;
}

const ROW = /^\| `(?<route>[^`]+)` \| (?<read>[\d.]+) \| (?<write>[\d.]+) \|/;

/** Each route's DynamoDB units, from `docs/capacity.md`, where a test measures them. */
export const capacityOf = (page: string): ReadonlyMap<string, Units> =>
  new Map(
    page.split('\n').flatMap((line) => {
      const { route, read, write } = ROW.exec(line)?.groups ?? {};
      return route ? [[route, { read: Number(read), write: Number(write) }] as const] : [];
    }),
  );
