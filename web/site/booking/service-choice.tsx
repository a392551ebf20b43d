import { useId } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { smallButton } from '../parts/button-style.ts';
import { siteTexts } from '../texts.ts';
import type { ServiceView } from '../view/site-view.ts';
import { controlStyle } from './text-input.tsx';

interface ServiceChoiceProps {
  readonly services: readonly ServiceView[];
  readonly path: string;
  readonly serviceId: string | null;
  readonly onService: (serviceId: string) => void;
}

const optionText = ({ name, duration, price }: ServiceView): string =>
  [name, duration, price].filter((part) => part !== null).join(' · ');

/** Which service; without JavaScript its button loads the page again, with that service's slots. */
export const ServiceChoice = ({ services, path, serviceId, onService }: ServiceChoiceProps) => {
  const texts = useTexts(siteTexts).booking;
  const language = useLanguage();
  const id = useId();
  if (services.length === 0) return null;
  return (
    <form action={`${path}#reserver`} className="mb-8 flex flex-wrap items-end gap-3">
      <input type="hidden" name="lang" value={language} />
      <div className="min-w-0 flex-1 basis-64">
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          {texts.service}
        </label>
        <select
          id={id}
          name="service"
          value={serviceId ?? ''}
          onChange={(event) => onService(event.currentTarget.value)}
          className={controlStyle}
        >
          {services.map((service) => (
            <option key={service.id} value={service.id}>
              {optionText(service)}
            </option>
          ))}
        </select>
      </div>
      <noscript>
        <button type="submit" className={smallButton}>
          {texts.showSlots}
        </button>
      </noscript>
    </form>
  );
};
