import { OfferLines } from '../../features/chat/offer-lines.tsx';
import { TaxesNote } from '../../features/chat/taxes-note.ts';
import { MissedDates } from '../../features/several/missed-dates.tsx';
import { OfferList } from '../../features/several/offer-list.tsx';
import { severalTexts } from '../../features/several/several-texts.ts';
import type { Offers } from '../../features/several/use-offers.ts';
import type { WishLook } from '../../features/several/wish-look.ts';
import { formatDay, formatInstant } from '../../i18n/format.ts';
import { basketTexts } from '../basket/basket-texts.ts';
import { Carried } from '../booking/carried.tsx';
import { ContactFields } from '../booking/contact-fields.tsx';
import { FormAlert } from '../booking/form-alert.tsx';
import { issueErrors } from '../booking/form-fields.ts';
import { SubmitArea } from '../booking/submit-area.tsx';
import type { SeveralInput, SeveralProblem } from '../input/several-input.ts';
import { smallButton, textLink } from '../parts/button-style.ts';
import { EnterButton, FORM_ID, LookButton } from '../parts/look.tsx';
import { CARD, Message, StaticFrame } from '../parts/static-frame.tsx';
import { serverTexts } from '../server-texts.ts';
import { lookFirst, lookFrom, searchedOf, severalLaterHref, severalOtherPage } from '../view/page-links.ts';
import { siteView } from '../view/site-view.ts';
import { isPosted, SearchAgain, SearchForm, type SeveralParts } from './search-form.tsx';
import { severalPageTexts } from './several-page-texts.ts';

/** Why there are no offers, in words. */
const problemText = (problem: SeveralProblem, { language, config }: SeveralInput): string => {
  const texts = severalPageTexts[language].problem;
  const nameOf = (id: string) => config.services.find((one) => one.id === id)?.name ?? '';
  switch (problem.kind) {
    case 'too_many':
      return `${texts.too_many(problem.most)} ${basketTexts[language].beyond}`;
    case 'too_far':
      return severalTexts[language].until(formatDay(problem.until, language));
    case 'unable':
      return texts.unable(problem.person, nameOf(problem.service));
    case 'full':
      return texts.full(problem.services.map(nameOf).join(', '), formatDay(problem.until, language));
    case 'apart':
      return texts[problem.arrangement];
    case 'stopped': {
      const at = formatInstant(problem.at, 'dateTime', language, config.timezone);
      return `${severalTexts[language].stopped.none(at)} ${basketTexts[language].write}`;
    }
    case 'refused':
      return problem.message;
    default:
      return texts[problem.kind];
  }
};

const linkStyle = `${textLink} inline-flex min-h-11 items-center`;

/** A button that searches from a later day on, with all that was typed, in place of the one that a script would need. */
const lookFurther =
  (from: string | null): WishLook['Press'] =>
  ({ children }) => (
    <LookButton value={from === null ? '' : lookFrom(from)} className={smallButton}>
      {children}
    </LookButton>
  );

/** What of a search is told apart from its offers. */
const NOTHING_ELSE = { bookableUntil: null, missed: null, message: null };

/** Whole offers, the contact, and the button that books all of one. */
const Booking = ({ input, view }: SeveralParts) => {
  const { language, config, offers, searchedUntil, laterFrom } = input;
  const texts = severalTexts[language];
  const { booking } = view;
  const errors = issueErrors(
    (booking.error?.issues ?? []).map(({ path, message }) =>
      path === 'offer' ? { path: 'slotId', message: texts.needOffer } : { path, message },
    ),
  );
  const found: Offers = {
    phase: 'ready',
    ...{ offers: offers ?? [], searchedUntil, laterFrom, ...NOTHING_ELSE },
    ...{ search: async () => {}, searchLater: async () => {}, forget: () => {} },
  };
  return (
    <div className={`${CARD} space-y-8`}>
      <OfferList
        found={found}
        timezone={config.timezone}
        none={basketTexts[language].none}
        look={{ Press: lookFurther(laterFrom) }}
        radio={({ offer }) => ({ name: 'offer', defaultChecked: offer === booking.values.slotId })}
        lines={(offer) => <OfferLines offer={offer} timezone={config.timezone} />}
        error={errors.slotId}
      />
      <div>
        <ContactFields view={booking} errors={errors} />
        <SubmitArea
          view={view}
          booking={{ phase: 'filling', waitSeconds: 0, stopWaiting: () => {} }}
          submit={texts.submit}
        />
        <p className="mt-2 text-sm text-muted">{texts.allOrNone}</p>
      </div>
    </div>
  );
};

/** The same search from a later day on, where it found nothing; what was typed goes along. */
const Later = ({ input, view, from }: SeveralParts & { readonly from: string }) => {
  const text = severalTexts[input.language].later;
  return isPosted({ input, view }) ? (
    <LookButton value={lookFrom(from)} className={smallButton}>
      {text}
    </LookButton>
  ) : (
    <a href={severalLaterHref(input, from)} className={smallButton}>
      {text}
    </a>
  );
};

/** What is wrong with what was sent, or why nothing is offered. */
const Wrong = ({ input, view }: SeveralParts) => {
  const { booking } = view;
  const refused = booking.wait?.message ?? booking.error?.message;
  return (
    <>
      {refused !== undefined && <FormAlert message={refused} />}
      {input.problem && <Message tone="danger">{problemText(input.problem, input)}</Message>}
      {input.problem?.kind === 'stopped' && input.laterFrom !== null && (
        <p className="mb-6">
          <Later input={input} view={view} from={input.laterFrom} />
        </p>
      )}
      {input.problem?.kind === 'series' && input.problem.missed && (
        <div className="mb-6 space-y-1">
          <MissedDates missed={input.problem.missed} timezone={input.config.timezone} />
        </div>
      )}
    </>
  );
};

/** The same search in the other language; a button where a contact goes along. */
const OtherLanguage = (parts: SeveralParts) => {
  const { input } = parts;
  const { language, href } = severalOtherPage(input);
  const text = serverTexts[input.language].frame.otherLanguage;
  return isPosted(parts) ? (
    <LookButton value={`lang=${language}`} lang={language} className={linkStyle}>
      {text}
    </LookButton>
  ) : (
    <a href={href} hrefLang={language} lang={language} className={linkStyle}>
      {text}
    </a>
  );
};

/** The public page, with the first of the services; a button where a contact goes along. */
const Back = (parts: SeveralParts) => {
  const { input, view } = parts;
  const text = severalPageTexts[input.language].back;
  return isPosted(parts) ? (
    <LookButton value={lookFirst(input.asked)} formAction={view.booking.action} className={linkStyle}>
      {text}
    </LookButton>
  ) : (
    <a href={`${view.path}?lang=${input.language}`} className={linkStyle}>
      {text}
    </a>
  );
};

/** Offers, the contact and the search in one form, so that whatever is pressed keeps what was typed. */
const Offered = (parts: SeveralParts) => {
  const { input, view } = parts;
  return (
    <form id={FORM_ID} method="post" action={view.several.action}>
      <EnterButton />
      <Carried parameters={[...view.booking.hidden, ['searched', searchedOf(input)]]} />
      <section id="propositions" className="mb-8">
        <Wrong {...parts} />
        <Booking {...parts} />
      </section>
      <div className={CARD}>
        <SearchAgain {...parts} />
      </div>
    </form>
  );
};

/** The search alone, and why nothing is offered. */
const Searched = (parts: SeveralParts) => (
  <>
    {isPosted(parts) && <EnterButton />}
    {parts.input.offers !== null && (
      <section id="propositions" className="mb-8">
        <Wrong {...parts} />
      </section>
    )}
    <div className={CARD}>
      <SearchForm {...parts} />
    </div>
  </>
);

/** Several appointments at once, searched and booked without JavaScript. */
export const SeveralPage = ({ input }: { readonly input: SeveralInput }) => {
  const view = siteView(input);
  const parts = { input, view };
  const { config, language, appBase, offers } = input;
  const texts = severalPageTexts[language];
  return (
    <TaxesNote value={view.chat.taxes}>
      <StaticFrame title={texts.title} business={config.name} homeUrl={`${appBase}/`}>
        <p className="mb-6">{texts.lead}</p>
        {offers?.length ? <Offered {...parts} /> : <Searched {...parts} />}
        <p className="mt-4 flex flex-wrap gap-x-6">
          <Back {...parts} />
          <OtherLanguage {...parts} />
        </p>
      </StaticFrame>
    </TaxesNote>
  );
};
