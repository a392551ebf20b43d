import { ChevronDown } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';

interface Way {
  readonly name: string;
  readonly steps: readonly string[];
  readonly note?: string;
}

/** How something is done in each calendar program, to be unfolded. */
export const HowTo = ({ title, ways }: { title: string; ways: readonly Way[] }) => (
  <Card title={title} flush>
    <div className="divide-y divide-line border-t border-line">
      {ways.map(({ name, steps, note }) => (
        <details key={name} className="group px-5">
          <summary className="flex min-h-12 items-center justify-between gap-3 font-medium">
            {name}
            <ChevronDown
              aria-hidden="true"
              className="size-4 text-muted transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <ol className="flex list-decimal flex-col gap-1.5 pb-4 pl-5 text-muted">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {note && <p className="-mt-2 pb-4 text-muted">{note}</p>}
        </details>
      ))}
    </div>
  </Card>
);
