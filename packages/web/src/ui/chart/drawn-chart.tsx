import { scaleBand, scaleLinear } from 'd3-scale';
import { line, stack } from 'd3-shape';
import { useId, useState, type KeyboardEvent } from 'react';
import { chartText } from '../../messages/chart.ts';
import { useText } from '../../messages/locale.ts';
import { Disclosure } from '../disclosure.tsx';
import type { ChartProps } from './chart-data.ts';
import './chart.css';

const width = 640;
const height = 260;
const edge = { top: 12, right: 8, bottom: 28, left: 64 };
const colors = 6;

/** A rectangle of one number. */
interface Mark {
  readonly series: number;
  readonly category: number;
  readonly x: number;
  readonly width: number;
  readonly from: number;
  readonly to: number;
}

/** Where the marks are, in the units of the picture. */
function layOut({ kind, categories, series }: ChartProps) {
  const rows = categories.map((_, at) => Object.fromEntries(series.map(({ values }, own) => [own, values[at] ?? 0])));
  const stacked = stack<Record<string, number>>().keys(series.map((_, own) => String(own)))(rows);
  const shown =
    kind === 'stacked'
      ? stacked.flatMap((each) => each.flatMap(([from, to]) => [from, to]))
      : series.flatMap(({ values }) => values);
  const y = scaleLinear()
    .domain([Math.min(0, ...shown), Math.max(0, ...shown) || 1])
    .nice(4)
    .range([height - edge.bottom, edge.top]);
  const x = scaleBand<number>()
    .domain(categories.map((_, at) => at))
    .range([edge.left, width - edge.right])
    .padding(0.28);
  const inner = x.bandwidth() / (kind === 'bar' ? Math.max(series.length, 1) : 1);
  const marks = series.flatMap(({ values }, own) =>
    categories.map((_, at): Mark => {
      const value = values[at] ?? 0;
      const [from, to] = kind === 'stacked' ? (stacked[own]?.[at] ?? [0, 0]) : [0, value];
      const left = (x(at) ?? 0) + (kind === 'bar' ? own * inner : 0);
      return { series: own, category: at, x: left, width: inner, from: y(from), to: y(to) };
    }),
  );
  const middle = (at: number): number => (x(at) ?? 0) + x.bandwidth() / 2;
  const draw = line<number>()
    .x((_, at) => middle(at))
    .y((value) => y(value));
  return { marks, y, middle, lines: series.map(({ values }) => draw([...values]) ?? '') };
}

/** Categories that are written, so that their words do not touch. */
const mostWords = 12;

/** The picture of a chart, its legend, and the same numbers as a table. Arrow keys go from category to category and tell its numbers. */
export function DrawnChart(props: ChartProps) {
  const { title, kind, categories, series, format = (value) => value.toLocaleString('ja-JP') } = props;
  const text = useText(chartText);
  const id = useId();
  const [at, setAt] = useState<number>();
  if (categories.length === 0 || series.length === 0) return <p className="ui-help">{text.none}</p>;
  const { marks, y, middle, lines } = layOut(props);
  const every = Math.ceil(categories.length / mostWords);
  const told =
    at === undefined
      ? ''
      : `${categories[at]}：${series.map(({ name, values }) => `${name} ${format(values[at] ?? 0)}`).join('、')}`;
  const onKeyDown = (event: KeyboardEvent): void => {
    const last = categories.length - 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at === undefined ? 0 : Math.min(at + 1, last),
      ArrowLeft: at === undefined ? last : Math.max(at - 1, 0),
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  };
  return (
    <figure className="ui-chart" data-kind={kind}>
      <figcaption id={id}>{title}</figcaption>
      <ul>
        {series.map(({ name }, own) => (
          <li key={name} data-series={(own % colors) + 1}>
            {name}
          </li>
        ))}
      </ul>
      <div
        role="application"
        aria-labelledby={id}
        aria-describedby={`${id}-told`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={() => setAt(undefined)}
        onPointerLeave={() => setAt(undefined)}
      >
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {y.ticks(4).map((tick) => (
            <g key={tick}>
              <path className="ui-chart-grid" d={`M${edge.left} ${y(tick)}H${width - edge.right}`} />
              <text x={edge.left - 8} y={y(tick) + 4} textAnchor="end">
                {format(tick)}
              </text>
            </g>
          ))}
          {at === undefined ? null : (
            <path className="ui-chart-at" d={`M${middle(at)} ${edge.top}V${height - edge.bottom}`} />
          )}
          {kind === 'line'
            ? lines.map((path, own) => (
                <path key={series[own]?.name} className="ui-chart-line" data-series={(own % colors) + 1} d={path} />
              ))
            : null}
          {marks.map((mark) =>
            kind === 'line' ? (
              <circle
                key={`${mark.series}-${mark.category}`}
                data-series={(mark.series % colors) + 1}
                cx={middle(mark.category)}
                cy={mark.to}
                r={3.5}
              />
            ) : (
              <rect
                key={`${mark.series}-${mark.category}`}
                data-series={(mark.series % colors) + 1}
                x={mark.x}
                width={Math.max(mark.width - 1, 1)}
                y={Math.min(mark.from, mark.to)}
                height={Math.abs(mark.from - mark.to)}
              />
            ),
          )}
          {categories.map((category, own) => (
            <g key={category}>
              {own % every === 0 ? (
                <text x={middle(own)} y={height - 8} textAnchor="middle">
                  {category}
                </text>
              ) : null}
              <rect
                className="ui-chart-zone"
                x={middle(own) - (width - edge.left) / categories.length / 2}
                y={0}
                width={(width - edge.left) / categories.length}
                height={height}
                onPointerEnter={() => setAt(own)}
              />
            </g>
          ))}
        </svg>
      </div>
      <p id={`${id}-told`} role="status">
        {told}
      </p>
      <Disclosure title={text.table}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{text.category}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category, own) => (
              <tr key={category}>
                <th scope="row">{category}</th>
                {series.map(({ name, values }) => (
                  <td key={name}>{format(values[own] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}
