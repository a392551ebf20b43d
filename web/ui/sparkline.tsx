interface SparklineProps {
  readonly values: readonly number[];
  /** The chart's text alternative: one sentence with its figures. */
  readonly label: string;
}

const width = 600;
const height = 140;
const gridLines = [0.25, 0.5, 0.75];

/** Points of a line over `values`, spread over the whole width, zero at the bottom. */
export const linePoints = (values: readonly number[]): ReadonlyArray<readonly [x: number, y: number]> => {
  const top = Math.max(1, ...values);
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, index) => [index * step, height - (value / top) * (height - 8)]);
};

/** A plain area chart that takes the width it is given. */
export const Sparkline = ({ values, label }: SparklineProps) => {
  const points = linePoints(values)
    .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-36 w-full text-primary"
    >
      {gridLines.map((part) => (
        <line
          key={part}
          x1="0"
          x2={width}
          y1={height * part}
          y2={height * part}
          className="stroke-line"
          strokeDasharray="4 4"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <polygon points={`0,${height} ${points} ${width},${height}`} fill="currentColor" opacity="0.12" />
      <polyline
        points={points}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
};
