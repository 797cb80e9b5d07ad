import type { Floating, TextBox, WordDocument } from '../../../../../packages/engine/src/convert/model/index.ts';
import { paragraphOf, readMade } from './word-file.ts';

/** EMU in a pt. */
export const emusPerPoint = 12_700;

/** `a:xfrm` with lengths in pt. */
export function place(x: number, y: number, width: number, height: number, turn = '', inner = ''): string {
  const emu = (value: number): number => Math.round(value * emusPerPoint);
  return (
    `<a:xfrm${turn === '' ? '' : ` ${turn}`}><a:off x="${emu(x)}" y="${emu(y)}"/>` +
    `<a:ext cx="${emu(width)}" cy="${emu(height)}"/>${inner}</a:xfrm>`
  );
}

export const solid = (color: string): string => `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;

/** A line of this width, pt. */
export const line = (width: number, rest = '', color = '000000'): string =>
  `<a:ln w="${width * emusPerPoint}">${solid(color)}${rest}</a:ln>`;

export const preset = (name: string): string => `<a:prstGeom prst="${name}"><a:avLst/></a:prstGeom>`;

/** A shape; `properties` begin with its place, where it has one. */
export const shape = (properties: string, text = ''): string =>
  `<wps:wsp><wps:spPr>${properties}</wps:spPr>${text === '' ? '' : `<wps:txbx><w:txbxContent>${text}</w:txbxContent></wps:txbx>`}<wps:bodyPr/></wps:wsp>`;

/** A group of its own size with members in pt. */
export const group = (name: 'wpg:wgp' | 'wpg:grpSp', transform: string, members: string): string =>
  `<${name}><wpg:grpSpPr>${transform}</wpg:grpSpPr>${members}</${name}>`;

/** The size that members of a group count in, where it is not its own. */
export const innerSize = (width: number, height: number): string =>
  `<a:chOff x="0" y="0"/><a:chExt cx="${width * emusPerPoint}" cy="${height * emusPerPoint}"/>`;

/** A run with a drawing at a place of the page, pt. */
export function anchored(inner: string, x = 0, y = 0, width = 100, height = 50): string {
  const at = (axis: string, offset: number): string =>
    `<wp:position${axis} relativeFrom="page"><wp:posOffset>${Math.round(offset * emusPerPoint)}</wp:posOffset></wp:position${axis}>`;
  return (
    `<w:r><w:drawing><wp:anchor relativeHeight="1">${at('H', x)}${at('V', y)}` +
    `<wp:extent cx="${Math.round(width * emusPerPoint)}" cy="${Math.round(height * emusPerPoint)}"/><wp:wrapNone/>` +
    `<a:graphic><a:graphicData uri="x">${inner}</a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`
  );
}

/** What floats in a body that is one paragraph with these runs, and the document. */
export function floatsOf(runs: string): { readonly floats: readonly Floating[]; readonly document: WordDocument } {
  const document = readMade({ body: `<w:p>${runs}</w:p>` });
  return { floats: paragraphOf(document.sections[0]?.blocks[0]).floats, document };
}

export function boxOf(floating: Floating | undefined): TextBox {
  if (floating?.content.kind !== 'textBox') throw new Error('no text box');
  return floating.content;
}

/** Where things are and how they are turned and mirrored: `x,y w×h 90° across`. */
export function standing({ content, horizontal, vertical, width, height }: Floating): string {
  const round = (value: number | undefined): number => Math.round((value ?? 0) * 100) / 100 + 0;
  const thing = content.kind === 'picture' ? content.picture : content;
  const at = `${round(horizontal.offset)},${round(vertical.offset)} ${round(width)}×${round(height)}`;
  const turned = thing.rotation === undefined ? '' : ` ${round(thing.rotation)}°`;
  return `${at}${turned}${thing.flippedAcross === true ? ' across' : ''}${thing.flippedDown === true ? ' down' : ''}`;
}
