import type { CellEdges } from '../../model/index.ts';
import type { CellPlace, CellStyle } from '../format-source.ts';
import type { StatedEdge } from './edges.ts';
import type { ParagraphProperties } from './paragraph-properties.ts';
import { regionsOf, type Region, type TableLook } from './table-look.ts';
import { mergeRegions, type RegionStyle, type TableStyleDefinition } from './table-styles.ts';
import type { TextProperties } from './text-properties.ts';

/** What a cell's style specifies for the paragraphs and the text in it. */
export interface CellGround {
  readonly paragraph: ParagraphProperties;
  readonly text: TextProperties;
}

const grounds = new WeakMap<CellStyle, CellGround>();

/** What the style of a cell specifies for what is in it. */
export function groundOf(cell: CellStyle | undefined): CellGround | undefined {
  return cell && grounds.get(cell);
}

type Edges = { -readonly [Name in keyof CellEdges]: CellEdges[Name] };

/** The sides of a region that are sides of this cell: its own at the rim of the region, the inner ones inside. */
function laySides(edges: Edges, { borders }: RegionStyle, region: Region, place: CellPlace): void {
  const lay = (name: 'top' | 'bottom' | 'left' | 'right', edge: StatedEdge | undefined): void => {
    if (edge !== undefined) edges[name] = edge;
  };
  const lastColumn = place.column + (place.span ?? 1) - 1;
  lay('top', place.row === region.top ? borders.top : borders.between);
  lay('bottom', place.row === region.bottom ? borders.bottom : borders.between);
  lay('left', place.column === region.left ? borders.left : borders.betweenColumns);
  lay('right', lastColumn === region.right ? borders.right : borders.betweenColumns);
  if (borders.falling !== undefined && borders.falling !== 'none') edges.falling = borders.falling;
  if (borders.rising !== undefined && borders.rising !== 'none') edges.rising = borders.rising;
}

/** Key of cells that are in no region. */
const noRegions = ' {}';

/** Places of one table whose styles are cached: those of a long table are mostly met once. */
const mostPlaces = 2000;

/** Styles of the cells of one table; cells that are formatted alike have the same object. */
export class CellStyles {
  readonly #definition: TableStyleDefinition;
  readonly #look: TableLook;
  readonly #bands: { readonly row: number; readonly column: number };
  readonly #known = new Map<string, CellStyle>();
  readonly #merged = new Map<string, RegionStyle>();
  readonly #byPlace = new Map<string, CellStyle>();

  constructor(
    definition: TableStyleDefinition,
    look: TableLook,
    bands: { readonly row: number; readonly column: number },
  ) {
    this.#definition = definition;
    this.#look = look;
    this.#bands = bands;
  }

  cell(place: CellPlace): CellStyle {
    // Without regions all cells are alike.
    const alike = this.#definition.regions.size === 0 ? this.#known.get(noRegions) : undefined;
    if (alike) return alike;
    const key = `${place.row} ${place.rows} ${place.column} ${place.columns} ${place.span ?? 1}`;
    let style = this.#byPlace.get(key);
    if (!style) {
      style = this.#find(place);
      if (this.#byPlace.size < mostPlaces) this.#byPlace.set(key, style);
    }
    return style;
  }

  #find(place: CellPlace): CellStyle {
    const { regions } = this.#definition;
    const applied = regionsOf(place, this.#look, this.#bands).filter(({ type }) => regions.has(type));
    const edges: Edges = {};
    for (const region of applied) {
      const style = regions.get(region.type);
      if (style) laySides(edges, style, region, place);
    }
    const types = applied.map(({ type }) => type).join(' ');
    const key = `${types} ${JSON.stringify(edges)}`;
    const known = this.#known.get(key);
    if (known) return known;
    const merged = this.#merge(types, applied);
    const { background, align } = merged;
    const cell: CellStyle = {
      borders: edges,
      ...(background !== undefined && background !== 'none' && { background }),
      ...(align && { align }),
    };
    grounds.set(cell, merged);
    this.#known.set(key, cell);
    return cell;
  }

  #merge(types: string, applied: readonly Region[]): RegionStyle {
    const known = this.#merged.get(types);
    if (known) return known;
    let merged: RegionStyle = { paragraph: {}, text: {}, borders: {} };
    for (const { type } of applied) {
      const style = this.#definition.regions.get(type);
      if (style) merged = mergeRegions(merged, style);
    }
    this.#merged.set(types, merged);
    return merged;
  }
}
