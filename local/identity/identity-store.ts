import { join } from 'node:path';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { DAY_SECONDS } from '../../shared/domain/duration.ts';
import { atomicWriter, BrokenDataFile, readIfPresent } from '../atomic-file.ts';

const codeSchema = object({ hash: string().defined(), expiresAtMs: number().defined() }).noUnknown();

const userSchema = object({
  sub: string().defined(),
  email: string().defined(),
  emailVerified: boolean().defined(),
  locale: string().nullable().defined(),
  status: string()
    .oneOf(['UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD'] as const)
    .defined(),
  salt: string().defined(),
  verifier: string().defined(),
  createdAt: string().defined(),
  signUpCode: codeSchema.nullable().defined(),
  resetCode: codeSchema.nullable().defined(),
}).noUnknown();

const sessionSchema = object({
  tokenHash: string().defined(),
  sub: string().defined(),
  originJti: string().defined(),
  authTimeSec: number().defined(),
  expiresAtSec: number().defined(),
  revoked: boolean().defined(),
}).noUnknown();

const fileSchema = object({
  poolId: string().defined(),
  users: array(userSchema).defined(),
  sessions: array(sessionSchema).defined(),
}).noUnknown();

export type StoredCode = InferType<typeof codeSchema>;
/** `salt` and `verifier` are SRP's, in hex: no password is stored in any form it could be read from. */
export type User = InferType<typeof userSchema>;
/** One sign-in: its refresh token (by hash) and all that was issued from it (by `originJti`). */
export type Session = InferType<typeof sessionSchema>;
type Contents = InferType<typeof fileSchema>;

/** Users and sessions are changed in place; nothing of it may be answered before `save` has resolved. */
export interface IdentityStore {
  /** By e-mail address, without regard to case, or by `sub`. */
  findUser(username: string): User | null;
  addUser(user: User): void;
  findSession(by: { tokenHash: string } | { originJti: string }): Session | null;
  addSession(session: Session): void;
  revokeSessionsOf(sub: string): void;
  save(): Promise<void>;
}

/** How long an expired refresh token is still distinguished from an unknown one. */
const EXPIRED_KEPT_SEC = DAY_SECONDS;

/** @throws BrokenDataFile when `identity.json` cannot be read, or belongs to another pool. */
export async function openIdentityStore(
  dataDir: string,
  poolId: string,
  now: () => Date,
): Promise<IdentityStore> {
  const path = join(dataDir, 'identity.json');
  const contents = parseContents(path, poolId, await readIfPresent(path));
  const usersBySub = new Map(contents.users.map((user) => [user.sub, user]));
  const usersByEmail = new Map(contents.users.map((user) => [user.email.toLowerCase(), user]));
  const byHash = new Map(contents.sessions.map((session) => [session.tokenHash, session]));
  const byOrigin = new Map(contents.sessions.map((session) => [session.originJti, session]));

  function forgetExpired(): void {
    const limitSec = now().getTime() / 1000 - EXPIRED_KEPT_SEC;
    for (const session of byHash.values()) {
      if (session.expiresAtSec >= limitSec) continue;
      byHash.delete(session.tokenHash);
      byOrigin.delete(session.originJti);
    }
  }

  return {
    findUser: (username) => usersByEmail.get(username.toLowerCase()) ?? usersBySub.get(username) ?? null,
    addUser(user) {
      usersBySub.set(user.sub, user);
      usersByEmail.set(user.email.toLowerCase(), user);
    },
    findSession: (by) => ('tokenHash' in by ? byHash.get(by.tokenHash) : byOrigin.get(by.originJti)) ?? null,
    addSession(session) {
      byHash.set(session.tokenHash, session);
      byOrigin.set(session.originJti, session);
    },
    revokeSessionsOf(sub) {
      for (const session of byHash.values()) if (session.sub === sub) session.revoked = true;
    },
    save: atomicWriter(path, () => {
      forgetExpired();
      return JSON.stringify({ poolId, users: [...usersBySub.values()], sessions: [...byHash.values()] });
    }),
  };
}

function parseContents(path: string, poolId: string, text: string | null): Contents {
  if (text === null) return { poolId, users: [], sessions: [] };
  const contents = readContents(path, text);
  // A verifier is bound to its pool's name: in another pool every password would fail without an explanation.
  if (contents.poolId !== poolId) {
    throw new BrokenDataFile(path, `belongs to the user pool ${contents.poolId}, not ${poolId}`);
  }
  return contents;
}

function readContents(path: string, text: string): Contents {
  try {
    return fileSchema.validateSync(JSON.parse(text), { strict: true });
  } catch {
    throw new BrokenDataFile(path, 'does not hold the users of the local identity service');
  }
}
