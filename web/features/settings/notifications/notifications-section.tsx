import { BOOKINGS_TOLD, TEAM_MESSAGES } from '../../../../shared/domain/notifications.ts';
import { type Member, member as memberSchema } from '../../../../shared/schemas/member.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { presentIn } from '../../../lib/changed-meanwhile.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { api } from '../../session/session.ts';
import { useApi, useRefresh } from '../../session/use-api.ts';
import { useMe } from '../../session/use-me.ts';
import { useSendsEmail } from '../../session/use-sends-email.ts';
import { RecordForm } from '../record-form.tsx';
import { type NotificationValues, notificationValues, toNotifications } from './notifications.ts';
import { PushCard } from './push-card.tsx';
import { notificationTexts } from './texts.ts';

const presentMember = presentIn(memberSchema);

const Switches = () => {
  const t = useTexts(notificationTexts);
  return (
    <>
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="sr-only">{t.title}</legend>
        {TEAM_MESSAGES.map((kind) => (
          <CheckboxField
            key={kind}
            name={`kinds.${kind}`}
            role="switch"
            label={t.kinds[kind].name}
            hint={t.kinds[kind].text}
          />
        ))}
      </fieldset>
      <SelectField
        name="bookings"
        label={t.bookings}
        hint={t.bookingsHint}
        options={BOOKINGS_TOLD.map((value) => ({ value, label: t.told[value] }))}
      />
    </>
  );
};

const Choice = ({ own }: { own: Member }) => {
  const t = useTexts(notificationTexts);
  const refresh = useRefresh();
  return (
    <RecordForm<NotificationValues, Member>
      title={t.title}
      intro={t.intro(own.email)}
      latest={own}
      valuesOf={notificationValues}
      presentIn={presentMember}
      save={async ({ version }, values) => {
        const body = { notifications: toNotifications(values), version };
        const saved = await api('PATCH /v1/members/me', { body });
        await refresh('members');
        return saved;
      }}
      readOnlyWhy={null}
    >
      <Switches />
    </RecordForm>
  );
};

/** What the signed-in member is told of by e-mail and in this browser: theirs alone to choose. */
export const NotificationsSection = () => {
  const t = useTexts(notificationTexts);
  const { user } = useMe();
  const sendsEmail = useSendsEmail();
  const { data, error, isValidating, mutate } = useApi('GET /v1/members');
  const own = data?.members.find(({ userId }) => userId === user.userId);
  if (!own && error)
    return (
      <Card flush>
        <ErrorState message={errorText(error, t.failed)} onRetry={() => mutate()} busy={isValidating} />
      </Card>
    );
  return (
    <>
      {sendsEmail === false && <Alert tone="info">{t.noEmail}</Alert>}
      {own ? <Choice own={own} /> : <SkeletonRows rows={6} />}
      <PushCard />
    </>
  );
};
