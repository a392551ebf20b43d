import type { Language } from '../../../../shared/domain/language.ts';
import { NBSP } from '../../../../shared/domain/typography.ts';
import type { Block, FactRow, Link, Mail } from './blocks.ts';

const COLON: Readonly<Record<Language, string>> = { fr: `${NBSP}: `, en: ': ' };

const linkText = ({ label, url }: Link, language: Language): string => `${label}${COLON[language]}${url}`;

const rowText = ({ label, lines, price }: FactRow, language: Language): string => {
  const [first = '', ...others] = [...lines, ...(price === undefined ? [] : [price])];
  return [`${label}${COLON[language]}${first}`, ...others.map((line) => `  ${line}`)].join('\n');
};

const blockText = (block: Block, language: Language): string => {
  switch (block.type) {
    case 'facts':
      return block.rows.map((row) => rowText(row, language)).join('\n');
    case 'button':
      return `${block.label}${COLON[language].trimEnd()}\n${block.url}`;
    default:
      return block.text;
  }
};

/** The mail as plain text, with each link written out. */
export const mailText = ({ language, heading, blocks, footer }: Mail): string =>
  [
    heading,
    ...blocks.map((block) => blockText(block, language)),
    `-- \n${footer.map((part) => (typeof part === 'string' ? part : linkText(part, language))).join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n');
