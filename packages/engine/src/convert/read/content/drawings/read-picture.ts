import type { Picture } from '../../../model/inline.ts';
import { child, descend, type XmlElement, type XmlPart } from '../../../../xml/xml-element.ts';
import { partAttribute } from '../../../../xml/part-attribute.ts';
import type { Story } from '../story.ts';
import { readOutline } from './read-outline.ts';
import { readTransform } from './transform.ts';

/** A PNG of one transparent pixel. */
const transparentPixel = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00, 0x00,
  0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x06, 0x00, 0x00, 0x00, 0x1f, 0x15, 0xc4, 0x89, 0x00, 0x00, 0x00, 0x0b, 0x49,
  0x44, 0x41, 0x54, 0x78, 0x9c, 0x63, 0x60, 0x00, 0x02, 0x00, 0x00, 0x05, 0x00, 0x01, 0x7a, 0x5e, 0xab, 0x3f, 0x00,
  0x00, 0x00, 0x00, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
]);

/** Part name of blank pictures: no package has it. */
const blankPart = 'blank';

/** Takes the place of something that cannot be shown, so that everything around it keeps its place. Lengths are pt. */
export function blankPicture(width: number, height: number): Picture {
  return { bytes: transparentPixel, part: blankPart, width, height };
}

type Crop = NonNullable<Picture['crop']>;

const share = (value: number): number => (Number.isFinite(value) ? Math.min(0.99, Math.max(0, value)) : 0);

/** Parts cut off at the sides; negative ones would add white, and together they leave something. */
export function cropOf(left: number, top: number, right: number, bottom: number): Crop | undefined {
  const crop = { left: share(left), top: share(top), right: share(right), bottom: share(bottom) };
  if (crop.left + crop.right >= 1 || crop.top + crop.bottom >= 1) return undefined;
  return crop.left + crop.top + crop.right + crop.bottom === 0 ? undefined : crop;
}

function sourceCrop(part: XmlPart, fill: XmlElement | undefined): Crop | undefined {
  const rectangle = fill && child(fill, 'a:srcRect');
  if (!rectangle) return undefined;
  // Thousandths of a percent; strict documents write `12.5%`.
  const side = (name: string): number => {
    const text = partAttribute(part, rectangle, name) ?? '0';
    return text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text) / 100_000;
  };
  return cropOf(side('l'), side('t'), side('r'), side('b'));
}

/** The picture of a part of the package at a size in pt; blank, and reported, when it cannot be shown. `id` is its relationship. */
export function storedPicture(
  id: string | undefined,
  element: XmlElement,
  width: number,
  height: number,
  story: Story,
): Picture {
  const { source } = story;
  const { pictures, problems } = source.reading;
  const relationship = source.relationship(id);
  if (!relationship || relationship.isOutside) {
    const name = relationship?.target ?? id ?? '';
    const problem = relationship ? 'convert.picture-linked' : 'convert.picture-missing';
    problems.add(problem, source.place(element), { name });
    return blankPicture(width, height);
  }
  const stored = pictures.picture(relationship.target);
  if ('problem' in stored) {
    problems.add(stored.problem, source.place(element), stored.params);
    return blankPicture(width, height);
  }
  return { ...stored, width, height };
}

/** `pic:pic` (ECMA-376 part 1, 20.2.2.5) at a size in pt. */
export function readPicture(picture: XmlElement, width: number, height: number, story: Story): Picture {
  const { source } = story;
  const { part } = source;
  const fill = child(picture, 'pic:blipFill');
  const blip = fill && child(fill, 'a:blip');
  const embedded = blip && partAttribute(part, blip, 'embed');
  const linked = blip && partAttribute(part, blip, 'link');
  const stored = storedPicture(embedded || linked, picture, width, height, story);
  const properties = child(picture, 'pic:spPr');
  const transform = readTransform(part, properties);
  const crop = sourceCrop(part, fill);
  const outline = readOutline(source, properties, undefined);
  const named = descend(picture, 'pic:nvPicPr', 'pic:cNvPr');
  const description = named && partAttribute(part, named, 'descr');
  return {
    ...stored,
    ...(crop && { crop }),
    ...(transform && transform.rotation !== 0 && { rotation: transform.rotation }),
    ...(transform?.isFlippedAcross && { flippedAcross: true }),
    ...(transform?.isFlippedDown && { flippedDown: true }),
    ...(outline && { outline }),
    ...(description !== undefined && description !== '' && { description }),
  };
}
