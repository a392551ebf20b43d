import { type ReactNode, useEffect, useRef } from 'react';

interface StepCardProps {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}

/** The frame of a step. Its title takes the focus, so that a screen reader follows from step to step. */
export const StepCard = ({ title, intro, children }: StepCardProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold tracking-heading outline-none">
        {title}
      </h1>
      <p className="mt-1 mb-6 text-base text-muted">{intro}</p>
      {children}
    </div>
  );
};
