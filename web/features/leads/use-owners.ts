import { useApi } from '../session/use-api.ts';

export interface Owner {
  readonly memberId: string;
  readonly name: string;
}

/** The members who may take care of a lead. */
export const useOwners = (): readonly Owner[] => {
  const members = useApi('GET /v1/members').data?.members ?? [];
  return members
    .filter(({ acceptedAt }) => acceptedAt)
    .map(({ memberId, name, email }) => ({ memberId, name: name || email }));
};
