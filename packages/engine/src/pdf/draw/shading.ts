import { PdfDict, PdfName, type PdfValue } from '../read/index.ts';
import { colorParts } from './color.ts';

/** A color at a part (0 to 1) of the way from start to end. */
export interface ShadingStop {
  readonly at: number;
  /** `rrggbb`. */
  readonly color: string;
}

/** A change of colors along a line, or outwards between two circles; pt, y upwards (ISO 32000-1, 8.7.4.5). */
export interface Shading {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** Of the circles about `from` and `to`; absent where colors change along a line. */
  readonly radii?: readonly [from: number, to: number];
  /** At least two, in their order, the first at 0 and the last at 1. */
  readonly stops: readonly ShadingStop[];
  /** What is filled at most. */
  readonly area: readonly [x: number, y: number, width: number, height: number];
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

function colorValues(color: string): number[] {
  return colorParts(color).map((part) => round(part / 255));
}

/** From one color to the next: an exponential function (7.10.3). */
function between(one: ShadingStop, other: ShadingStop): PdfDict {
  return PdfDict.of({
    FunctionType: 2,
    Domain: [0, 1],
    C0: colorValues(one.color),
    C1: colorValues(other.color),
    N: 1,
  });
}

/** All stops: such functions stitched together (7.10.4). */
function stitched(stops: readonly ShadingStop[]): PdfValue {
  const pairs = stops.slice(1).map((stop, index) => between(stops[index] ?? stop, stop));
  const [only] = pairs;
  if (only && pairs.length === 1) return only;
  return PdfDict.of({
    FunctionType: 3,
    Domain: [0, 1],
    Functions: pairs,
    Bounds: stops.slice(1, -1).map(({ at }) => round(at)),
    Encode: pairs.flatMap(() => [0, 1]),
  });
}

/** The resource of a shading. */
export function shadingDict({ from, to, radii, stops }: Shading): PdfDict {
  const [fromRadius = 0, toRadius = 0] = radii ?? [];
  const coordinates = radii ? [...from, fromRadius, ...to, toRadius] : [...from, ...to];
  return PdfDict.of({
    ShadingType: radii ? 3 : 2,
    ColorSpace: PdfName.of('DeviceRGB'),
    Coords: coordinates.map(round),
    Function: stitched(stops),
    Extend: [true, true],
  });
}
