import { isDeepStrictEqual } from 'node:util';
import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { commitUnlessRefused, writeOrSkip } from '../../kernel/table/commit.ts';
import { allOf, ifFieldIs, ifPresent } from '../../kernel/table/condition.ts';
import { parseTurn } from '../../kernel/table/keys/conversations.ts';
import { keys } from '../../kernel/table/keys.ts';
import { kindOf, type RowKind } from '../../kernel/table/row-kinds.ts';
import type { Table } from '../../kernel/table/table.ts';
import { markWrites } from '../../records/conversations/conversation-marks.ts';
import {
  type ConversationItem,
  ifAsRead,
  type TranscriptItem,
} from '../../records/conversations/conversation-store.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import type { ContactMention } from './mention.ts';
import type { Stored } from './rows.ts';

/** The replacement for an erased e-mail or phone in somebody else's text, in the business's language. */
const ERASED: Readonly<Record<Language, string>> = { fr: '[effacé]', en: '[erased]' };

/** Free-text fields by kind of row, except what a business publishes about itself. */
const FREE_TEXT: Readonly<Partial<Record<RowKind, readonly string[]>>> = {
  LEAD: ['name', 'message', 'note', 'utm'],
  LEADREF: ['name', 'message', 'note'],
  BOOKING: ['name', 'note'],
  QUESTION: ['question'],
  SCENARIO: ['expected'],
  CLOSURE: ['label'],
  WEBHOOK: ['description'],
};

/** Removes the matches from stored values. */
export type Redact = (value: unknown) => unknown;

/** Redacts in a business's language. */
export const redactFor = async (
  table: Table,
  tenantId: TenantId,
  mention: ContactMention,
): Promise<Redact> => {
  const tenant = await table.get<Pick<TenantItem, 'language'>>(keys.tenant(tenantId));
  const substitute = ERASED[tenant?.language ?? 'fr'];
  const redact: Redact = (value) => {
    if (typeof value === 'string') return mention.isIn(value) ? mention.replacedIn(value, substitute) : value;
    if (Array.isArray(value)) return value.map(redact);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, redact(part)]));
  };
  return redact;
};

/** Of these fields, those that change, with their new values. */
const changesOf = (
  row: object,
  fields: readonly string[],
  redact: Redact,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const before: unknown = Reflect.get(row, field);
      const after = redact(before);
      return isDeepStrictEqual(before, after) ? [] : [[field, after]];
    }),
  );

/** Redacts a row's free text on condition that it has not changed; a row that changed meanwhile is read again. */
export const redactRow = async (
  table: Table,
  tenantId: TenantId,
  row: Stored,
  redact: Redact,
): Promise<void> => {
  const key = keys.tenantRow(tenantId, row.sk);
  const kind = kindOf(row.sk);
  const fields = (kind && FREE_TEXT[kind]) ?? [];
  let now: Stored | undefined = row;
  while (now) {
    const read: Stored = now;
    const set = changesOf(read, fields, redact);
    const changed = Object.keys(set);
    if (changed.length === 0) return;
    const unchanged = allOf(...changed.map((field) => ifFieldIs(field, Reflect.get(read, field))));
    if (await table.writeIf({ update: key, set, when: unchanged })) return;
    now = await table.get<Stored>(key);
  }
};

/** The tags without those that mention the person; undefined where none does. */
const keptTags = ({ tags = [] }: ConversationItem, redact: Redact) => {
  const kept = tags.filter((tag) => redact(tag) === tag);
  return kept.length === tags.length ? undefined : { tags: kept };
};

/** Redacts a conversation's messages and what the assistant remembers of it. */
export const redactConversation = async (
  table: Table,
  tenantId: TenantId,
  row: ConversationItem,
  turns: ReadonlyArray<TranscriptItem & Stored>,
  redact: Redact,
): Promise<void> => {
  for (const turn of turns) {
    const set = changesOf(turn, ['message', 'answer', 'note', 'text'], redact);
    const update = keys.turn(row.conversationId, parseTurn(turn.sk).turnId);
    if (Object.keys(set).length > 0) await writeOrSkip(table, { update, set, when: ifPresent });
  }
  const key = keys.conversation(tenantId, row.conversationId);
  let now: ConversationItem | undefined = row;
  while (now) {
    const tags = keptTags(now, redact);
    const set = { ...changesOf(now, ['memory', 'lastMessage', 'unanswered'], redact), ...tags };
    if (Object.keys(set).length === 0) return;
    const marked = tags ? markWrites(tenantId, now, { ...now, ...tags }) : [];
    if (await commitUnlessRefused(table, [{ update: key, set, when: ifAsRead(now) }, ...marked])) return;
    now = await table.get<ConversationItem>(key);
  }
};
