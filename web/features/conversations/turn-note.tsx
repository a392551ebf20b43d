import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { localeOf } from '../../../shared/domain/language.ts';
import type { ConversationTurn } from '../../../shared/schemas/conversation.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { noteTexts } from './note-texts.ts';
import { useOpenedId } from './use-conversations.ts';
import { WrongAnswer } from './wrong-answer.tsx';

type Note = NonNullable<ConversationTurn['note']>;

const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-x-3 sm:grid-cols-[5rem_minmax(0,1fr)]">
    <dt className="font-semibold text-ink">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);

const MICRODOLLARS_PER_CENT = 10_000;

const Cost = ({ cost }: Pick<Note, 'cost'>) => {
  const t = useTexts(noteTexts);
  const locale = localeOf(useLanguage());
  if (!cost) return t.free;
  const cents = (cost.microdollars / MICRODOLLARS_PER_CENT).toLocaleString(locale, {
    maximumSignificantDigits: 2,
  });
  return t.spent(cost.tokens.toLocaleString(locale), cents);
};

const Facts = ({ note }: { note: Note }) => {
  const t = useTexts(noteTexts);
  const language = useLanguage();
  return (
    <dl className="flex flex-col gap-1.5">
      <Part label={t.heard}>
        <ul>
          {note.heard[language].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Part>
      <Part label={t.did}>
        {note.did.length === 0 ? t.nothing : note.did.map((doing) => t.doings[doing]).join(', ')}
      </Part>
      <Part label={t.who}>
        {t.readBy[note.readBy]}, {t.writtenBy[note.writtenBy]}
      </Part>
      <Part label={t.cost}>
        <Cost cost={note.cost} />
      </Part>
    </dl>
  );
};

/** What was heard and done in a turn, folded, and the button that files its answer as wrong. */
export const TurnNote = ({ turn }: { readonly turn: ConversationTurn }) => {
  const t = useTexts(noteTexts);
  const conversationId = useOpenedId();
  if (!turn.note || conversationId === null) return null;
  return (
    <details className="group w-full max-w-[85%] text-xs text-muted">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 rounded-control px-1 font-semibold hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        {t.summary}
      </summary>
      <div className="flex flex-col gap-2 rounded-card border border-line p-3">
        <Facts note={turn.note} />
        <WrongAnswer conversationId={conversationId} turn={turn.number} />
      </div>
    </details>
  );
};
