import { BREAK, TAB } from '../clusters/cluster.ts';
import type { LineEnd } from '../line.ts';
import { spreadLine, squeezeLine, stretchLine } from './adjust-line.ts';
import { type CutRoom, SLACK } from './cut-line.ts';
import type { LineMetrics } from './line-metrics.ts';
import type { LineCut, LineSetting } from './line-setting.ts';
import type { FinishedLine } from './place-line.ts';

/** How a line ends. */
function lineEnd(setting: LineSetting, cut: LineCut): LineEnd {
  const last = setting.clusters[cut.to - 1];
  if (last?.kind === BREAK && cut.to > cut.from) return last.ends ?? 'line';
  return cut.to >= setting.clusters.length ? 'end' : 'wrap';
}

function hasTab(setting: LineSetting, cut: LineCut): boolean {
  for (let index = cut.from; index < cut.to; index++) if (setting.clusters[index]?.kind === TAB) return true;
  return false;
}

interface Adjusted {
  readonly deltas: Float64Array | undefined;
  readonly shift: number;
}

function sumOf(deltas: Float64Array): number {
  let sum = 0;
  for (const delta of deltas) sum += delta;
  return sum;
}

/** Whether the line stays where its tabs put it. */
function isHeld(setting: LineSetting, cut: LineCut): boolean {
  return setting.style.movesTabs !== true && hasTab(setting, cut);
}

/** Squeezes, opens or moves the line as its alignment requires. */
function adjust(setting: LineSetting, cut: LineCut, spare: number, end: LineEnd): Adjusted {
  if (cut.squeeze > SLACK && cut.isClean) return { deltas: squeezeLine(setting, cut), shift: 0 };
  if (spare <= SLACK) return { deltas: undefined, shift: 0 };
  switch (setting.style.align ?? 'start') {
    case 'justify':
      return { deltas: end === 'wrap' ? stretchLine(setting, cut, spare) : undefined, shift: 0 };
    case 'spread':
      if (cut.inkTo - cut.from <= 1) return { deltas: undefined, shift: spare / 2 };
      return { deltas: spreadLine(setting, cut, spare), shift: 0 };
    case 'center':
      return { deltas: undefined, shift: isHeld(setting, cut) ? 0 : spare / 2 };
    case 'end':
      return { deltas: undefined, shift: isHeld(setting, cut) ? 0 : spare };
    case 'start':
      return { deltas: undefined, shift: 0 };
  }
}

/** Adjusts and aligns a cut line in its room. */
export function finishLine(
  setting: LineSetting,
  cut: LineCut,
  room: CutRoom,
  metrics: LineMetrics,
  top: number,
): FinishedLine {
  const end = lineEnd(setting, cut);
  const { deltas, shift } = adjust(setting, cut, room.width - cut.width, end);
  const width = cut.width + (deltas === undefined ? 0 : sumOf(deltas));
  return { cut, roomStart: room.start, room: room.width, start: room.start + shift, deltas, width, metrics, top, end };
}
