import { useCallback, useState } from 'react';
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import type { RouteData } from '../../../shared/routes.ts';
import type { ApiInput } from '../../lib/api.ts';
import { AFFECTED, type ReadKey, type Topic } from './affected.ts';
import { api } from './session.ts';

type ReadInput<Key extends ReadKey> = Pick<ApiInput<Key>, Extract<keyof ApiInput<Key>, 'params' | 'query'>>;

// With a generic key, TypeScript cannot infer the call's arguments, so they are typed here once.
const read = <Key extends ReadKey>(key: Key, input: unknown): Promise<RouteData<Key>> =>
  (api as (key: Key, input: unknown) => Promise<RouteData<Key>>)(key, input);

/**
 * Reads a route through the cache: `useApi('GET /v1/slots', { query: { limit: 8 } })`. A null key reads nothing.
 * Answers SWR's `{ data, error, isLoading, isValidating, mutate }`.
 */
export const useApi = <Key extends ReadKey>(
  key: Key | null,
  input?: ReadInput<Key>,
  options: SWRConfiguration = {},
) => useSWR<RouteData<Key>, unknown>(key && [key, input ?? {}], () => read(key as Key, input), options);

interface Page {
  readonly nextCursor?: string | undefined;
  readonly partial?: boolean | undefined;
}

const walk = async <Key extends ReadKey, Item>(
  key: Key,
  query: object,
  itemsOf: (data: RouteData<Key>) => readonly Item[],
  pages: number,
) => {
  const items: Item[] = [];
  let cursor: string | undefined;
  let isPartial = false;
  for (let page = 0; page < pages; page++) {
    const data = await read(key, { query: { ...query, cursor } });
    items.push(...itemsOf(data));
    ({ nextCursor: cursor } = data as Page);
    isPartial ||= (data as Page).partial ?? false;
    if (cursor === undefined) break;
  }
  return { items, hasMore: cursor !== undefined, isPartial };
};

/**
 * Reads a list that comes in pages of a cursor: `items` so far, `hasMore`, `loadMore()`; `firstPages` of them to begin
 * with. Revalidating reads all pages shown, so that what was deleted is gone from each. While another list is read the
 * last one stays, but not where that fails: nobody would see that it is another's.
 */
export const useApiList = <Key extends ReadKey, Item>(
  key: Key,
  itemsOf: (data: RouteData<Key>) => readonly Item[],
  query: object = {},
  firstPages = 1,
) => {
  const [pages, setPages] = useState(firstPages);
  const list = JSON.stringify([key, query]);
  const answer = useSWR(
    [key, { query }, pages],
    async () => ({ ...(await walk(key, query, itemsOf, pages)), list }),
    { keepPreviousData: true },
  );
  const data = answer.data?.list === list || answer.error === undefined ? answer.data : undefined;
  return {
    ...answer,
    data,
    items: data?.items,
    hasMore: data?.hasMore ?? false,
    /** The server stopped its search before the end. */
    isPartial: data?.isPartial ?? false,
    loadMore: () => setPages((shown) => shown + 1),
  };
};

/** Reads again, after changes of these topics, all that they may have changed; everything when none is named. */
export const useRefresh = () => {
  const { mutate } = useSWRConfig();
  return useCallback(
    (...topics: readonly Topic[]) => {
      const affected = new Set(topics.flatMap((topic) => AFFECTED[topic]));
      return mutate((cached) => Array.isArray(cached) && (topics.length === 0 || affected.has(cached[0])));
    },
    [mutate],
  );
};
