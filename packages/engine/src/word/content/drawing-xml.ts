import { escapeXml } from '../../xml/entities.ts';
import type { PartNamespaces } from '../read/part-namespaces.ts';
import type { ImageCrop } from './place-image.ts';

/** The picture of a drawing: relationship ids of the image and of its SVG form. */
export interface PictureSource {
  readonly embed: string;
  readonly svg: string | null;
  readonly crop: ImageCrop | null;
}

/** A drawing in the line of the text. Sizes in EMU. */
export interface InlinePicture extends PictureSource {
  readonly id: number;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** Text of an attribute: line breaks and tabs by their numbers, because a reader turns them into spaces. */
export function attributeText(text: string): string {
  return escapeXml(text)
    .replaceAll("'", '&apos;')
    .replace(/\r\n?|\n/g, '&#10;')
    .replaceAll('\t', '&#9;');
}

const svgNamespace = 'http://schemas.microsoft.com/office/drawing/2016/SVG/main';

/** The extension by which newer programs show the SVG ([MS-ODRAWXML] 2.3.2.7). */
function svgExtension(svg: string, r: string): string {
  const blip = `<asvg:svgBlip xmlns:asvg="${svgNamespace}" xmlns:r="${r}" r:embed="${svg}"/>`;
  return `<a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}">${blip}</a:ext></a:extLst>`;
}

/** What is inside `pic:blipFill`. `effects` are children of `a:blip` to keep, such as transparency. */
export function blipFillContent(words: PartNamespaces, picture: PictureSource, effects = ''): string {
  const { a, r } = words.namespaces;
  const { embed, svg, crop } = picture;
  const inner = effects + (svg === null ? '' : svgExtension(svg, r));
  const blip = `<a:blip xmlns:a="${a}" xmlns:r="${r}" r:embed="${embed}"`;
  const shown = crop
    ? `<a:srcRect xmlns:a="${a}" l="${crop.sides}" t="${crop.ends}" r="${crop.sides}" b="${crop.ends}"/>`
    : '';
  const stretch = `<a:stretch xmlns:a="${a}"><a:fillRect/></a:stretch>`;
  return `${blip}${inner === '' ? '/>' : `>${inner}</a:blip>`}${shown}${stretch}`;
}

/** A picture in the line of the text, as the child of a run. */
export function inlineDrawing(words: PartNamespaces, picture: InlinePicture): string {
  const { own, declare, namespaces } = words;
  const { id, alt, width, height } = picture;
  const extent = `cx="${width}" cy="${height}"`;
  const described = alt === '' ? '' : ` descr="${attributeText(alt)}"`;
  return (
    `<${own}drawing${declare}><wp:inline xmlns:wp="${namespaces.wp}" xmlns:a="${namespaces.a}" distT="0" distB="0" distL="0" distR="0">` +
    `<wp:extent ${extent}/><wp:effectExtent l="0" t="0" r="0" b="0"/><wp:docPr id="${id}" name="Picture ${id}"${described}/>` +
    '<wp:cNvGraphicFramePr><a:graphicFrameLocks noChangeAspect="1"/></wp:cNvGraphicFramePr>' +
    `<a:graphic><a:graphicData uri="${namespaces.pic}"><pic:pic xmlns:pic="${namespaces.pic}">` +
    `<pic:nvPicPr><pic:cNvPr id="${id}" name="Picture ${id}"${described}/><pic:cNvPicPr/></pic:nvPicPr>` +
    `<pic:blipFill>${blipFillContent(words, picture)}</pic:blipFill>` +
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${extent}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>` +
    `</pic:pic></a:graphicData></a:graphic></wp:inline></${own}drawing>`
  );
}
