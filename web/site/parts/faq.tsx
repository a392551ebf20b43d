import type { PublicFaqEntry } from '../../../shared/schemas/faq.ts';
import { useTexts } from '../../i18n/texts.ts';
import { serverTexts } from '../server-texts.ts';

/** The business's answers to what visitors ask; nothing when it has written none. */
export const Faq = ({ entries }: { readonly entries: readonly PublicFaqEntry[] }) => {
  const title = useTexts(serverTexts).faq;
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="faq-title" className="mx-auto max-w-6xl px-4 py-8 sm:px-5 sm:py-12 lg:px-8">
      <h2 id="faq-title" className="text-2xl font-bold sm:text-3xl">
        {title}
      </h2>
      <dl className="mt-6 grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-2">
        {entries.map(({ id, question, answer }) => (
          <div key={id}>
            <dt className="font-semibold wrap-anywhere">{question}</dt>
            <dd className="mt-1 wrap-anywhere whitespace-pre-line text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
