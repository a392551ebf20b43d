import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { useRef } from 'react';
import type { Report } from '../../../../shared/schemas/report.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { FUNNEL, type FunnelStep } from '../funnel-steps.ts';
import { reportTexts } from '../texts.ts';
import { lineLooks } from './line-looks.ts';
import { shownTicks } from './shown-ticks.ts';
import { useWidth } from './use-width.ts';

type Day = Report['byDay'][number];

interface DayChartProps {
  readonly days: readonly Day[];
  /** The chart's text alternative, one sentence. */
  readonly label: string;
}

const height = 288;
const margin = { top: 12, right: 24, bottom: 28, left: 32 };
const dayWidthPx = 64;

const Legend = () => {
  const t = useTexts(reportTexts);
  return (
    <ul className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
      {FUNNEL.map((step) => (
        <li key={step} className="flex items-center gap-2">
          <svg aria-hidden="true" width="24" height="8" className={lineLooks[step].className}>
            <line {...lineLooks[step].line} x1="0" x2="24" y1="4" y2="4" />
          </svg>
          {t.counts[step]}
        </li>
      ))}
    </ul>
  );
};

const useScales = (days: readonly Day[], width: number) => {
  const inner = Math.max(0, width - margin.left - margin.right);
  const most = Math.max(4, ...days.flatMap((day) => FUNNEL.map((step) => day[step])));
  return {
    inner,
    x: scalePoint<string>({ domain: days.map(({ date }) => date), range: [0, inner], padding: 0.2 }),
    y: scaleLinear<number>({
      domain: [0, most],
      range: [height - margin.top - margin.bottom, 0],
      nice: true,
    }),
    dates: shownTicks(
      days.map(({ date }) => date),
      Math.max(2, Math.floor(inner / dayWidthPx)),
    ),
  };
};

type Scales = ReturnType<typeof useScales>;

const Axes = ({ inner, x, y, dates }: Scales) => {
  const language = useLanguage();
  const day = (date: string) => formatInstant(`${date}T12:00:00Z`, 'shortDay', language, 'UTC');
  const tick =
    (anchor: 'middle' | 'end') => (place: { x: number; y: number; formattedValue?: string | undefined }) => (
      <text x={place.x} y={place.y} dy="0.32em" textAnchor={anchor} className="fill-muted text-xs tabular">
        {place.formattedValue}
      </text>
    );
  return (
    <>
      <GridRows scale={y} width={inner} numTicks={4} stroke="var(--color-line)" />
      <AxisLeft
        scale={y}
        numTicks={4}
        hideAxisLine
        hideTicks
        tickFormat={(value) => (Number.isInteger(Number(value)) ? String(value) : '')}
        tickComponent={tick('end')}
      />
      <AxisBottom
        top={height - margin.top - margin.bottom}
        scale={x}
        tickValues={[...dates]}
        tickFormat={day}
        stroke="var(--color-line)"
        tickStroke="var(--color-line)"
        tickComponent={tick('middle')}
      />
    </>
  );
};

const Line = ({ days, step, x, y }: { days: readonly Day[]; step: FunnelStep } & Pick<Scales, 'x' | 'y'>) => (
  <g className={lineLooks[step].className}>
    <LinePath
      {...lineLooks[step].line}
      data={[...days]}
      x={(day) => x(day.date) ?? 0}
      y={(day) => y(day[step])}
      fill="none"
    />
  </g>
);

/** A line for each step, told apart by colour and by dashes. */
export const DayChart = ({ days, label }: DayChartProps) => {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const scales = useScales(days, width);
  return (
    <div>
      <Legend />
      <div ref={box} className="h-72">
        {width > 0 && (
          <svg role="img" aria-label={label} width={width} height={height} className="block">
            <Group left={margin.left} top={margin.top}>
              <Axes {...scales} />
              {FUNNEL.map((step) => (
                <Line key={`${step} ${width}`} days={days} step={step} x={scales.x} y={scales.y} />
              ))}
            </Group>
          </svg>
        )}
      </div>
    </div>
  );
};
