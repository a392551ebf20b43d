import { type RouteKey, routeKeys } from '../../../shared/routes.ts';

interface Match {
  readonly key: RouteKey;
  readonly params: Readonly<Record<string, string>>;
}

const patterns = routeKeys.map((key) => {
  const [method = '', path = ''] = key.split(' ');
  const source = path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)').replaceAll('.', '\\.');
  return { key, method, pattern: new RegExp(`^${source}$`) };
});

const decode = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** The route of the manifest for a method and a path; literal paths are tried before those with parameters. */
export const matchRoute = (method: string, path: string): Match | undefined => {
  const matches = patterns.flatMap(({ key, method: wanted, pattern }) => {
    const found = wanted === method ? pattern.exec(path) : null;
    return found ? [{ key, groups: found.groups ?? {} }] : [];
  });
  const best = matches.find(({ key }) => !key.includes('{')) ?? matches[0];
  if (!best) return undefined;
  const params = Object.fromEntries(
    Object.entries(best.groups).map(([name, value]) => [name, decode(value)]),
  );
  return { key: best.key, params };
};
