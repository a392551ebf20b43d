import { UTM_FIELDS } from '../../../shared/domain/utm.ts';
import type { LeadItem } from '../../records/leads/lead-store.ts';
import type { MemberItem } from '../../records/members/member-store.ts';
import { type Column, type ExportReader, momentColumns } from './columns.ts';
import { LEAD_STATUS_WORDS, SOURCE_WORDS } from './words.ts';

type Owner = Pick<MemberItem, 'memberId' | 'name' | 'email'>;

/** A business's leads as a table; `members` gives the names of their owners who are still members. */
export const leadColumns = (
  reader: ExportReader,
  members: readonly Owner[],
): ReadonlyArray<Column<LeadItem>> => {
  const owners = new Map(members.map((member) => [member.memberId, member]));
  const nameOf = ({ ownerId }: LeadItem): string | null => {
    if (!ownerId) return null;
    const owner = owners.get(ownerId);
    return owner ? (owner.name ?? null) : say('Ancien membre', 'Former member');
  };
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
    { heading: say('Étiquettes', 'Tags'), cell: ({ tags = [] }) => tags.join(', ') },
    { heading: say('Responsable', 'Owner'), cell: nameOf },
    {
      heading: say('E-mail du responsable', 'Owner’s e-mail'),
      cell: ({ ownerId }) => owners.get(ownerId ?? '')?.email ?? null,
    },
    ...momentColumns<LeadItem>(
      { fr: 'Dernière activité', en: 'Last activity' },
      ({ lastActivityAt }) => lastActivityAt,
      reader,
    ),
    {
      heading: say('Autres e-mails', 'Other e-mails'),
      cell: ({ otherEmails = [] }) => otherEmails.join(' '),
    },
    {
      heading: say('Autres téléphones', 'Other phones'),
      cell: ({ otherPhones = [] }) => otherPhones.join(' '),
    },
    {
      heading: say('Coordonnées non vérifiées', 'Unverified contacts'),
      cell: ({ unverified = [] }) => unverified.join(' '),
    },
    ...UTM_FIELDS.map((field) => ({
      heading: `utm_${field}`,
      cell: ({ utm }: LeadItem) => utm?.[field] ?? null,
    })),
  ];
};
