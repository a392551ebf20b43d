import { ChevronDown } from 'lucide-react';
import { useTexts } from '../../i18n/texts.ts';
import { landingTexts } from './texts.ts';

export const Faq = () => {
  const t = useTexts(landingTexts).faq;
  const items = [t.items.crm, t.items.custom, t.items.embed];
  return (
    <section
      id="faq"
      aria-labelledby="faq-title"
      className="mx-auto w-full max-w-3xl scroll-mt-4 px-4 pt-14 sm:px-8 sm:pt-20"
    >
      <h2 id="faq-title" className="text-3xl font-bold tracking-heading">
        {t.title}
      </h2>
      <div className="mt-6 divide-y divide-line">
        {items.map(({ question, answer }) => (
          <details key={question} className="group py-2">
            <summary className="flex min-h-11 list-none items-center justify-between gap-4 text-base font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            <p className="max-w-prose pb-3 text-base text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
};
