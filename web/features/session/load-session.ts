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

/** A new business's default name: the e-mail's local part, else the product's name. */
export const firstTenantName = (email: string): string => {
  const local = email.split('@')[0]?.trim() ?? '';
  return local.length >= 2 ? local : BRAND;
};

/** Whether invitations wait for the user's answer. */
export const isInvited = ({ invitations = [] }: Pick<Me, 'invitations'>): boolean => invitations.length > 0;

type TenantDeps = Omit<LoadDeps, 'store'>;

/** Creates the signed-in user's business; idempotent on the server. */
const createTenant = ({ api, timezone, language }: TenantDeps, email: string) =>
  api('POST /v1/tenants', {
    body: { name: firstTenantName(email), timezone: timezone(), language: language() },
  });

/** The same, unless an invitation arrived in between: then the user is reloaded, who has joined or must choose. */
export const createTenantUninvited = async (deps: TenantDeps, email: string): Promise<void> => {
  try {
    await createTenant(deps, email);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'invitation_pending')) throw error;
  }
};

/**
 * The signed-in user. Creates a business if they have none, unless they have just lost one or have invitations to
 * answer: that choice is theirs.
 */
const fetchMe = async (deps: TenantDeps): Promise<Me> => {
  const me = await deps.api('GET /v1/me');
  if (me.tenant || me.removed || isInvited(me)) return me;
  await createTenantUninvited(deps, me.user.email);
  return deps.api('GET /v1/me');
};

const isRefused = (error: unknown): boolean =>
  error instanceof RefreshRefused || (error instanceof ApiError && error.status === 401);

interface Loader {
  /** Reads the user; calls at the same time share one request. */
  readonly load: () => Promise<void>;
  /** Reads the user after a change: never by a request that began before it. */
  readonly loadAnew: () => Promise<void>;
}

/**
 * Makes the loader shared by the guards and the banner. A refused token has already cleared the session. Any other
 * failure sets the phase to `failed`, or is thrown if a user was already shown.
 */
export const createLoader = (deps: LoadDeps): Loader => {
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
  const loadNow = async () => {
    let user = current();
    await loadOnce(user);
    // Another user signed in meanwhile: drop the previous user's answer.
    while (current() !== undefined && current() !== user) {
      user = current();
      await loadOnce(user);
    }
  };
  const load = () => {
    loading ??= loadNow().finally(() => {
      loading = null;
    });
    return loading;
  };
  const loadAnew = async () => {
    // How the read before ended is told to whoever asked for it.
    await loading?.catch(() => undefined);
    await load();
  };
  return { load, loadAnew };
};
