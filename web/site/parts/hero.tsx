import { ArrowRight } from 'lucide-react';
import { useTexts } from '../../i18n/texts.ts';
import { serverTexts } from '../server-texts.ts';
import { siteTexts } from '../texts.ts';
import type { SiteView } from '../view/site-view.ts';
import { primaryButton, quietButton, textLink } from './button-style.ts';

/** Industry, name, welcome text, and links to the form, the chat and the services. */
export const Hero = ({ view }: { view: SiteView }) => {
  const texts = useTexts(serverTexts);
  const { bookNow } = useTexts(siteTexts);
  return (
    <div className="min-w-0">
      <p className="inline-flex rounded-full border border-line bg-surface px-3 py-1 text-sm font-medium text-link">
        {view.industry}
      </p>
      <h1 className="mt-5 text-4xl leading-[1.08] font-bold wrap-anywhere sm:text-5xl lg:text-6xl">
        {view.title}
      </h1>
      <p className="mt-5 max-w-[34rem] text-lg wrap-anywhere whitespace-pre-line text-muted">
        {view.chat.welcomeMessage}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href="#reserver" className={primaryButton}>
          {bookNow}
          <ArrowRight aria-hidden="true" size={18} />
        </a>
        <a href="#contact" className={quietButton}>
          {texts.chatWithUs}
        </a>
      </div>
      {view.services.length > 0 && (
        <a href="#services" className={`${textLink} mt-3 inline-flex min-h-11 items-center`}>
          {texts.seeServices}
        </a>
      )}
    </div>
  );
};
