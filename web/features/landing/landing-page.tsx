import { Bot, CalendarCheck, Check, UserRoundCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { BRAND } from '../../../shared/domain/brand.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useMetaDescription } from '../../lib/use-meta-description.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { DashboardPreview } from './dashboard-preview.tsx';
import { Faq } from './faq.tsx';
import { MarketingLayout } from './marketing-layout.tsx';
import { Pricing } from './pricing.tsx';
import { landingTexts } from './texts.ts';

const sectionStyle = 'mx-auto w-full max-w-6xl px-4 py-14 sm:px-8 sm:py-20';

const Hero = () => {
  const t = useTexts(landingTexts).hero;
  return (
    <section className="mx-auto grid grid-cols-1 w-full max-w-6xl items-center gap-12 px-4 py-12 sm:px-8 sm:py-20 lg:grid-cols-[1.05fr_1fr]">
      <div className="min-w-0">
        <p className="mb-4 inline-block rounded-full border border-line bg-surface px-3.5 py-1 font-medium text-link">
          {t.eyebrow}
        </p>
        <h1 className="text-4xl leading-[1.08] font-bold tracking-heading sm:text-5xl lg:text-6xl">
          {t.title}
        </h1>
        <p className="mt-5 max-w-prose text-lg text-muted">{t.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to="/signup" variant="primary" className="px-6 text-base">
            {t.cta}
          </LinkButton>
          <a href="#pricing" className={buttonStyle('secondary', 'px-6 text-base')}>
            {t.secondary}
          </a>
        </div>
        <p className="mt-4 text-muted">{t.note}</p>
      </div>
      <DashboardPreview label={t.preview} />
    </section>
  );
};

const Features = () => {
  const t = useTexts(landingTexts).features;
  const blurbs = [
    { Icon: Bot, ...t.ai },
    { Icon: CalendarCheck, ...t.calendar },
    { Icon: UserRoundCheck, ...t.leads },
  ];
  return (
    <section aria-labelledby="features-title" className={sectionStyle}>
      <h2 id="features-title" className="text-3xl font-bold tracking-heading">
        {t.title}
      </h2>
      <ul className="mt-8 grid grid-cols-1 gap-4 md:grid-cols-3">
        {blurbs.map(({ Icon, title, text }) => (
          <li key={title} className="rounded-card border border-line bg-surface p-6 shadow-card">
            <span className="flex size-11 items-center justify-center rounded-control bg-soft text-link">
              <Icon aria-hidden="true" className="size-6" />
            </span>
            <h3 className="mt-4 text-lg font-semibold">{title}</h3>
            <p className="mt-1.5 text-base text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Why = () => {
  const t = useTexts(landingTexts).why;
  return (
    <section aria-labelledby="why-title" className="border-y border-line bg-surface">
      <div className={`${sectionStyle} grid grid-cols-1 gap-8 md:grid-cols-2 md:items-center`}>
        <h2 id="why-title" className="text-3xl font-bold tracking-heading">
          {t.title}
        </h2>
        <ul className="flex flex-col gap-4">
          {t.items.map((item) => (
            <li key={item} className="flex gap-3 text-base">
              <span className="mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full bg-positive-soft text-positive">
                <Check aria-hidden="true" className="size-4" />
              </span>
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};

const FinalCall = () => {
  const t = useTexts(landingTexts).final;
  return (
    <section aria-labelledby="final-title" className={sectionStyle}>
      <div className="flex flex-col items-center gap-4 rounded-card bg-soft px-6 py-12 text-center sm:py-16">
        <h2 id="final-title" className="text-3xl font-bold tracking-heading">
          {t.title}
        </h2>
        <p className="max-w-prose text-base">{t.text}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <LinkButton to="/signup" variant="primary" className="px-6 text-base">
            {t.cta}
          </LinkButton>
          <LinkButton to="/login" className="px-6 text-base">
            {t.login}
          </LinkButton>
        </div>
      </div>
    </section>
  );
};

/** A link to #pricing or #faq from another page scrolls once the section has rendered. */
const useScrollToAnchor = () => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
};

export const LandingPage = () => {
  const t = useTexts(landingTexts);
  useDocumentTitle(`${BRAND} · ${t.hero.title}`);
  useMetaDescription(t.hero.text);
  useScrollToAnchor();
  return (
    <MarketingLayout>
      <Hero />
      <Why />
      <Features />
      <Pricing />
      <Faq />
      <FinalCall />
    </MarketingLayout>
  );
};
