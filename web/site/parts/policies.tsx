import { useTexts } from '../../i18n/texts.ts';
import { serverTexts } from '../server-texts.ts';
import type { PoliciesView } from '../view/about-view.ts';

/** How an appointment is changed, what the owner says of late ones, and which languages the team speaks. */
export const Policies = ({ policies: { lines, words, languages } }: { readonly policies: PoliciesView }) => {
  const texts = useTexts(serverTexts).policies;
  return (
    <section
      aria-labelledby="policies-title"
      className="mx-auto max-w-6xl px-4 py-8 sm:px-5 sm:py-12 lg:px-8"
    >
      <h2 id="policies-title" className="text-2xl font-bold sm:text-3xl">
        {texts.title}
      </h2>
      <dl className="mt-6 grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-2">
        <div>
          <dt className="font-semibold">{texts.change}</dt>
          {lines.map((line) => (
            <dd key={line} className="mt-1 wrap-anywhere text-muted">
              {line}
            </dd>
          ))}
          {words !== null && <dd className="mt-3 wrap-anywhere whitespace-pre-line">{words}</dd>}
        </div>
        {languages !== null && (
          <div>
            <dt className="font-semibold">{texts.languages}</dt>
            <dd className="mt-1 text-muted">{languages}</dd>
          </div>
        )}
      </dl>
    </section>
  );
};
