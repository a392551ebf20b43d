import { useField } from 'formik';
import type { ComponentProps } from 'react';
import { useShownError } from '../../../ui/use-shown-error.ts';
import { useMe } from '../../session/use-me.ts';
import { OfferList } from '../../several/offer-list.tsx';
import type { WholeOffer } from '../../several/use-offers.ts';
import { dashboardLook } from './dashboard-look.tsx';

type OfferChoiceProps<Offer extends WholeOffer> = Pick<
  ComponentProps<typeof OfferList<Offer>>,
  'found' | 'none' | 'stopped' | 'lines'
>;

/** The offers that were found, of which the form's `offer` is the chosen one's handle. */
export const OfferChoice = <Offer extends WholeOffer>(props: OfferChoiceProps<Offer>) => {
  const { timezone } = useMe().tenant;
  const [{ value }, , { setValue }] = useField<string>('offer');
  const error = useShownError('offer');
  return (
    <div hidden={props.found.phase === 'idle' && !error}>
      <OfferList
        {...props}
        timezone={timezone}
        error={error}
        look={dashboardLook}
        radio={({ offer }) => ({
          ...{ name: 'offer', checked: offer === value },
          onChange: () => void setValue(offer),
        })}
      />
    </div>
  );
};
