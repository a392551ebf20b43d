import { useState } from 'react';
import type { Member } from '../../../shared/schemas/member.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { NotRead } from '../session/not-read.tsx';
import { useCan, useMe } from '../session/use-me.ts';
import { EarlierNotice } from './earlier-notice.tsx';
import { InviteForm } from './invite-form.tsx';
import { InvitedElsewhere } from './invited-elsewhere.tsx';
import { LeaveCard } from './leave-card.tsx';
import { MembersTable } from './members-table.tsx';
import { PeopleCard } from './people-card.tsx';
import { RemoveMember } from './remove-member.tsx';
import { memberTexts } from './texts.ts';
import { useMemberActions } from './use-member-actions.ts';
import { type MembersResource, useMembers } from './use-members.ts';

/** Explains calendars per member, or the plan that includes them. */
const CalendarsNote = ({ resource }: { resource: MembersResource }) => {
  const t = useTexts(memberTexts);
  const { plan } = useMe();
  if (resource.calendarsError && !resource.calendars)
    return <Alert>{errorText(resource.calendarsError, t.calendarsFailed)}</Alert>;
  if (plan !== 'basic') return <p className="text-muted">{t.calendarsHint}</p>;
  return (
    <Alert tone="info">
      <p className="font-semibold">{t.proTitle}</p>
      <p className="font-normal">
        {t.proText} <TextLink to="/#pricing">{t.seePlans}</TextLink>
      </p>
    </Alert>
  );
};

const Team = ({ resource, onRemove }: { resource: MembersResource; onRemove: (member: Member) => void }) => {
  const t = useTexts(memberTexts);
  const actions = useMemberActions(resource);
  const { members } = resource;
  if (!members) return <NotRead reading={resource} failed={t.loadFailed} rows={5} />;
  return (
    <>
      {actions.failure !== null && (
        <div className="p-4">
          <Alert>{actions.failure}</Alert>
        </div>
      )}
      <MembersTable members={members} resource={resource} actions={actions} onRemove={onRemove} />
      <div className="border-t border-line p-5">
        <div className="max-w-prose">
          <CalendarsNote resource={resource} />
        </div>
      </div>
    </>
  );
};

export const MembersPage = () => {
  const t = useTexts(memberTexts);
  const resource = useMembers();
  const canInvite = useCan('admin');
  const [removed, setRemoved] = useState<Member | null>(null);
  const invited = resource.members?.filter(({ acceptedAt }) => acceptedAt === null).length ?? 0;
  // What stands below the list comes with it, so that the list moves nothing.
  const isListed = resource.members !== undefined || resource.error !== undefined;
  return (
    <>
      <PageHeader
        title={t.title}
        description={resource.members ? t.count(resource.members.length - invited, invited) : t.description}
      />
      <div className="flex flex-col gap-4">
        <InvitedElsewhere />
        <EarlierNotice resource={resource} />
        {canInvite && <InviteForm resource={resource} />}
        <Card flush>
          <Team resource={resource} onRemove={setRemoved} />
        </Card>
        {isListed && <PeopleCard team={resource} />}
        {isListed && <LeaveCard />}
      </div>
      {removed && <RemoveMember member={removed} resource={resource} onClose={() => setRemoved(null)} />}
    </>
  );
};
