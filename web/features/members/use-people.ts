import type { Role } from '../../../shared/domain/roles.ts';
import type { Person } from '../../../shared/schemas/person.ts';
import { api } from '../session/session.ts';
import { useApi, useRefresh } from '../session/use-api.ts';
import { type ProfileValues, profileBody } from './profile-form.ts';

/** The people without access, and what can be done about them. */
export const usePeople = () => {
  const { data, error, isValidating, mutate } = useApi('GET /v1/people');
  const refresh = useRefresh();
  const reload = () => refresh('members');
  return {
    people: data?.people,
    error,
    isValidating,
    mutate,
    add: async (values: ProfileValues) => {
      await api('POST /v1/people', { body: profileBody(values) });
      await reload();
    },
    /** Reloads also what was refused because somebody else had changed it, so that the next try is made over that. */
    change: async ({ personId, version }: Person, values: ProfileValues) => {
      const body = { ...profileBody(values), version };
      await api('PATCH /v1/people/{personId}', { params: { personId }, body }).finally(reload);
    },
    /** Reloads everything afterwards: calendar, hours and free times go too. */
    remove: async (personId: string) => {
      await api('DELETE /v1/people/{personId}', { params: { personId } });
      await refresh();
    },
    invite: async (personId: string, email: string, role: Role) => {
      const body = { email: email.trim(), role };
      await api('POST /v1/people/{personId}/invite', { params: { personId }, body });
      await reload();
    },
  };
};

export type PeopleResource = ReturnType<typeof usePeople>;
