import { useState } from 'react';
import { isPerformedBy, unablePerson } from '../../../shared/domain/people-for.ts';
import { useTexts } from '../../i18n/texts.ts';
import { PersonOptions } from './person-options.tsx';
import { ServiceOptions } from './service-options.tsx';
import { type SeveralTexts, severalTexts } from './several-texts.ts';
import { Unable } from './unable.tsx';
import type { Wish, WishPart } from './wish.ts';
import type { WishProps } from './wish-props.ts';

const labelOf = ({ kind }: Wish, nth: number, texts: SeveralTexts): string => {
  if (kind === 'series') return texts.service;
  return kind === 'row' ? texts.serviceOf(nth + 1) : texts.personOf(nth + 1);
};

interface PartProps extends WishProps {
  readonly part: WishPart;
  readonly nth: number;
}

/** One service of what is wanted, and by whom. */
export const WishPartFields = ({ services, wish, look: { Choice, Press }, onWish, part, nth }: PartProps) => {
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
          <PersonOptions people={people} />
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
