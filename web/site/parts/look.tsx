import type { ComponentProps, ReactNode } from 'react';

/** The form that books a single appointment, for what stands outside of it. */
export const FORM_ID = 'reservation';

/** Hidden where no script runs: a button does the same there. */
export const WITH_SCRIPT = 'with-script';

/**
 * Without JavaScript, shows the page with another choice and with all that was typed: the form is posted, so that no
 * contact stands in an address, and nothing is booked. Its value is what it chooses, as parameters of an address; empty
 * for what the form's lists say.
 */
export const LookButton = (props: ComponentProps<'button'>) => (
  <button {...props} name="look" form={FORM_ID} formNoValidate />
);

interface LookLinkProps {
  readonly href: string;
  /** What its button asks for. */
  readonly look: string;
  /** Where its button posts the form, for another page than the form's own. */
  readonly action?: string;
  readonly lang?: string;
  readonly label?: string;
  /** Whether a script opens the form in place. */
  readonly isBook?: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link to the page with another choice; without JavaScript a button, which keeps what was typed. */
export const LookLink = (props: LookLinkProps) => {
  const { href, look, action, lang, label, isBook = false, className, children } = props;
  return (
    <>
      <a
        {...(lang ? { lang, hrefLang: lang } : {})}
        {...(isBook ? { 'data-book': '' } : {})}
        href={href}
        aria-label={label}
        className={`${className} ${WITH_SCRIPT}`}
      >
        {children}
      </a>
      <noscript>
        <LookButton value={look} formAction={action} lang={lang} aria-label={label} className={className}>
          {children}
        </LookButton>
      </noscript>
    </>
  );
};

/** What the Enter key presses in a field: the first button of the form's that the page holds. */
export const EnterButton = () => (
  <button type="submit" form={FORM_ID} tabIndex={-1} aria-hidden="true" className="sr-only" />
);
