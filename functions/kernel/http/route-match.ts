import type { RouteKey } from '../../../shared/routes.ts';

interface Match<Key extends RouteKey> {
  readonly key: Key;
  readonly params: Readonly<Record<string, string>>;
}

const decode = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

const patternOf = <Key extends RouteKey>(key: Key) => {
  const [method = '', path = ''] = key.split(' ');
  const source = path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)').replaceAll('.', '\\.');
  return { key, method, pattern: new RegExp(`^${source}$`) };
};

/** Finds one of these routes by its method and path; literal paths are tried before those with parameters. */
export const routeMatcher = <Key extends RouteKey>(keys: readonly Key[]) => {
  const patterns = keys.map(patternOf);
  return (method: string, path: string): Match<Key> | undefined => {
    const matches = patterns.flatMap(({ key, method: wanted, pattern }) => {
      const found = wanted === method ? pattern.exec(path) : null;
      return found ? [{ key, groups: found.groups ?? {} }] : [];
    });
    const best = matches.find(({ key }) => !key.includes('{')) ?? matches[0];
    if (!best) return undefined;
    const params = Object.entries(best.groups).map(([name, value]) => [name, decode(value)]);
    return { key: best.key, params: Object.fromEntries(params) };
  };
};
