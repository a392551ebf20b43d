import {
  type AutomationKind,
  isAutomation,
  isTimed,
  MESSAGE_HOURS,
  type TimedKind,
} from '../../../shared/domain/automations.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import { LANGUAGES } from '../../../shared/domain/language.ts';
import type { AutomationPatch } from '../../../shared/schemas/automation.ts';
import { AppError, found, invalidField } from '../../kernel/app-error.ts';
import { ifAbsent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import { ifUnchanged, isSavedBy } from '../../kernel/table/versioned.ts';
import {
  type AutomationItem,
  findAutomation,
  type OwnText,
  untouched,
} from '../../records/messages/automation-store.ts';
import { planOf } from '../../records/tenants/plan-of.ts';
import { getTenant } from '../../records/tenants/tenant-store.ts';
import { checkTexts } from './check-texts.ts';
import { toAutomation } from './shown-automation.ts';

/** The message of a path. Throws 404 `not_found`. */
export const kindOf = (name: string): AutomationKind => found(isAutomation(name) ? name : undefined);

type Texts = AutomationItem['texts'];

const mergedTexts = (present: Texts, patch: AutomationPatch['texts']): Texts => {
  const entries = LANGUAGES.flatMap((language): readonly (readonly [string, OwnText])[] => {
    const given = patch?.[language];
    const kept = given === undefined ? present[language] : given;
    return kept ? [[language, kept]] : [];
  });
  return Object.fromEntries(entries);
};

const choicesOf = (kind: TimedKind): readonly number[] => MESSAGE_HOURS[kind].choices;

type Choice = Pick<AutomationItem, 'isOn' | 'texts' | 'hours'>;

/** `{ hours }` of a message that has them: those given, or else the present ones. Throws 400. */
const hoursIn = (
  { kind, hours: present }: AutomationItem,
  given: number | undefined,
): Pick<AutomationItem, 'hours'> => {
  if (given !== undefined && !(isTimed(kind) && choicesOf(kind).includes(given)))
    throw invalidField('hours', `one_of:${isTimed(kind) ? choicesOf(kind).join(', ') : 'null'}`);
  const hours = given ?? present;
  return hours === undefined ? {} : { hours };
};

/** Writes a choice once; undefined when somebody else wrote it first. */
const written = async (
  table: Table,
  tenantId: TenantId,
  { stored, kind }: { readonly stored: AutomationItem | undefined; readonly kind: AutomationKind },
  choice: Choice & { readonly savedUnder: string },
): Promise<AutomationItem | undefined> => {
  const item = { kind, ...choice, version: (stored ?? untouched(kind)).version + 1 };
  const key = keys.automation(tenantId, kind);
  const isDone = await table.writeIf(
    stored ? { update: key, set: choice, when: ifUnchanged(stored) } : { put: key, item, when: ifAbsent },
  );
  return isDone ? item : undefined;
};

/** Which message is changed, by which request, and when. */
export interface AutomationSaving {
  readonly tenantId: TenantId;
  readonly kind: AutomationKind;
  readonly savedUnder: string;
  readonly now: number;
}

/**
 * Saves what a patch names. Throws 400 for a text that cannot be sent, 403 `plan_required` on Basic, 409
 * `changed_meanwhile` with the message as it is, 503 `busy`.
 */
export const updateAutomation = async (
  table: Table,
  { tenantId, kind, savedUnder, now }: AutomationSaving,
  { version, isOn, hours, texts }: AutomationPatch,
): Promise<AutomationItem> => {
  checkTexts(kind, texts);
  if (planOf(await getTenant(table, tenantId), now) !== 'pro') throw new AppError('plan_required');
  return settledOrBusy(async () => {
    const stored = await findAutomation(table, tenantId, kind);
    const present = stored ?? untouched(kind);
    if (isSavedBy({ version, savedUnder }, present, toAutomation(present))) return present;
    const choice = {
      isOn: isOn ?? present.isOn,
      texts: mergedTexts(present.texts, texts),
      ...hoursIn(present, hours),
      savedUnder,
    };
    return written(table, tenantId, { stored, kind }, choice);
  });
};

/** Puts our texts and our time back and turns the message on, whatever the plan. Throws 503 `busy`. */
export const resetAutomation = async (
  table: Table,
  { tenantId, kind, savedUnder }: Omit<AutomationSaving, 'now'>,
): Promise<void> => {
  await settledOrBusy(async () => {
    const stored = await findAutomation(table, tenantId, kind);
    if (!stored || stored.savedUnder === savedUnder) return stored ?? untouched(kind);
    return written(
      table,
      tenantId,
      { stored, kind },
      {
        isOn: true,
        texts: {},
        ...(isTimed(kind) ? { hours: MESSAGE_HOURS[kind].usual } : {}),
        savedUnder,
      },
    );
  });
};
