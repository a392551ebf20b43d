import type { LeadItem } from '../leads/lead-store.ts';
import { type Column, momentColumns, type Reader } from './columns.ts';
import { LEAD_STATUS_WORDS, SOURCE_WORDS } from './words.ts';

export const leadColumns = (reader: Reader): ReadonlyArray<Column<LeadItem>> => {
  const say = (fr: string, en: string): string => ({ fr, en })[reader.language];
  return [
    { heading: say('Identifiant', 'ID'), cell: ({ leadId }) => leadId },
    ...momentColumns<LeadItem>({ fr: 'Reçu', en: 'Received' }, ({ createdAt }) => createdAt, reader),
    { heading: say('Nom', 'Name'), cell: ({ name }) => name },
    { heading: say('E-mail', 'E-mail'), cell: ({ email }) => email },
    { heading: say('Téléphone', 'Phone'), cell: ({ phone }) => phone },
    { heading: say('Statut', 'Status'), cell: ({ status }) => LEAD_STATUS_WORDS[status][reader.language] },
    { heading: say('Source', 'Source'), cell: ({ source }) => SOURCE_WORDS[source][reader.language] },
    { heading: say('Message', 'Message'), cell: ({ message }) => message },
    { heading: say('Note interne', 'Internal note'), cell: ({ note }) => note },
    ...momentColumns<LeadItem>(
      { fr: 'Dernière activité', en: 'Last activity' },
      ({ lastActivityAt }) => lastActivityAt,
      reader,
    ),
  ];
};
