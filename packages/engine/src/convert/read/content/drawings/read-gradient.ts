import { isTrue, plainNumber } from '../../../../xml/values.ts';
import { partAttribute } from '../../../../xml/part-attribute.ts';
import { child, type XmlElement } from '../../../../xml/xml-element.ts';
import type { Gradient } from '../../../model/index.ts';
import type { PartSource } from '../part-source.ts';
import { colorElement, readDrawingColor } from './drawing-colors.ts';

type Stop = Gradient['stops'][number];

/** Stops that are read. */
const mostStops = 50;

/** Stops in their order, with one at each end; undefined where there are not two colors. */
export function gradientStops(stops: readonly Stop[]): readonly Stop[] | undefined {
  const sorted = stops.toSorted((one, other) => one.at - other.at).slice(0, mostStops);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || sorted.every(({ color }) => color === first.color)) return undefined;
  return [...(first.at > 0 ? [{ ...first, at: 0 }] : []), ...sorted, ...(last.at < 1 ? [{ ...last, at: 1 }] : [])];
}

/** `a:gradFill` of a shape (ECMA-376 part 1, 20.1.8.33); undefined for other fills. */
export function readGradient(source: PartSource, properties: XmlElement | undefined): Gradient | undefined {
  const { part } = source;
  const fill = properties && child(properties, 'a:gradFill');
  if (!fill) return undefined;
  const stops = gradientStops(
    (child(fill, 'a:gsLst')?.children ?? []).flatMap((each): Stop[] => {
      const element = colorElement(each);
      const color = element && readDrawingColor(part, element, (name) => source.reading.theme.color(name));
      const at = (plainNumber(partAttribute(part, each, 'pos')) ?? 0) / 100_000;
      return color === undefined ? [] : [{ at: Math.min(1, Math.max(0, at)), color }];
    }),
  );
  if (!stops) return undefined;
  if (child(fill, 'a:path')) return { kind: 'radial', angle: 0, stops };
  const line = child(fill, 'a:lin');
  return { kind: 'linear', angle: ((line && plainNumber(partAttribute(part, line, 'ang'))) ?? 0) / 60_000, stops };
}

/**
 * `v:fill` of the kinds of gradients (ECMA-376 part 4, 19.1.2.5): an angle of 0 leads from the foot to the top, counted counter-clockwise, and
 * `focus` is where the second color is.
 */
export function vmlGradient(
  { part }: PartSource,
  shape: XmlElement,
  first: string | undefined,
  colorOf: (value: string | undefined) => string | undefined,
): Gradient | undefined {
  const fill = child(shape, 'v:fill');
  const value = (name: string): string | undefined => fill && partAttribute(part, fill, name);
  const kind = value('type')?.toLowerCase() ?? '';
  const on = value('on');
  if (!kind.startsWith('gradient') || first === undefined || (on !== undefined && !isTrue(on))) return undefined;
  const second = colorOf(value('color2')) ?? 'ffffff';
  const focus = Number.parseFloat(value('focus') ?? '0') / 100 || 0;
  const at = Math.min(1, Math.abs(focus));
  const [outer, inner] = focus < 0 ? [second, first] : [first, second];
  const between: Stop[] =
    at === 0 || at === 1
      ? [
          { at: 0, color: at === 0 ? second : first },
          { at: 1, color: at === 0 ? first : second },
        ]
      : [
          { at: 0, color: outer },
          { at, color: inner },
          { at: 1, color: outer },
        ];
  const stops = gradientStops(between);
  if (!stops) return undefined;
  if (kind === 'gradientradial') return { kind: 'radial', angle: 0, stops };
  return { kind: 'linear', angle: 90 - (Number.parseFloat(value('angle') ?? '0') || 0), stops };
}
