import { useState } from 'react';
import useSWR from 'swr';
import type { WebhookDelivery } from '../../../../shared/schemas/webhook.ts';
import { api } from '../../session/session.ts';

const ROUTE = 'GET /v1/webhooks/{webhookId}/deliveries';
const PAGE = 25;

const readPages = async (webhookId: string, pages: number) => {
  const items: WebhookDelivery[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < pages; page++) {
    const query = { limit: PAGE, ...(cursor === undefined ? {} : { cursor }) };
    const { deliveries, nextCursor } = await api(ROUTE, { params: { webhookId }, query });
    items.push(...deliveries);
    cursor = nextCursor;
    if (cursor === undefined) break;
  }
  return { items, hasMore: cursor !== undefined };
};

/** What was sent to one webhook, newest first, in pages. */
export const useDeliveries = (webhookId: string) => {
  const [pages, setPages] = useState(1);
  const { data, error, isValidating, mutate } = useSWR(
    [ROUTE, webhookId, pages],
    () => readPages(webhookId, pages),
    { keepPreviousData: true },
  );
  return {
    items: data?.items,
    hasMore: data?.hasMore ?? false,
    error,
    isValidating,
    mutate,
    loadMore: () => setPages((shown) => shown + 1),
  };
};
