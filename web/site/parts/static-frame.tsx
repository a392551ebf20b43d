import type { ReactNode } from 'react';
import { BRAND } from '../../../shared/domain/brand.ts';

/** The frame of a page that needs no script: one card, between its title and the way home. */
export const StaticFrame = (props: {
  readonly title: string;
  readonly business: string;
  readonly homeUrl: string;
  readonly children: ReactNode;
}) => (
  <main className="page-glow grid min-h-dvh place-items-center px-4 py-16">
    <div className="w-full max-w-xl">
      <h1 className="text-3xl font-bold">{props.title}</h1>
      <p className="mt-2 mb-6 text-lg wrap-anywhere text-muted">{props.business}</p>
      {props.children}
      <a
        href={props.homeUrl}
        className="mt-8 inline-flex min-h-11 items-center text-sm text-muted hover:underline"
      >
        {BRAND}
      </a>
    </div>
  </main>
);

/** What was just done, or why it was not. */
export const Message = ({
  tone,
  children,
}: {
  tone: 'success' | 'danger' | 'plain';
  children: ReactNode;
}) => {
  const look = {
    success: 'bg-positive-soft text-positive',
    danger: 'bg-danger-soft text-danger',
    plain: 'bg-soft text-ink',
  }[tone];
  return (
    <p role={tone === 'danger' ? 'alert' : 'status'} className={`mb-6 rounded-control px-4 py-3 ${look}`}>
      {children}
    </p>
  );
};

export const CARD = 'rounded-card border border-line bg-surface p-5 shadow-card sm:p-8';
