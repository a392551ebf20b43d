import type { Member } from '../../../shared/schemas/member.ts';

/** Addresses that belong to a desk, not to a person. */
const desks = new Set([
  'admin',
  'bonjour',
  'bureau',
  'contact',
  'hello',
  'info',
  'mail',
  'office',
  'reception',
]);

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const fromEmail = (email: string): string | null => {
  const word = email.split('@')[0]?.split(/[._+-]/)[0] ?? '';
  return /^\p{L}{2,}$/u.test(word) && !desks.has(word.toLowerCase()) ? capitalised(word) : null;
};

/** How to greet the signed-in user: the first word of the member's name, else what the address tells, else nothing. */
export const firstName = (
  user: { readonly userId: string; readonly email: string },
  members: readonly Pick<Member, 'userId' | 'name'>[],
): string | null => {
  const name = members.find(({ userId }) => userId === user.userId)?.name?.trim();
  return name ? (name.split(/\s+/)[0] ?? null) : fromEmail(user.email);
};
