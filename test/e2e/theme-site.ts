import { randomUUID } from 'node:crypto';
import type { Look, SavedSession } from './inspected-page.ts';

const idTokenOf = ({ origins }: SavedSession): string | undefined =>
  origins
    .flatMap(({ localStorage }) => localStorage)
    .map(({ value }) => /"idToken":"([^"]+)"/.exec(value)?.[1])
    .find(Boolean);

/** Changes an owner's public page, which has its business's theme, not its reader's. */
export const themeSite = async (origin: string, owner: SavedSession, theme: Look['theme']): Promise<void> => {
  const authorization = `Bearer ${idTokenOf(owner)}`;
  const read = await fetch(`${origin}/v1/sites`, { headers: { authorization } });
  const { version } = JSON.parse(await read.text()).data;
  const { status } = await fetch(`${origin}/v1/sites/current`, {
    method: 'PATCH',
    headers: { authorization, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ theme, version }),
  });
  if (status !== 200) throw new Error(`The theme was not changed: ${status}`);
};
