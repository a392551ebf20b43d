import { Clock, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { serverTexts } from '../server-texts.ts';
import type { AboutView } from '../view/about-view.ts';
import type { HoursRow } from '../view/opening-hours.ts';
import { textLink } from './button-style.ts';

const Fact = ({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) => (
  <div>
    <h3 className="flex items-center gap-2 text-sm font-semibold tracking-normal">
      <span className="text-accent">{icon}</span>
      {name}
    </h3>
    <div className="mt-2 text-sm">{children}</div>
  </div>
);

const Hours = ({ rows }: { rows: readonly HoursRow[] }) => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
    {rows.map(({ days, spans }) => (
      <div key={days} className="contents">
        <dt className="text-muted">{days}</dt>
        <dd className="tabular-nums">
          {spans.map((span) => (
            <span key={span} className="block whitespace-nowrap">
              {span}
            </span>
          ))}
        </dd>
      </div>
    ))}
  </dl>
);

const SpecialHours = ({ lines }: { lines: readonly string[] }) => {
  if (lines.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-1 font-medium">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};

/** The business's hours, time zone, address and phone. */
export const ContactFacts = ({ view }: { view: AboutView }) => {
  const { address, hours, phone } = view;
  const { facts } = useTexts(serverTexts);
  if (hours.length + address.length === 0 && !phone) return null;
  return (
    <div className="border-t border-line pt-6">
      <h2 className="sr-only">{facts.title}</h2>
      <div className="flex flex-wrap gap-x-12 gap-y-6">
        {hours.length > 0 && (
          <Fact icon={<Clock aria-hidden="true" size={16} />} name={facts.hours}>
            <Hours rows={hours} />
            <SpecialHours lines={view.specialHours} />
            <p className="mt-2 text-xs text-muted">{view.zone}</p>
          </Fact>
        )}
        {address.length > 0 && (
          <Fact icon={<MapPin aria-hidden="true" size={16} />} name={facts.address}>
            <address className="wrap-anywhere whitespace-pre-line not-italic">{address.join('\n')}</address>
            {view.mapUrl && (
              <a
                href={view.mapUrl}
                rel="noreferrer"
                className={`${textLink} inline-flex min-h-6 items-center`}
              >
                {facts.map}
              </a>
            )}
          </Fact>
        )}
        {phone && (
          <Fact icon={<Phone aria-hidden="true" size={16} />} name={facts.phone}>
            <a href={phone.href} className={`${textLink} inline-flex min-h-6 items-center whitespace-nowrap`}>
              {phone.label}
            </a>
          </Fact>
        )}
      </div>
    </div>
  );
};
