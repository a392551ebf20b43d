/** Where a record that is saved by version is read, and where its version stands in what is answered. */
const READS: ReadonlyArray<readonly [RegExp, (id: string) => string, (data: Data, id: string) => Data]> = [
  [/^\/v1\/tenants\/(current)$/, () => '/v1/me', (me) => me.tenant],
  [/^\/v1\/sites\/(current)$/, () => '/v1/sites', (site) => site],
  [
    /^\/v1\/services\/([^/]+)$/,
    () => '/v1/services',
    (list, id) => list.services.find((one: Data) => one.serviceId === id),
  ],
  [
    /^\/v1\/availability\/([^/]+)$/,
    () => '/v1/availability',
    (list, id) => list.windows.find((one: Data) => one.availabilityId === id),
  ],
  [
    /^\/v1\/members\/([^/]+)$/,
    () => '/v1/members',
    (list, id) => list.members.find((one: Data) => one.memberId === id),
  ],
  [/^\/v1\/leads\/([^/]+)$/, (id) => `/v1/leads/${id}`, (lead) => lead],
  [/^\/v1\/bookings\/([^/]+)$/, (id) => `/v1/bookings/${id}`, (booking) => booking],
];

type Data = ReturnType<typeof JSON.parse>;

/** The version of the caller's own row among the members. */
const ownVersion = async (read: (path: string) => Promise<Data>): Promise<number> => {
  const [me, list] = [await read('/v1/me'), await read('/v1/members')];
  const own = list?.members?.find((one: Data) => one.userId === me?.user.userId);
  return own?.version ?? 1;
};

/** A body as somebody sends it who has just looked at the record; as it is where it names a version, or needs none. */
export const withSeenVersion = async (
  method: string,
  path: string,
  body: unknown,
  read: (path: string) => Promise<Data>,
): Promise<unknown> => {
  if (method !== 'PATCH' || typeof body !== 'object' || body === null || 'version' in body) return body;
  if (path === '/v1/members/me') return { ...body, version: await ownVersion(read) };
  for (const [pattern, address, pick] of READS) {
    const id = pattern.exec(path)?.[1];
    if (id === undefined) continue;
    const data = await read(address(id));
    return { ...body, version: (data && pick(data, id)?.version) ?? 1 };
  }
  return body;
};
