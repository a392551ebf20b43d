import { mailto } from '../../shared/domain/mailto.ts';
import { formatPhone } from '../../shared/domain/phone.ts';

interface ContactLinksProps {
  readonly email: string | null;
  readonly phone: string | null;
  /** Shown when there is neither. */
  readonly none: string;
  readonly className?: string;
}

const linkStyle = 'inline-block max-w-full text-link wrap-anywhere hover:underline';

/** A person's e-mail and phone as links. */
export const ContactLinks = ({ email, phone, none, className = 'items-end' }: ContactLinksProps) => {
  if (!email && !phone) return none;
  return (
    <span className={`flex min-w-0 flex-col gap-0.5 ${className}`}>
      {email && (
        <a href={mailto(email)} className={linkStyle}>
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone}`} className={`${linkStyle} whitespace-nowrap tabular`}>
          {formatPhone(phone)}
        </a>
      )}
    </span>
  );
};
