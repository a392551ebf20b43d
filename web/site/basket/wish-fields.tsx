import { useId } from 'react';
import { personLabel } from '../../../shared/domain/people-for.ts';
import { useTexts } from '../../i18n/texts.ts';
import { dayKey } from '../../lib/day-key.ts';
import { OneOf, optionText } from '../booking/order-choice.tsx';
import { controlStyle } from '../booking/text-input.tsx';
import { smallButton } from '../parts/button-style.ts';
import { siteTexts } from '../texts.ts';
import type { ServiceView } from '../view/site-view.ts';
import { type BasketTexts, basketTexts } from './basket-texts.ts';
import { COUNTS, MOST_PARTS, partsOf, WEEKS, WISH_KINDS, type Wish, type WishPart } from './wish.ts';

interface WishFieldsProps {
  readonly services: readonly ServiceView[];
  readonly timezone: string;
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

const Kinds = ({ wish, onWish }: WishFieldsProps) => {
  const texts = useTexts(basketTexts);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-base font-semibold">{texts.what}</legend>
      {WISH_KINDS.map((kind) => (
        <label key={kind} className="flex min-h-11 items-center gap-3">
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

const labelOf = ({ kind }: Wish, nth: number, texts: BasketTexts): string => {
  if (kind === 'series') return texts.service;
  return kind === 'row' ? texts.serviceOf(nth + 1) : texts.personOf(nth + 1);
};

interface PartProps extends WishFieldsProps {
  readonly part: WishPart;
  readonly nth: number;
}

const Part = ({ services, wish, onWish, part, nth }: PartProps) => {
  const texts = useTexts(basketTexts);
  const { anyone } = useTexts(siteTexts).booking;
  const label = labelOf(wish, nth, texts);
  const people = services.find(({ id }) => id === part.serviceId)?.people ?? [];
  const change = (over: Partial<WishPart>) =>
    onWish({ ...wish, parts: wish.parts.map((one) => (one.key === part.key ? { ...one, ...over } : one)) });
  const remove = () => onWish({ ...wish, parts: wish.parts.filter(({ key }) => key !== part.key) });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <OneOf
        label={label}
        name={`service-${nth}`}
        value={part.serviceId}
        onChange={(serviceId) => change({ serviceId, personId: null })}
      >
        {services.map((service) => (
          <option key={service.id} value={service.id}>
            {optionText(service)}
          </option>
        ))}
      </OneOf>
      {people.length > 0 && (
        <OneOf
          label={texts.withOf(label)}
          name={`with-${nth}`}
          value={part.personId ?? ''}
          onChange={(id) => change({ personId: id || null })}
        >
          <option value="">{anyone}</option>
          {people.map((person) => (
            <option key={person.id} value={person.id}>
              {personLabel(person)}
            </option>
          ))}
        </OneOf>
      )}
      {wish.kind !== 'series' && wish.parts.length > 2 && (
        <button type="button" onClick={remove} className={smallButton} aria-label={texts.removeOf(label)}>
          {texts.remove}
        </button>
      )}
    </div>
  );
};

const Add = ({ services, wish, onWish }: WishFieldsProps) => {
  const texts = useTexts(basketTexts);
  const last = wish.parts.at(-1);
  const unused = services.find(({ id }) => !wish.parts.some(({ serviceId }) => serviceId === id));
  const serviceId = (wish.kind === 'row' ? unused?.id : undefined) ?? last?.serviceId;
  if (wish.parts.length >= MOST_PARTS || serviceId === undefined) return null;
  const part = { key: (last?.key ?? 0) + 1, serviceId, personId: null };
  return (
    <button
      type="button"
      onClick={() => onWish({ ...wish, parts: [...wish.parts, part] })}
      className={smallButton}
    >
      {wish.kind === 'row' ? texts.addService : texts.addPerson}
    </button>
  );
};

interface NumberProps {
  readonly label: string;
  readonly name: string;
  readonly value: number;
  readonly choices: readonly number[];
  readonly text: (n: number) => string;
  readonly onChange: (n: number) => void;
}

const NumberOf = ({ label, name, value, choices, text, onChange }: NumberProps) => (
  <OneOf label={label} name={name} value={String(value)} onChange={(chosen) => onChange(Number(chosen))}>
    {choices.map((n) => (
      <option key={n} value={n}>
        {text(n)}
      </option>
    ))}
  </OneOf>
);

const Series = ({ wish, onWish }: WishFieldsProps) => {
  const texts = useTexts(basketTexts);
  return (
    <div className="flex flex-wrap gap-3">
      <NumberOf
        label={texts.count}
        name="count"
        value={wish.count}
        choices={COUNTS}
        text={String}
        onChange={(count) => onWish({ ...wish, count })}
      />
      <NumberOf
        label={texts.every}
        name="everyWeeks"
        value={wish.everyWeeks}
        choices={WEEKS}
        text={texts.weeks}
        onChange={(everyWeeks) => onWish({ ...wish, everyWeeks })}
      />
    </div>
  );
};

/** The day from which appointments are sought. */
const FromDay = ({ timezone, wish, onWish }: WishFieldsProps) => {
  const texts = useTexts(basketTexts);
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
        onChange={(event) => onWish({ ...wish, fromDay: event.currentTarget.value })}
        className={controlStyle}
      />
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
    {props.wish.kind === 'series' ? <Series {...props} /> : <Add {...props} />}
    <FromDay {...props} />
  </div>
);
