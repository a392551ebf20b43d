import { useId, useState } from 'react';
import { isPerformedBy, personLabel, unablePerson } from '../../../shared/domain/people-for.ts';
import { formatDay } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { dayKey } from '../../lib/day-key.ts';
import { type ListedService, ServiceOptions } from './service-options.tsx';
import { type SeveralTexts, severalTexts } from './several-texts.ts';
import { Unable } from './unable.tsx';
import {
  datesOf,
  isOutOfReach,
  lastDayOf,
  mostDates,
  mostParts,
  partsOf,
  tooFarOf,
  WEEKS,
  WISH_KINDS,
  type Wish,
  type WishPart,
  withAnother,
} from './wish.ts';
import type { WishLook } from './wish-look.ts';

interface WishPerson {
  readonly id: string;
  readonly name: string;
  readonly title?: string | undefined;
}

/** A service that can be asked for. */
export interface WishService extends ListedService {
  /** Who may be asked for; empty where there is no choice. */
  readonly people: readonly WishPerson[];
  /** Who alone performs it; null where there is a choice, or no team. */
  readonly onlyPerson: WishPerson | null;
}

interface WishFieldsProps {
  readonly services: readonly WishService[];
  readonly timezone: string;
  readonly wish: Wish;
  readonly look: WishLook;
  readonly onWish: (wish: Wish) => void;
  /** Where to turn for more than may be booked at once; absent where nobody can help. */
  readonly beyond?: string;
}

const Kinds = ({ wish, onWish }: WishFieldsProps) => {
  const texts = useTexts(severalTexts);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-base font-semibold">{texts.what}</legend>
      {WISH_KINDS.map((kind) => (
        <label key={kind} className="flex min-h-11 items-center gap-3 py-1">
          <input
            type="radio"
            name="arrangement"
            checked={wish.kind === kind}
            onChange={() => onWish({ ...wish, kind })}
            className="size-5 shrink-0"
          />
          {texts.kinds[kind]}
        </label>
      ))}
    </fieldset>
  );
};

const labelOf = ({ kind }: Wish, nth: number, texts: SeveralTexts): string => {
  if (kind === 'series') return texts.service;
  return kind === 'row' ? texts.serviceOf(nth + 1) : texts.personOf(nth + 1);
};

interface PartProps extends WishFieldsProps {
  readonly part: WishPart;
  readonly nth: number;
}

const Part = ({ services, wish, look: { Choice, Press }, onWish, part, nth }: PartProps) => {
  const texts = useTexts(severalTexts);
  const label = labelOf(wish, nth, texts);
  const [unable, setUnable] = useState<string | null>(null);
  const service = services.find(({ id }) => id === part.serviceId);
  const people = service?.people ?? [];
  const change = (over: Partial<WishPart>) =>
    onWish({ ...wish, parts: wish.parts.map((one) => (one.key === part.key ? { ...one, ...over } : one)) });
  const changeService = (serviceId: string) => {
    const next = services.find(({ id }) => id === serviceId);
    const isKept = part.personId !== null && next && isPerformedBy(next, part.personId);
    setUnable(unablePerson(services, next, part.personId));
    change({ serviceId, personId: isKept ? part.personId : null });
  };
  const remove = () => onWish({ ...wish, parts: wish.parts.filter(({ key }) => key !== part.key) });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Choice
        label={label}
        name={`service-${nth}`}
        value={part.serviceId}
        onChange={changeService}
        hint={service?.hint}
      >
        <ServiceOptions services={services} />
      </Choice>
      {people.length > 0 && (
        <Choice
          label={texts.withOf(label)}
          name={`with-${nth}`}
          value={part.personId ?? ''}
          onChange={(id) => {
            setUnable(null);
            change({ personId: id || null });
          }}
        >
          <option value="">{texts.anyone}</option>
          {people.map((person) => (
            <option key={person.id} value={person.id}>
              {personLabel(person)}
            </option>
          ))}
        </Choice>
      )}
      {wish.kind !== 'series' && wish.parts.length > 2 && (
        <Press onClick={remove} aria-label={texts.removeOf(label)}>
          {texts.remove}
        </Press>
      )}
      <Unable name={unable} />
    </div>
  );
};

const Add = ({ services, wish, look: { Press }, onWish }: WishFieldsProps) => {
  const texts = useTexts(severalTexts);
  if (wish.parts.length >= mostParts(wish)) return null;
  return (
    <Press onClick={() => onWish(withAnother(services, wish))}>
      {wish.kind === 'row' ? texts.addService : texts.addPerson}
    </Press>
  );
};

interface NumberProps extends Pick<WishFieldsProps, 'look'> {
  readonly label: string;
  readonly name: string;
  readonly value: number;
  readonly choices: readonly number[];
  readonly text: (n: number) => string;
  readonly onChange: (n: number) => void;
}

const NumberOf = ({ look: { Choice }, label, name, value, choices, text, onChange }: NumberProps) => (
  <Choice label={label} name={name} value={String(value)} onChange={(chosen) => onChange(Number(chosen))}>
    {choices.map((n) => (
      <option key={n} value={n}>
        {text(n)}
      </option>
    ))}
  </Choice>
);

/** On how many dates, and how far apart; nothing where all that is asked for can be had once alone. */
const Dates = ({ wish, look, onWish }: WishFieldsProps) => {
  const texts = useTexts(severalTexts);
  const isSeries = wish.kind === 'series';
  const most = mostDates(wish);
  if (most < 2) return null;
  const first = isSeries ? 2 : 1;
  return (
    <div className="flex flex-wrap gap-3">
      <NumberOf
        look={look}
        label={isSeries ? texts.count : texts.times}
        name="count"
        value={datesOf(wish)}
        choices={Array.from({ length: most - first + 1 }, (_, n) => first + n)}
        text={isSeries ? String : texts.timesOf}
        onChange={(count) => onWish({ ...wish, ...(isSeries ? { count } : { times: count }) })}
      />
      {datesOf(wish) > 1 && (
        <NumberOf
          look={look}
          label={texts.every}
          name="everyWeeks"
          value={wish.everyWeeks}
          choices={WEEKS}
          text={texts.weeks}
          onChange={(everyWeeks) => onWish({ ...wish, everyWeeks })}
        />
      )}
    </div>
  );
};

/** The day from which appointments are sought. */
const FromDay = ({ timezone, wish, look, onWish }: WishFieldsProps) => {
  const texts = useTexts(severalTexts);
  const id = useId();
  return (
    <div className="max-w-64">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {texts.fromDay}
      </label>
      <input
        id={id}
        type="date"
        name="from"
        value={wish.fromDay}
        min={dayKey(Date.now(), timezone)}
        max={lastDayOf(wish, timezone)}
        onChange={(event) => onWish({ ...wish, fromDay: event.currentTarget.value })}
        className={look.input}
      />
    </div>
  );
};

const Bound = ({ wish, beyond }: WishFieldsProps) => {
  const texts = useTexts(severalTexts);
  return <p className="text-sm text-muted">{[texts.most(wish.most), beyond].filter(Boolean).join(' ')}</p>;
};

const REACH_ID = 'wish-reach';

/** Searches what is wanted; where it lies too far ahead to be found, the note that says so is read out instead. */
export const searchOrSayWhy = (
  { wish, timezone }: Pick<WishFieldsProps, 'wish' | 'timezone'>,
  search: () => Promise<void>,
): void => {
  if (isOutOfReach(wish, timezone, Date.now())) document.getElementById(REACH_ID)?.focus();
  else void search();
};

/** What is wanted too far ahead, until when can be booked, and what can be had instead. */
const Reach = ({ timezone, wish, look: { Press }, onWish }: WishFieldsProps) => {
  const texts = useTexts(severalTexts);
  const language = useLanguage();
  const tooFar = tooFarOf(wish, timezone, Date.now());
  if (!tooFar) return <p role="status" />;
  const { dates, closer } = tooFar;
  const isOnce = dates === 1 && wish.kind !== 'series';
  return (
    <div className="space-y-3 rounded-control bg-soft p-4 text-sm">
      <p id={REACH_ID} role="status" tabIndex={-1}>
        {texts.until(formatDay(lastDayOf(wish, timezone), language))} {texts.reach(dates, wish.everyWeeks)}
      </p>
      {(closer !== null || isOnce) && (
        <p className="flex flex-wrap gap-2">
          {closer !== null && (
            <Press onClick={() => onWish({ ...wish, everyWeeks: closer })}>{texts.closer(closer)}</Press>
          )}
          {isOnce && <Press onClick={() => onWish({ ...wish, times: 1 })}>{texts.once}</Press>}
        </p>
      )}
    </div>
  );
};

/** What is wanted: how the appointments lie to each other, which services, by whom, and how often. */
export const WishFields = (props: WishFieldsProps) => (
  <div className="space-y-5">
    <Kinds {...props} />
    {partsOf(props.wish).map((part, nth) => (
      <Part key={part.key} {...props} part={part} nth={nth} />
    ))}
    {props.wish.kind !== 'series' && <Add {...props} />}
    <Dates {...props} />
    <Bound {...props} />
    <FromDay {...props} />
    <Reach {...props} />
  </div>
);
