import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatPhone } from '../../../shared/domain/phone.ts';
import type { Lead } from '../../../shared/schemas/lead.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Alert } from '../../ui/alert.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { useApi } from '../session/use-api.ts';
import { clientTexts } from './texts.ts';

/** Characters from which a search begins, and how long typing has to rest. */
const LEAST_TYPED = 2;
const PAUSE_MS = 250;

/** How a client is reached, and what of it a visitor typed and nobody verified. */
const contactOf = ({ email, phone, unverified = [] }: Lead, notVerified: string): string =>
  [phone, email]
    .filter((value) => value !== null)
    .map((value) => {
      const shown = value === phone ? formatPhone(value) : value;
      return unverified.includes(value) ? `${shown} (${notVerified})` : shown;
    })
    .join(' · ');

const Result = ({ lead, onPick }: { lead: Lead; onPick: () => void }) => {
  const t = useTexts(clientTexts);
  return (
    <li className="border-t border-line first:border-t-0">
      <button
        type="button"
        onClick={onPick}
        className="flex min-h-11 w-full flex-col px-3 py-2 text-left transition-colors duration-150 hover:bg-hover"
      >
        <span className="font-medium break-words">{lead.name ?? t.unnamed}</span>
        <span className="text-muted break-all">{contactOf(lead, t.notVerified)}</span>
      </button>
    </li>
  );
};

interface ClientSearchProps {
  /** What was pressed to come here is gone. */
  readonly takesFocus: boolean;
  readonly onPick: (lead: Lead) => void;
}

/** Finds a known client by name, e-mail or the end of their phone number. Enter picks the first. */
export const ClientSearch = ({ takesFocus, onPick }: ClientSearchProps) => {
  const t = useTexts(clientTexts);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim(), PAUSE_MS);
  const isSought = q.length >= LEAST_TYPED;
  const { data, error } = useApi(isSought ? 'GET /v1/leads/search' : null, { query: { q } });
  const leads = isSought ? (data?.leads ?? []) : [];
  const pickFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // In a form it would save.
    event.preventDefault();
    const [first] = leads;
    if (first) onPick(first);
  };
  const told = !data ? t.searching : leads.length === 0 ? t.nobody : t.found(leads.length);
  return (
    <div className="flex flex-col gap-2">
      <SearchInput
        ref={field}
        label={t.search}
        placeholder={t.searchHint}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={pickFirst}
      />
      {isSought && error !== undefined && <Alert>{errorText(error, t.searchFailed)}</Alert>}
      {isSought && error === undefined && (
        <p role="status" className="text-muted">
          {told} {data?.isMore && t.isMore}
        </p>
      )}
      {leads.length > 0 && (
        <ul className="rounded-control border border-line">
          {leads.map((lead) => (
            <Result key={lead.leadId} lead={lead} onPick={() => onPick(lead)} />
          ))}
        </ul>
      )}
    </div>
  );
};
