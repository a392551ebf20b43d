import { classNames } from '../../ui/class-names.ts';

interface CodeBlockProps {
  readonly name: string;
  readonly text: string;
  /** Long lines go on below; otherwise they scroll, and the block has a height of its own. */
  readonly wraps?: boolean;
}

/** Code to be read, selected and copied: an input that takes nothing, which the keyboard reaches and scrolls. */
export const CodeBlock = ({ name, text, wraps = false }: CodeBlockProps) => (
  <textarea
    readOnly
    aria-label={name}
    value={text}
    spellCheck={false}
    className={classNames(
      'block w-full resize-none rounded-control border border-line bg-bg p-3 font-mono text-xs leading-5 text-ink',
      wraps ? 'field-sizing-content wrap-anywhere' : 'h-[34rem] overflow-auto whitespace-pre',
    )}
  />
);
