import { localeOf } from '../../../../shared/domain/language.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { UnreadNotice } from '../../session/unread-notice.tsx';
import { agendaTexts } from '../agenda-texts.ts';
import type { Agenda } from './use-agenda.ts';

/** What of the agenda could not be read, in words; `null` where all was. */
export const useUnreadLine = ({ unread: { what } }: Agenda): string | null => {
  const t = useTexts(agendaTexts);
  const list = new Intl.ListFormat(localeOf(useLanguage()));
  return what.length === 0 ? null : t.unread(list.format(what.map((one) => t.surroundings[one])));
};

/** Says what of the agenda could not be read, and reads it again; nothing where all was read. */
export const UnreadAgenda = ({ agenda }: { agenda: Agenda }) => {
  const line = useUnreadLine(agenda);
  if (line === null) return null;
  return (
    <div className="px-4 pb-3">
      <UnreadNotice unread={agenda.unread} text={line} />
    </div>
  );
};
