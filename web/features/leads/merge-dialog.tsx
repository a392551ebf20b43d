import { useState } from 'react';
import { formatPhone } from '../../../shared/domain/phone.ts';
import type { Lead } from '../../../shared/schemas/lead.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useApi } from '../session/use-api.ts';
import { leadName } from './lead-name.ts';
import { leadTexts } from './texts.ts';
import type { LeadsResource } from './use-leads.ts';
import { workTexts } from './work-texts.ts';

interface MergeDialogProps {
  /** The lead that stays. */
  readonly lead: Lead;
  readonly resource: Pick<LeadsResource, 'merge'>;
  readonly onClose: () => void;
}

const FOUND = 8;

const Found = ({ lead, search, onPick }: { lead: Lead; search: string; onPick: (other: Lead) => void }) => {
  const t = useTexts(leadTexts);
  const words = useTexts(workTexts);
  const q = useSettled(search.trim(), 300);
  const { data, error } = useApi('GET /v1/leads', { query: { limit: FOUND, ...(q === '' ? {} : { q }) } });
  if (!data && error) return <Alert>{errorText(error, words.mergeSearchFailed)}</Alert>;
  if (!data) return <SkeletonRows rows={3} />;
  const others = data.leads.filter(({ leadId }) => leadId !== lead.leadId);
  if (others.length === 0) return <p>{words.mergeNone}</p>;
  return (
    <>
      <ul aria-label={words.mergeResults} className="flex max-h-72 flex-col gap-1 overflow-y-auto">
        {others.map((other) => (
          <li key={other.leadId}>
            <button
              type="button"
              onClick={() => onPick(other)}
              className="min-h-11 w-full rounded-control border border-line px-3 py-2 text-left transition-colors duration-150 hover:bg-hover"
            >
              <span className="block font-medium break-words text-ink">{leadName(other, t.unnamed)}</span>
              <span className="block break-words">
                {[other.email, other.phone && formatPhone(other.phone)].filter(Boolean).join(' · ') || t.none}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {data.nextCursor !== undefined && <p className="mt-2 text-muted">{words.mergeMore}</p>}
    </>
  );
};

const Picking = ({
  lead,
  onPick,
  onClose,
}: Omit<MergeDialogProps, 'resource'> & { onPick: (other: Lead) => void }) => {
  const words = useTexts(workTexts);
  const { close } = useTexts(leadTexts);
  const [search, setSearch] = useState('');
  return (
    <Dialog
      title={words.mergeTitle}
      size="lg"
      onClose={onClose}
      actions={<Button onClick={onClose}>{close}</Button>}
    >
      <p>{words.mergeHint}</p>
      <SearchInput
        label={words.mergeSearch}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Found lead={lead} search={search} onPick={onPick} />
    </Dialog>
  );
};

/** Merges two leads that are one person: finds the other one, asks for confirmation, merges it into this one. */
export const MergeDialog = ({ lead, resource, onClose }: MergeDialogProps) => {
  const t = useTexts(leadTexts);
  const words = useTexts(workTexts);
  const [other, setOther] = useState<Lead | null>(null);
  if (!other) return <Picking lead={lead} onPick={setOther} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={words.mergeConfirmTitle}
      confirmLabel={words.mergeConfirm}
      busyLabel={words.merging}
      doneText={words.merged}
      onConfirm={() => resource.merge(lead.leadId, other.leadId)}
      onClose={onClose}
      errorText={(error) => errorText(error, words.mergeFailed)}
    >
      {words.mergeText(leadName(lead, t.unnamed), leadName(other, t.unnamed))}
    </ConfirmDialog>
  );
};
