import { MAIN_CALENDAR } from '../../../shared/domain/ids.ts';
import type { Role } from '../../../shared/domain/roles.ts';
import type { Member, MemberInvite, MemberList } from '../../../shared/schemas/member.ts';
import { ApiError } from '../../lib/api-error.ts';
import { api, renewSession } from '../session/session.ts';
import { useApi, useRefresh } from '../session/use-api.ts';
import { type ProfileValues, profileBody } from './profile-form.ts';

/** A member as the screen shows them: a change is made over this version. */
type Shown = Pick<Member, 'memberId' | 'version'>;

/** Somebody of the team as the switch of their bookings needs them; who has no name is known by the address. */
export type Bookable = Pick<Member, 'memberId' | 'name' | 'email'>;

/** How often the list is read while an invitation's e-mail is on its way, in milliseconds. */
const MAIL_POLL_MS = 5000;

const isOnItsWay = ({ acceptedAt, invitationMail }: Member): boolean =>
  acceptedAt === null && invitationMail === undefined;

/** The team, its calendars, and what can be done about them. */
export const useMembers = () => {
  const { data, error, isValidating, mutate } = useApi('GET /v1/members', undefined, {
    refreshInterval: (latest?: MemberList) => (latest?.members.some(isOnItsWay) ? MAIL_POLL_MS : 0),
  });
  const calendars = useApi('GET /v1/calendars');
  const refresh = useRefresh();
  const reload = () => refresh('members');
  /** Reloads also what was refused because somebody else had changed it, so that the next try is made over that. */
  const thenReload = async (change: Promise<Member>): Promise<void> => {
    try {
      await change;
    } finally {
      await reload();
    }
  };
  return {
    members: data?.members,
    calendars: calendars.data?.calendars,
    calendarsError: calendars.error,
    error,
    isValidating,
    mutate,
    invite: async (body: MemberInvite) => {
      await api('POST /v1/members/invite', { body });
      await reload();
    },
    changeRole: ({ memberId, version }: Shown, role: Role) =>
      thenReload(api('PATCH /v1/members/{memberId}', { params: { memberId }, body: { role, version } })),
    /** Reloads everything afterwards: a removed member's calendar and free times go too. */
    remove: async (memberId: string) => {
      await api('DELETE /v1/members/{memberId}', { params: { memberId } });
      await refresh();
    },
    changeProfile: ({ memberId, version }: Shown, values: ProfileValues, isOwn: boolean) => {
      const body = { ...profileBody(values), version };
      return thenReload(
        isOwn
          ? api('PATCH /v1/members/me', { body })
          : api('PATCH /v1/members/{memberId}', { params: { memberId }, body }),
      );
    },
    /** A new calendar starts with the business's hours, so windows and free times change too. */
    setTakesBookings: async (memberId: string, active: boolean, name?: string) => {
      const body = { active, ...(name === undefined ? {} : { name }) };
      await api('PATCH /v1/calendars/{memberId}', { params: { memberId }, body });
      await reload();
    },
    /** Whether the shared calendar has upcoming bookings. */
    hasEarlier: async (): Promise<boolean> => {
      const query = { calendarId: MAIN_CALENDAR };
      return (await api('GET /v1/bookings/ahead', { query })).count > 0;
    },
  };
};

export type MembersResource = ReturnType<typeof useMembers>;

/** Ends the signed-in member's membership; succeeds if it has already ended, in another tab or by an admin. */
export const leaveBusiness = async (): Promise<void> => {
  try {
    await api('DELETE /v1/members/me');
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
  await renewSession();
};
