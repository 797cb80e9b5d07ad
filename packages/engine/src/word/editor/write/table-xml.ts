import type { EditorBlock } from '../../../application/schema/index.ts';
import { twipsPerMm } from '../model/plan-table.ts';

type TableSettings = NonNullable<EditorBlock['table']>;
type RowSettings = NonNullable<EditorBlock['row']>;
type CellSettings = NonNullable<EditorBlock['cell']>;

/** Space inside the borders of a cell, in twips: Word's own at the sides, a little above and below. */
export const cellSpace = { side: 108, edge: 40 } as const;

/** Background of header rows without a color of their own. */
const headerShade = 'F2F2F2';

/** Sides of a table in the order of the schema, with the kinds of border that draw them. */
const sides: Readonly<Record<string, readonly string[]>> = {
  top: ['all', 'outer', 'horizontal'],
  left: ['all', 'outer'],
  bottom: ['all', 'outer', 'horizontal'],
  right: ['all', 'outer'],
  insideH: ['all', 'inner', 'horizontal'],
  insideV: ['all', 'inner'],
};

/** The sides of a table, each with whether it is drawn. */
export function drawnSides({ borders = 'all' }: TableSettings): (readonly [side: string, drawn: boolean])[] {
  return Object.entries(sides).map(([side, kinds]) => [side, kinds.includes(borders)]);
}

/** Ground of a cell as six hexadecimal digits; null for none. */
export function shadeOf({ shade }: CellSettings, { header = false }: RowSettings): string | null {
  if (shade !== undefined) return shade.replace('#', '').toUpperCase();
  return header ? headerShade : null;
}

/** Least height of a row, in twips; null when it specifies none. */
export function rowHeight({ height }: RowSettings): number | null {
  return height === undefined ? null : Math.round(height * twipsPerMm);
}

/** Properties and grid of a table (ECMA-376 part 1, A.1, CT_TblPr). Half-point lines in black. */
export function tableHead(settings: TableSettings, widths: readonly number[], w: string): string {
  const whole = widths.reduce((sum, each) => sum + each, 0);
  const lines = drawnSides(settings).map(([side, drawn]) =>
    drawn
      ? `<${w}${side} ${w}val="single" ${w}sz="4" ${w}space="0" ${w}color="auto"/>`
      : `<${w}${side} ${w}val="none" ${w}sz="0" ${w}space="0" ${w}color="auto"/>`,
  );
  const space = (side: string, width: number): string => `<${w}${side} ${w}w="${width}" ${w}type="dxa"/>`;
  const { side, edge } = cellSpace;
  return (
    `<${w}tblPr><${w}tblW ${w}w="${whole}" ${w}type="dxa"/><${w}jc ${w}val="${settings.align ?? 'center'}"/>` +
    `<${w}tblBorders>${lines.join('')}</${w}tblBorders><${w}tblLayout ${w}type="fixed"/>` +
    `<${w}tblCellMar>${space('top', edge)}${space('left', side)}${space('bottom', edge)}${space('right', side)}</${w}tblCellMar></${w}tblPr>` +
    `<${w}tblGrid>${widths.map((width) => `<${w}gridCol ${w}w="${width}"/>`).join('')}</${w}tblGrid>`
  );
}

/** Properties of a row: it is on one page, and a header row on each. */
export function rowHead(settings: RowSettings, w: string): string {
  const least = rowHeight(settings);
  const height = least === null ? '' : `<${w}trHeight ${w}val="${least}" ${w}hRule="atLeast"/>`;
  return `<${w}trPr><${w}cantSplit/>${height}${settings.header === true ? `<${w}tblHeader/>` : ''}</${w}trPr>`;
}

/** What a cell is made of besides its contents. */
interface CellHead {
  /** Twips. */
  readonly width: number;
  readonly columns: number;
  readonly merge: 'restart' | 'continue' | null;
  readonly cell: CellSettings;
  readonly row: RowSettings;
}

export function cellHead({ width, columns, merge, cell, row }: CellHead, w: string): string {
  const span = columns > 1 ? `<${w}gridSpan ${w}val="${columns}"/>` : '';
  const merged = merge === null ? '' : `<${w}vMerge ${w}val="${merge}"/>`;
  const ground = shadeOf(cell, row);
  const shade = ground === null ? '' : `<${w}shd ${w}val="clear" ${w}color="auto" ${w}fill="${ground}"/>`;
  const vertical = `<${w}vAlign ${w}val="${cell.vertical ?? 'center'}"/>`;
  return `<${w}tcPr><${w}tcW ${w}w="${width}" ${w}type="dxa"/>${span}${merged}${shade}${vertical}</${w}tcPr>`;
}
