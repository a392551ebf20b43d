import { History } from 'lucide-react';
import type { AuditRecord } from '../../../../shared/schemas/audit.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { dayKey } from '../../../lib/day-key.ts';
import { groupedBy } from '../../../lib/grouped-by.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MoreRows } from '../../../ui/more-rows.tsx';
import { NotRead } from '../../session/not-read.tsx';
import { roleTexts } from '../../session/role-texts.ts';
import { useApiList } from '../../session/use-api.ts';
import { useMe } from '../../session/use-me.ts';
import { partyName, referenceOf, rolesOf } from './audit-line.ts';
import { auditTexts } from './texts.ts';

const useAside = (record: AuditRecord): string | null => {
  const t = useTexts(auditTexts);
  const roles = useTexts(roleTexts);
  const { before, after } = rolesOf(record);
  if (before && after) return t.roleChange(roles[before], roles[after]);
  if (after) return t.roleGiven(roles[after]);
  if (record.rows) return t.importedRows(record.rows);
  const reference = referenceOf(record);
  return reference && t.reference(reference);
};

const Line = ({ record }: { record: AuditRecord }) => {
  const t = useTexts(auditTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const aside = useAside(record);
  return (
    <li className="flex items-baseline gap-4 px-5 py-3">
      <time dateTime={record.at} className="w-18 shrink-0 text-muted tabular">
        {formatInstant(record.at, 'time', language, tenant.timezone)}
      </time>
      <div className="min-w-0">
        <p className="break-words">
          <span className="font-semibold">{partyName(record.actor) ?? t.someone}</span>{' '}
          {t.actions[record.action](partyName(record.subject) ?? t.someone)}
        </p>
        {aside !== null && <p className="wrap-anywhere text-muted">{aside}</p>}
      </div>
    </li>
  );
};

const Days = ({ records }: { records: readonly AuditRecord[] }) => {
  const language = useLanguage();
  const { tenant } = useMe();
  const days = groupedBy(records, ({ at }) => dayKey(at, tenant.timezone));
  return [...days].map(([day, lines]) => (
    <section key={day} aria-label={day}>
      <h3 className="border-y border-line bg-bg px-5 py-2 font-medium text-muted first-letter:uppercase">
        {formatInstant(`${day}T12:00:00Z`, 'longDate', language, 'UTC')}
      </h3>
      <ol className="divide-y divide-line">
        {lines.map((record) => (
          <Line key={record.auditId} record={record} />
        ))}
      </ol>
    </section>
  ));
};

/** The audit trail (members, roles, exports and more), newest first. */
export const AuditSection = () => {
  const t = useTexts(auditTexts);
  const list = useApiList('GET /v1/audit', ({ records }) => records, { limit: 50 });
  const { items } = list;
  return (
    <Card title={t.list} flush>
      <p className="-mt-2 max-w-prose px-5 pb-5 text-muted">{t.intro}</p>
      {!items ? (
        <NotRead reading={list} failed={t.loadFailed} rows={6} />
      ) : items.length === 0 ? (
        <EmptyState icon={<History />} text={t.empty} hint={t.emptyHint} />
      ) : (
        <Days records={items} />
      )}
      <MoreRows list={list} />
    </Card>
  );
};
