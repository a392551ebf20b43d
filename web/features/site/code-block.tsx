import { classNames } from '../../ui/class-names.ts';

interface CodeBlockProps {
  readonly name: string;
  readonly text: string;
  /** Whether long lines wrap; otherwise they scroll in a block of fixed height. */
  readonly wraps?: boolean;
}

/** Code to read, select and copy: a read-only text area, which the keyboard can focus and scroll. */
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
