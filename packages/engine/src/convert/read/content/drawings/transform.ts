import { child, type XmlElement, type XmlPart } from '../../../../xml/xml-element.ts';
import { emus, isTrue } from '../../../../xml/values.ts';
import { partAttribute } from '../../../../xml/part-attribute.ts';

/** How something is mirrored, and then turned about its middle. */
export interface Turn {
  /** Degrees clockwise, 0 to 360. */
  readonly rotation: number;
  readonly isFlippedAcross: boolean;
  readonly isFlippedDown: boolean;
}

/** `a:xfrm` (ECMA-376 part 1, 20.1.7.5 and 20.1.7.6). Lengths are pt. */
export interface Transform extends Turn {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Coordinates of members of a group. */
  readonly inner: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Degrees of any number of turns as 0 to 360; 0 for what is no number. */
export function wholeTurn(degrees: number): number {
  return Number.isFinite(degrees) ? ((degrees % 360) + 360) % 360 : 0;
}

/** 60,000 of the file make a degree. */
const perDegree = 60_000;

/** @param name of the element in `properties`: the text of a diagram has a place of its own */
export function readTransform(
  part: XmlPart,
  properties: XmlElement | undefined,
  name = 'a:xfrm',
): Transform | undefined {
  const element = properties && child(properties, name);
  if (!element) return undefined;
  const length = (name: string, attribute: string): number => {
    const found = child(element, name);
    return (found && emus(partAttribute(part, found, attribute))) ?? 0;
  };
  const turn = Number(partAttribute(part, element, 'rot') ?? 0) / perDegree;
  const [width, height] = [length('a:ext', 'cx'), length('a:ext', 'cy')];
  return {
    x: length('a:off', 'x'),
    y: length('a:off', 'y'),
    width,
    height,
    rotation: wholeTurn(turn),
    isFlippedAcross: isTrue(partAttribute(part, element, 'flipH')),
    isFlippedDown: isTrue(partAttribute(part, element, 'flipV')),
    inner: {
      x: length('a:chOff', 'x'),
      y: length('a:chOff', 'y'),
      width: length('a:chExt', 'cx') || width,
      height: length('a:chExt', 'cy') || height,
    },
  };
}
