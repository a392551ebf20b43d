import { isSameSecret } from '../../functions/kernel/constant-time.ts';
import type { User } from './identity-store.ts';
import { type Pool, poolNameOf } from './pool.ts';
import { groupElement, verifierOf } from './srp.ts';
import { uuidOf } from './uuid.ts';

/** The user of a username, real or simulated. */
export interface Subject {
  readonly sub: string;
  readonly salt: string;
  readonly verifier: string;
  readonly user: User | null;
}

/**
 * An unknown username gets an id, a salt and a verifier too, the same each time: its challenge has the same shape and
 * cost as a real one, and no password solves it.
 */
export function subjectOf(pool: Pool, username: string): Subject {
  const user = pool.store.findUser(username);
  if (user) return { sub: user.sub, salt: user.salt, verifier: user.verifier, user };
  const name = username.toLowerCase();
  const hash = (use: string) => Buffer.from(pool.signer.hash('nobody', use, name), 'base64url');
  const wide = Array.from({ length: 16 }, (_, index) => hash(`verifier ${index}`));
  return {
    sub: uuidOf(hash('sub')),
    salt: hash('salt').subarray(0, 16).toString('hex'),
    verifier: groupElement(Buffer.concat(wide)),
    user: null,
  };
}

/** A new salt and verifier for a password that the policy has let through. */
export function passwordFields(pool: Pool, sub: string, password: string): Pick<User, 'salt' | 'verifier'> {
  const salt = pool.random(16).toString('hex');
  return { salt, verifier: verifierOf(poolNameOf(pool), sub, password, salt) };
}

export function isPasswordOf(pool: Pool, subject: Subject, password: string): boolean {
  const given = verifierOf(poolNameOf(pool), subject.sub, password, subject.salt);
  return isSameSecret(given, subject.verifier) && subject.user !== null;
}
