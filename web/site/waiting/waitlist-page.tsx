import { peopleFor } from '../../../shared/domain/people-for.ts';
import { KEPT_FOR_BOOKING } from '../../../shared/domain/waitlist.ts';
import { PersonOptions } from '../../features/several/person-options.tsx';
import { Carried } from '../booking/carried.tsx';
import { primaryButton, textLink } from '../parts/button-style.ts';
import { controlStyle } from '../parts/control-style.ts';
import { FORM_ID, LookButton } from '../parts/look.tsx';
import { CARD, Message, StaticFrame } from '../parts/static-frame.tsx';
import { actionOf, waitlistAction } from '../view/page-links.ts';
import { ContactFields, type FieldsProps, WhenFields } from './join-fields.tsx';
import { waitingTexts } from './waiting-texts.ts';

const ServiceField = ({ input }: FieldsProps) => (
  <div className="min-w-0">
    <label htmlFor="wait-service" className="mb-1.5 block text-sm font-medium">
      {waitingTexts[input.language].join.service}
    </label>
    <select
      id="wait-service"
      name="serviceId"
      required
      defaultValue={input.serviceId ?? ''}
      className={controlStyle}
    >
      {input.config.services.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </div>
);

/** Whoever performs some service may be asked for; the answer says so when they do not perform the chosen one. */
const PersonField = ({ input }: FieldsProps) => {
  const texts = waitingTexts[input.language].join;
  const people = peopleFor(input.config, undefined);
  if (people.length === 0) return null;
  return (
    <div className="min-w-0">
      <label htmlFor="wait-person" className="mb-1.5 block text-sm font-medium">
        {texts.person}
      </label>
      <select id="wait-person" name="with" defaultValue={input.personId ?? ''} className={controlStyle}>
        <option value="">{texts.anyone}</option>
        <PersonOptions people={people} />
      </select>
    </div>
  );
};

/** The form by which a visitor asks to be told when a time becomes free. It needs no script. */
export const WaitlistPage = ({ input }: FieldsProps) => {
  const { config, language, formError, formNonce, appBase, values } = input;
  const texts = waitingTexts[language].join;
  const kept = KEPT_FOR_BOOKING.flatMap((name) => (values?.[name] ? [[name, values[name]] as const] : []));
  return (
    <StaticFrame title={texts.title} business={config.name} homeUrl={`${appBase}/`}>
      <p className="mb-6">{texts.lead(config.name)}</p>
      {formError && <Message tone="danger">{formError.message}</Message>}
      <form
        id={FORM_ID}
        method="post"
        action={waitlistAction({ config, language })}
        className={`${CARD} space-y-8`}
      >
        <Carried parameters={[['nonce', formNonce], ['language', language], ...kept]} />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <ServiceField input={input} />
          <PersonField input={input} />
        </div>
        <WhenFields input={input} />
        <ContactFields input={input} />
        <button type="submit" className={primaryButton}>
          {texts.submit}
        </button>
      </form>
      <p className="mt-4">
        <LookButton
          value=""
          formAction={actionOf({ config, language })}
          className={`${textLink} inline-flex min-h-11 items-center`}
        >
          {texts.back}
        </LookButton>
      </p>
    </StaticFrame>
  );
};
