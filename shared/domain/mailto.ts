/** A `mailto:` link to exactly this address: no part of it is read as another field of the message. */
export const mailto = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)].map(encodeURIComponent);
  return `mailto:${local}@${domain}`;
};
