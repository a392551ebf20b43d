import { ValidationError } from 'yup';
import type { Issue } from '../../../shared/domain/issues.ts';
import { distinctTags } from '../../../shared/domain/tags.ts';
import type { RouteData } from '../../../shared/routes.ts';
import type { LeadCreate } from '../../../shared/schemas/lead.ts';
import { type ImportedRow, type ImportRow, importedLead } from '../../../shared/schemas/lead-import.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { Request } from '../../kernel/http/request.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import { normaliseContact } from '../../records/leads/given-contact.ts';
import { findLead } from '../../records/leads/lead-store.ts';
import { getTenant } from '../../records/tenants/tenant-store.ts';
import { fileLead } from './file-lead.ts';
import { recordBatch } from './import-trail.ts';
import { leftOfRow } from './left-of-row.ts';
import type { Visit } from './visit.ts';

type Call = Pick<Request<'POST /v1/leads/import'>, 'caller' | 'body' | 'mint' | 'now'>;
type Ports = Pick<Kernel, 'table' | 'signer' | 'ids'>;

/** A row without its blank cells. */
const given = ({ line: _, tags = [], ...cells }: ImportRow): object => {
  const filled = Object.fromEntries(Object.entries(cells).filter(([, text]) => text));
  const named = distinctTags(tags.filter((tag) => tag !== ''));
  return { ...filled, ...(named.length > 0 ? { tags: named } : {}) };
};

const issuesIn = (error: unknown): readonly Issue[] => {
  if (error instanceof ValidationError)
    return error.inner.map(({ path = '', message }) => ({ path, key: message }));
  if (error instanceof AppError && error.code === 'invalid_request') return error.issues;
  throw error;
};

/** Throws a ValidationError with every fault of the row. */
const parsed = (row: ImportRow, notesBirthdays: boolean): LeadCreate => {
  const lead = importedLead.validateSync(given(row), { strict: true, abortEarly: false });
  const faults = [
    ...(lead.name || lead.email || lead.phone ? [] : [{ path: 'name', key: 'required' }]),
    ...(lead.birthday && !notesBirthdays ? [{ path: 'birthday', key: 'birthdays_off' }] : []),
  ];
  if (faults.length > 0) throw new AppError('invalid_request', { issues: faults });
  return lead;
};

/**
 * Files a row under the lead with its e-mail or phone, or under a new one that has been a client. Nobody is told: no
 * webhook, no mail, no waiting request. Filing the same row again under its id changes nothing.
 */
const fileRow = (
  { table, signer }: Ports,
  visit: Visit,
): Promise<Pick<ImportedRow, 'outcome' | 'leadId' | 'left'>> =>
  settledOrBusy(async () => {
    const { tenantId, newLeadId } = visit;
    const made = await findLead(table, tenantId, newLeadId);
    if (made) return { outcome: 'created', leadId: made.leadId };
    const { leadId, writes, adds, lead, claims } = await fileLead(table, signer, visit);
    const left = lead ? leftOfRow(visit, lead, claims) : [];
    const answer = { leadId, ...(left.length > 0 ? { left: [...left] } : {}) };
    if (!adds) return { outcome: 'unchanged', ...answer };
    const outcome = await table.attempt(writes);
    if (outcome.kind !== 'committed') return undefined;
    return { outcome: leadId === newLeadId ? 'created' : 'added', ...answer };
  });

const importRow = async (
  ports: Ports,
  { caller: { tenantId }, mint, now }: Call,
  row: ImportRow,
  notesBirthdays: boolean,
): Promise<ImportedRow> => {
  const { line } = row;
  try {
    const { name, note, tags, birthday, ...contact } = parsed(row, notesBirthdays);
    const filed = await fileRow(ports, {
      ...{ tenantId, now, typedBy: 'member', source: 'import', message: '', isQuiet: true },
      newLeadId: mint(`line-${line}`),
      name: name ?? null,
      contact: normaliseContact(contact),
      byHand: { status: 'won', note, tags, birthday },
    });
    return { line, ...filed };
  } catch (error) {
    return { line, outcome: 'refused', issues: [...issuesIn(error)] };
  }
};

/**
 * Files the rows of a file one after the other, and says of each what became of it: a row that cannot be taken is
 * refused alone. Asked again under the same idempotency key, also after a crash midway, it makes nobody twice. Throws
 * 503 `busy`: the rows before are filed, and asking again goes on.
 */
export const importLeads = async (ports: Ports, call: Call): Promise<RouteData<'POST /v1/leads/import'>> => {
  const { notesBirthdays = false } = await getTenant(ports.table, call.caller.tenantId);
  const rows: ImportedRow[] = [];
  for (const row of call.body.rows) rows.push(await importRow(ports, call, row, notesBirthdays));
  const { caller, body, mint, now } = call;
  const batchId = mint('batch');
  // A file is counted whole; a request alone that changes nothing is no act.
  if (body.importId !== undefined || rows.some(({ outcome }) => outcome === 'created' || outcome === 'added'))
    await recordBatch(ports, { ...caller, importId: body.importId ?? batchId, batchId, rows }, now);
  return { rows };
};
