const encoder = new TextEncoder();
const names =
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:dsp="http://schemas.microsoft.com/office/drawing/2008/diagram"';

const points = (values: readonly (string | number | undefined)[]): string =>
  `<c:ptCount val="${values.length}"/>` +
  values.map((value, index) => (value === undefined ? '' : `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`)).join('');

export interface SeriesOptions {
  readonly color?: string;
  readonly labels?: boolean;
}

/** A series with its names of categories. */
export function series(
  name: string,
  categories: readonly string[],
  values: readonly (number | undefined)[],
  { color, labels = false }: SeriesOptions = {},
): string {
  const look = color === undefined ? '' : `<c:spPr><a:solidFill><a:srgbClr val="${color}"/></a:solidFill></c:spPr>`;
  return (
    `<c:ser><c:tx><c:strRef><c:f>x</c:f><c:strCache>${points([name])}</c:strCache></c:strRef></c:tx>${look}` +
    (labels ? '<c:dLbls><c:showVal val="1"/></c:dLbls>' : '') +
    `<c:cat><c:strRef><c:strCache>${points(categories)}</c:strCache></c:strRef></c:cat>` +
    `<c:val><c:numRef><c:numCache>${points(values)}</c:numCache></c:numRef></c:val></c:ser>`
  );
}

const axes = (more = ''): string =>
  `<c:catAx><c:axId val="1"/></c:catAx><c:valAx><c:axId val="2"/>${more}<c:majorGridlines/><c:numFmt formatCode="#,##0"/></c:valAx>`;

const title = (text: string): string =>
  text === '' ? '' : `<c:title><c:tx><c:rich><a:p><a:r><a:t>${text}</a:t></a:r></a:p></c:rich></c:tx></c:title>`;

/** The part of a chart with these plots. */
export function chartPart(plots: string, heading = '', legend = 'r', scaling = ''): Uint8Array {
  return encoder.encode(
    `<?xml version="1.0"?><c:chartSpace ${names}><c:chart>${title(heading)}<c:plotArea>${plots}${plots.includes('pieChart') ? '' : axes(scaling)}</c:plotArea>` +
      (legend === '' ? '' : `<c:legend><c:legendPos val="${legend}"/></c:legend>`) +
      '</c:chart></c:chartSpace>',
  );
}

export const columns = (content: string, direction = 'col', grouping = 'clustered'): string =>
  `<c:barChart><c:barDir val="${direction}"/><c:grouping val="${grouping}"/>${content}<c:gapWidth val="100"/></c:barChart>`;
export const linePlot = (content: string): string =>
  `<c:lineChart><c:grouping val="standard"/>${content}</c:lineChart>`;
export const pie = (content: string): string => `<c:pieChart>${content}</c:pieChart>`;

/** The data of a diagram whose drawing is the part of this id, and the drawing. */
export const diagramData = (id: string): Uint8Array =>
  encoder.encode(
    `<?xml version="1.0"?><dgm:dataModel ${names}><dgm:ptLst/><dgm:extLst><a:ext uri="x"><dsp:dataModelExt relId="${id}"/></a:ext></dgm:extLst></dgm:dataModel>`,
  );
export const diagramDrawing = (shapes: string): Uint8Array =>
  encoder.encode(`<?xml version="1.0"?><dsp:drawing ${names}><dsp:spTree>${shapes}</dsp:spTree></dsp:drawing>`);

/** A shape of a diagram at a place, pt. */
export function diagramShape(text: string, x: number, y: number, width: number, height: number, fill: string): string {
  const place = `<a:off x="${x * 12700}" y="${y * 12700}"/><a:ext cx="${width * 12700}" cy="${height * 12700}"/>`;
  return (
    `<dsp:sp><dsp:spPr><a:xfrm>${place}</a:xfrm><a:prstGeom prst="roundRect"/><a:solidFill><a:srgbClr val="${fill}"/></a:solidFill></dsp:spPr>` +
    `<dsp:txBody><a:bodyPr anchor="ctr"/><a:p><a:pPr algn="ctr"/><a:r><a:rPr sz="1400"/><a:t>${text}</a:t></a:r></a:p></dsp:txBody>` +
    `<dsp:txXfrm>${place}</dsp:txXfrm></dsp:sp>`
  );
}
