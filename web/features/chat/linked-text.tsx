import { Fragment } from 'react';

const ADDRESS = /https?:\/\/\S+/g;

const isOurs = (address: string): boolean =>
  URL.canParse(address) && new URL(address).origin === window.location.origin;

interface Part {
  readonly at: number;
  readonly text: string;
  readonly link: boolean;
}

/** Splits a text around URLs of this site. */
const partsOf = (text: string): Part[] => {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (!isOurs(address)) continue;
    parts.push(
      { at: end, text: text.slice(end, index), link: false },
      { at: index, text: address, link: true },
    );
    end = index + address.length;
  }
  return [...parts, { at: end, text: text.slice(end), link: false }];
};

/** The assistant's text. Only URLs of this site become links: a model may have invented others. */
export const LinkedText = ({ text }: { text: string }) =>
  partsOf(text).map(({ at, text: part, link }) =>
    link ? (
      <a
        key={`link ${at}`}
        href={part}
        target="_blank"
        rel="noopener"
        className="inline-block max-w-full truncate align-bottom underline underline-offset-2"
      >
        {part}
      </a>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  );
