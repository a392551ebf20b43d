import type { Language } from '../../../shared/domain/language.ts';
import type { Role } from '../../../shared/domain/roles.ts';
import { type Member, type MemberInvite, memberInvite } from '../../../shared/schemas/member.ts';
import { validateBody } from '../../lib/form-validation.ts';

/** What the form's fields hold. */
export interface InviteValues {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}

/** New members are viewers by default. */
export const blankInvite: InviteValues = { email: '', name: '', role: 'viewer' };

/**
 * The role to show for an address that is already invited: its present one unless another was chosen, so that sending
 * the invitation again does not change it by accident.
 */
export const roleInvited = (values: InviteValues, members: readonly Member[]): Role => {
  const email = values.email.trim().toLowerCase();
  const invited = members.find((member) => member.userId === null && member.email.toLowerCase() === email);
  return invited && values.role === blankInvite.role ? invited.role : values.role;
};

/** The body that is sent: trimmed, without a blank name. */
export const toInviteBody = ({ email, name, role }: InviteValues): MemberInvite => ({
  email: email.trim(),
  ...(name.trim() === '' ? {} : { name: name.trim() }),
  role,
});

/** The server's own schema; a blank address counts as absent, so that the message is "required". */
export const validateInvite = (values: InviteValues, language: Language) => {
  const body = toInviteBody(values);
  return validateBody<InviteValues>(memberInvite, { ...body, email: body.email || undefined }, language);
};
