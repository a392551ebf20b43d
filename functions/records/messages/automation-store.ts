import {
  AUTOMATION_KINDS,
  type AutomationKind,
  MESSAGE_HOURS,
  type TimedKind,
} from '../../../shared/domain/automations.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Versioned } from '../../kernel/table/versioned.ts';

/** A text of the business; an SMS has no subject. */
export interface OwnText {
  readonly subject: string | null;
  readonly body: string;
}

/** What a business made of one message; where a text is missing, ours is sent. */
export interface AutomationItem extends Versioned {
  readonly kind: AutomationKind;
  readonly isOn: boolean;
  /** Hours before or after what it follows from; absent while ours hold. */
  readonly hours?: number;
  readonly texts: Readonly<Partial<Record<Language, OwnText>>>;
}

/** A message as every business begins with it. */
export const untouched = (kind: AutomationKind): AutomationItem => ({
  kind,
  isOn: true,
  texts: {},
  version: 1,
});

/** A business's choice for one message; undefined while it never made one. */
export const findAutomation = (
  table: Table,
  tenantId: TenantId,
  kind: AutomationKind,
): Promise<AutomationItem | undefined> => table.get<AutomationItem>(keys.automation(tenantId, kind));

/** Hours before an appointment, or after a request, at which a business has a message sent. */
export const hoursOf = async (table: Table, tenantId: TenantId, kind: TimedKind): Promise<number> =>
  (await findAutomation(table, tenantId, kind))?.hours ?? MESSAGE_HOURS[kind].usual;

/** The messages that a business has changed. */
export const listAutomations = (table: Table, tenantId: TenantId): Promise<readonly AutomationItem[]> =>
  table.all<AutomationItem>(ranges.automations(tenantId), AUTOMATION_KINDS.length);
