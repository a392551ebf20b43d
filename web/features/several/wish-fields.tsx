import { useTexts } from '../../i18n/texts.ts';
import { severalTexts } from './several-texts.ts';
import { mostParts, partsOf, WISH_KINDS, withAnother } from './wish.ts';
import { Dates, FromDay } from './wish-dates.tsx';
import { WishPartFields } from './wish-part-fields.tsx';
import type { WishProps } from './wish-props.ts';
import { Reach } from './wish-reach.tsx';

const Kinds = ({ wish, onWish }: WishProps) => {
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

const Add = ({ services, wish, look: { Press }, onWish }: WishProps) => {
  const texts = useTexts(severalTexts);
  if (wish.parts.length >= mostParts(wish)) return null;
  return (
    <Press onClick={() => onWish(withAnother(services, wish))}>
      {wish.kind === 'row' ? texts.addService : texts.addPerson}
    </Press>
  );
};

const Bound = ({ wish, beyond }: WishProps) => {
  const texts = useTexts(severalTexts);
  return <p className="text-sm text-muted">{[texts.most(wish.most), beyond].filter(Boolean).join(' ')}</p>;
};

/** What is wanted: how the appointments lie to each other, which services, by whom, and how often. */
export const WishFields = (props: WishProps) => (
  <div className="space-y-5">
    <Kinds {...props} />
    {partsOf(props.wish).map((part, nth) => (
      <WishPartFields key={part.key} {...props} part={part} nth={nth} />
    ))}
    {props.wish.kind !== 'series' && <Add {...props} />}
    <Dates {...props} />
    <Bound {...props} />
    <FromDay {...props} />
    <Reach {...props} />
  </div>
);
