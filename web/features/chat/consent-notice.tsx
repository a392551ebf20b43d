export interface PhoneLink {
  readonly label: string;
  readonly href: string;
}

/** The notice in the page's language; the server words it, so that the page's script needs no text of it. */
export interface ChatNotice {
  /** Who answers, and why data is asked for. */
  readonly text: string;
  /** How to reach a person; where there is a number, it follows. */
  readonly person: string;
  readonly phone: PhoneLink | null;
  readonly privacy: PhoneLink;
}

const link = 'font-medium whitespace-nowrap text-link underline underline-offset-2';

interface ConsentNoticeProps {
  readonly id: string;
  readonly notice: ChatNotice;
  /** Whether a message was sent. */
  readonly isAccepted: boolean;
}

/**
 * Says who answers, why data is asked for and how to reach a person. Pressing Send accepts it; then how to reach a
 * person and the privacy page stay, and leave the room to the conversation.
 */
export const ConsentNotice = ({ id, notice, isAccepted }: ConsentNoticeProps) => {
  const { text, person, phone, privacy } = notice;
  return (
    <p id={id} className="mb-2.5 text-xs leading-[1.125rem] wrap-anywhere text-muted">
      {!isAccepted && `${text} `}
      {person}
      {phone && (
        <>
          <a className={link} href={phone.href}>
            {phone.label}
          </a>
          .
        </>
      )}{' '}
      <a className={link} href={privacy.href} target="_blank" rel="noopener">
        {privacy.label}
      </a>
    </p>
  );
};
