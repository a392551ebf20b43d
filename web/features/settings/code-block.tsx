import { CopyButton } from '../../ui/copy-button.tsx';

interface CodeBlockProps {
  /** Title of the block, also in its copy button's name. */
  readonly name: string;
  readonly code: string;
}

/** Code to copy. Long lines wrap instead of scrolling, so that a phone shows them too. */
export const CodeBlock = ({ name, code }: CodeBlockProps) => (
  <figure className="min-w-0">
    <div className="mb-1.5 flex items-center justify-between gap-3">
      <figcaption className="font-medium">{name}</figcaption>
      <CopyButton text={code} what={name} />
    </div>
    <pre className="rounded-control border border-line bg-bg p-4 font-mono text-xs leading-5 break-words whitespace-pre-wrap">
      {code}
    </pre>
  </figure>
);
