import { BRAND } from '../../../shared/domain/brand.ts';
import type { Me } from '../../../shared/schemas/me.ts';
import type { Api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { RefreshRefused } from './fresh-token.ts';
import type { SessionStore } from './session-store.ts';

interface LoadDeps {
  readonly api: Api;
  readonly store: SessionStore;
  readonly timezone: () => string;
  readonly language: () => 'fr' | 'en';
}

/** A business's first name: what stands before the @, else the product's name. */
export const firstTenantName = (email: string): string => {
  const local = email.split('@')[0]?.trim() ?? '';
  return local.length >= 2 ? local : BRAND;
};

/** Whether invitations wait for the user's answer. */
export const isInvited = ({ invitations = [] }: Pick<Me, 'invitations'>): boolean => invitations.length > 0;

type TenantDeps = Omit<LoadDeps, 'store'>;

/** Makes the signed-in user's own business; asked twice, the server answers the first. */
const createTenant = ({ api, timezone, language }: TenantDeps, email: string) =>
  api('POST /v1/tenants', {
    body: { name: firstTenantName(email), timezone: timezone(), language: language() },
  });

/** The same, unless an invitation came in between: the user is then to be read again, who has joined or may choose. */
export const createTenantUninvited = async (deps: TenantDeps, email: string): Promise<void> => {
  try {
    await createTenant(deps, email);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'invitation_pending')) throw error;
  }
};

/**
 * The signed-in user, who gets a business if there is none yet, unless one was just lost or
 * invitations wait for an answer: whom to work for is theirs to say.
 */
export const fetchMe = async (deps: TenantDeps): Promise<Me> => {
  const me = await deps.api('GET /v1/me');
  if (me.tenant || me.removed || isInvited(me)) return me;
  await createTenantUninvited(deps, me.user.email);
  return deps.api('GET /v1/me');
};

const isRefused = (error: unknown): boolean =>
  error instanceof RefreshRefused || (error instanceof ApiError && error.status === 401);

/**
 * Makes the loader that guards and the banner share; calls at the same time are one. A refused token has already
 * cleared the session by then. Any other failure makes the phase `failed`, or is thrown where a user was already shown.
 */
export const createLoader = (deps: LoadDeps): (() => Promise<void>) => {
  let loading: Promise<void> | null = null;
  const current = () => deps.store.getTokens()?.refreshToken;
  const loadOnce = async (user: string | undefined) => {
    try {
      const me = await fetchMe(deps);
      if (current() === user) deps.store.setMe(me);
    } catch (error) {
      if (isRefused(error)) {
        if (current() === user) deps.store.refuse();
      } else if (deps.store.getPhase().kind === 'ready') throw error;
      else if (current() === user) deps.store.setFailed();
    }
  };
  const load = async () => {
    let user = current();
    await loadOnce(user);
    // Somebody else signed in meanwhile: that answer was not theirs.
    while (current() !== undefined && current() !== user) {
      user = current();
      await loadOnce(user);
    }
  };
  return () => {
    loading ??= load().finally(() => {
      loading = null;
    });
    return loading;
  };
};
