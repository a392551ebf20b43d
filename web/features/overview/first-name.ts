import type { Member } from '../../../shared/schemas/member.ts';

/** Local parts of e-mail addresses shared by a team, not a person's name. */
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

/** The first name for the greeting: from the member's name, else from the e-mail address, else null. */
export const firstName = (
  user: { readonly userId: string; readonly email: string },
  members: readonly Pick<Member, 'userId' | 'name'>[],
): string | null => {
  const name = members.find(({ userId }) => userId === user.userId)?.name?.trim();
  return name ? (name.split(/\s+/)[0] ?? null) : fromEmail(user.email);
};
