import { useApi } from '../session/use-api.ts';

export interface Owner {
  readonly memberId: string;
  readonly name: string;
}

/** The members who may take care of a lead; undefined until they were read. */
export const useOwners = (): readonly Owner[] | undefined =>
  useApi('GET /v1/members')
    .data?.members.filter(({ acceptedAt }) => acceptedAt)
    .map(({ memberId, name, email }) => ({ memberId, name: name || email }));
