import { type ReactNode, useId } from 'react';
import { MAX_PARTS_ASKED } from '../../../shared/domain/limits.ts';
import { peopleFor } from '../../../shared/domain/people-for.ts';
import { PersonOptions } from '../../features/several/person-options.tsx';
import { ServiceOptions } from '../../features/several/service-options.tsx';
import { severalTexts } from '../../features/several/several-texts.ts';
import { WEEKS } from '../../features/several/wish.ts';
import { Carried } from '../booking/carried.tsx';
import { listedService } from '../booking/order-choice.tsx';
import type { SeveralInput } from '../input/several-input.ts';
import { primaryButton } from '../parts/button-style.ts';
import { controlStyle } from '../parts/control-style.ts';
import { FORM_ID } from '../parts/look.tsx';
import type { Parameter } from '../view/page-links.ts';
import type { SiteView } from '../view/site-view.ts';
import { severalPageTexts } from './several-page-texts.ts';

export interface SeveralParts {
  readonly input: SeveralInput;
  readonly view: SiteView;
}

type OfInput = { readonly input: SeveralInput };

/** Fields of the contact, as the form that books has them. */
const CONTACT = ['name', 'email', 'phone', 'note', 'smsConsent'] as const;

/** Rows that are open from the start; further ones are opened by a press. */
const OPEN_ROWS = 3;

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
}

const Choice = ({ label, name, value, children }: ChoiceProps) => {
  const id = useId();
  return (
    <div className="min-w-0 flex-1 basis-60">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value} className={`${controlStyle} text-ellipsis`}>
        {children}
      </select>
    </div>
  );
};

const Row = ({ input, view, nth }: SeveralParts & { readonly nth: number }) => {
  const { language, config, asked } = input;
  const texts = severalTexts[language];
  const label = texts.serviceOf(nth + 1);
  const people = peopleFor(config, undefined);
  const { serviceId = '', personId = null } = asked.rows[nth] ?? {};
  return (
    <div className="flex flex-wrap gap-3">
      <Choice label={label} name="service" value={serviceId}>
        <option value="">{severalPageTexts[language].noService}</option>
        <ServiceOptions services={view.services.map(listedService)} />
      </Choice>
      {people.length > 0 && (
        <Choice label={texts.withOf(label)} name="with" value={personId ?? ''}>
          <option value="">{texts.anyone}</option>
          <PersonOptions people={people} />
        </Choice>
      )}
    </div>
  );
};

const Rows = (parts: SeveralParts) => {
  const { input } = parts;
  const most = Math.min(MAX_PARTS_ASKED, input.config.mostAtOnce);
  const numbers = Array.from({ length: most }, (_, nth) => nth);
  const rows = numbers.map((nth) => <Row key={nth} {...parts} nth={nth} />);
  const further = rows.slice(OPEN_ROWS);
  return (
    <>
      {rows.slice(0, OPEN_ROWS)}
      {further.length > 0 && (
        <details open={input.asked.rows.length > OPEN_ROWS}>
          <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-link">
            {severalPageTexts[input.language].moreServices}
          </summary>
          <div className="mt-3 space-y-4">{further}</div>
        </details>
      )}
    </>
  );
};

const Arrangements = ({ input: { language, asked } }: OfInput) => {
  const texts = severalPageTexts[language];
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{texts.how}</legend>
      {(['in_a_row', 'together'] as const).map((arrangement) => (
        <label key={arrangement} className="flex min-h-11 items-center gap-3 py-1">
          <input
            type="radio"
            name="arrangement"
            value={arrangement}
            defaultChecked={asked.arrangement === arrangement}
            className="size-5 shrink-0"
          />
          {texts.arrangements[arrangement]}
        </label>
      ))}
    </fieldset>
  );
};

const Dates = ({ input: { language, asked, config } }: OfInput) => {
  const texts = severalTexts[language];
  const day = useId();
  const counts = Array.from({ length: config.mostAtOnce }, (_, n) => n + 1);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Choice label={texts.times} name="count" value={String(asked.count)}>
          {counts.map((n) => (
            <option key={n} value={n}>
              {texts.timesOf(n)}
            </option>
          ))}
        </Choice>
        <Choice label={texts.every} name="everyWeeks" value={String(asked.everyWeeks)}>
          {WEEKS.map((n) => (
            <option key={n} value={n}>
              {texts.weeks(n)}
            </option>
          ))}
        </Choice>
      </div>
      <div className="max-w-64">
        <label htmlFor={day} className="mb-1.5 block text-sm font-medium">
          {texts.fromDay}
        </label>
        <input id={day} type="date" name="from" defaultValue={asked.from ?? ''} className={controlStyle} />
      </div>
    </>
  );
};

/** What was typed of the contact; it must not stand in an address. */
const typedIn = ({ booking: { values } }: SiteView): readonly Parameter[] =>
  CONTACT.flatMap((name) => (values[name] ? [[name, values[name]] as const] : []));

/** Whether the page holds a contact, or the fields for one: it is posted then, whatever is pressed. */
export const isPosted = ({ input: { offers }, view }: SeveralParts): boolean =>
  (offers ?? []).length > 0 || view.booking.wait !== null || typedIn(view).length > 0;

/** What is wanted. */
const SearchFields = ({ input, view, children }: SeveralParts & { readonly children: ReactNode }) => (
  <div className="space-y-5">
    <Rows input={input} view={view} />
    <Arrangements input={input} />
    <Dates input={input} />
    <p className="text-sm text-muted">{severalTexts[input.language].most(input.config.mostAtOnce)}</p>
    {children}
    {view.zone && <p className="text-sm text-muted">{view.zone}</p>}
  </div>
);

const searchStyle = `${primaryButton} w-full sm:w-auto`;

/** The same in the form that books: another search keeps what is being typed there. */
export const SearchAgain = (parts: SeveralParts) => (
  <SearchFields {...parts}>
    <button type="submit" name="find" value="1" formNoValidate className={searchStyle}>
      {severalTexts[parts.input.language].search}
    </button>
  </SearchFields>
);

/** A form for it alone: the browser asks the same page again with it, and posts it where a contact goes along. */
export const SearchForm = (parts: SeveralParts) => {
  const { input, view } = parts;
  const { language } = input;
  const posted = isPosted(parts);
  const along: readonly Parameter[] = posted
    ? [...view.booking.hidden, ...typedIn(view)]
    : [['lang', language], ...view.carried];
  return (
    <form id={posted ? FORM_ID : undefined} method={posted ? 'post' : 'get'} action={view.several.action}>
      <Carried parameters={along} />
      <input type="hidden" name="find" value="1" />
      <SearchFields {...parts}>
        <button type="submit" className={searchStyle}>
          {severalTexts[language].search}
        </button>
      </SearchFields>
    </form>
  );
};
