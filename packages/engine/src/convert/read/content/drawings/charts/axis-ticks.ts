import type { ChartAxis } from './chart-data.ts';

/** Places along an axis of values, from the least to the most. */
export interface Ticks {
  readonly least: number;
  readonly most: number;
  readonly at: readonly number[];
}

/** Steps between ticks that read well, by their first digit. */
const steps = [1, 2, 5, 10];
/** Ticks that a chart of usual height has about. */
const usualCount = 5;
const mostTicks = 50;

function niceStep(range: number): number {
  const rough = range / usualCount;
  const power = 10 ** Math.floor(Math.log10(rough));
  return (steps.find((each) => each * power >= rough * 0.999) ?? 10) * power;
}

/** The ticks of an axis for values between these, from 0 where they are of one sign. */
export function axisTicks(lowest: number, highest: number, axis: ChartAxis): Ticks {
  const [low, high] = [Math.min(0, lowest), Math.max(0, highest)];
  const from = axis.least ?? low;
  const to = axis.most ?? high;
  const range = to > from ? to - from : 1;
  const stated = axis.step !== undefined && range / axis.step <= mostTicks ? axis.step : undefined;
  const step = stated ?? niceStep(range);
  const least = axis.least ?? Math.floor(from / step + 1e-9) * step;
  // The highest value is below the top of the chart.
  const top = Math.ceil(to / step - 1e-9) * step;
  const most = axis.most ?? (top > least ? (high > 0 && top - high < step * 0.05 ? top + step : top) : least + step);
  const count = Math.min(mostTicks, Math.round((most - least) / step));
  return { least, most, at: Array.from({ length: count + 1 }, (_, index) => least + index * step) };
}

/** Text of a format: what is quoted or escaped, without colors and fill. */
const plain = (part: string): string =>
  part
    .replace(/\[[^\]]*\]|_.|\*./g, '')
    .replace(/"([^"]*)"|\\(.)/g, (_, quoted = '', escaped = '') => quoted + escaped);

/** A number in a format of a spreadsheet, as far as charts use these: thousands, decimals, percent, and signs around it. */
export function chartNumber(value: number, format: string): string {
  const code = format.split(';')[0] ?? '';
  const digits = /[#0][#0,]*(?:\.(0+))?/.exec(code);
  if (!digits) return String(Math.round(value * 1e6) / 1e6);
  const isPercent = code.includes('%');
  const decimals = digits[1]?.length ?? 0;
  const text = Math.abs(isPercent ? value * 100 : value).toFixed(decimals);
  const grouped = digits[0].includes(',') ? text.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',') : text;
  const before = plain(code.slice(0, digits.index));
  const after = plain(code.slice(digits.index + digits[0].length));
  const isNegative = value < 0 && Number(text) !== 0;
  return `${isNegative ? '-' : ''}${before}${grouped}${after}`;
}
