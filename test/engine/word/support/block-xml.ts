import { run } from './make-docx.ts';
import type { Node, Piece, RowNode } from './block-trees.ts';

const drawing = (id: number): string =>
  `<w:r><w:drawing><wp:inline><wp:extent cx="9525" cy="9525"/><wp:docPr id="${id}" name="図"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture">` +
  `<pic:pic><pic:nvPicPr><pic:cNvPr id="${id}" name="図"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:stretch/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

/** Writes trees of blocks as a template, with tags, bookmarks, shapes, notes and content controls, each under a number of its own. */
export class TreeWriter {
  #next = 1;
  /** Numbers of the notes that are referred to. */
  readonly notes: number[] = [];

  body(nodes: readonly Node[]): string {
    return nodes.map((node) => this.#node(node)).join('');
  }

  #number(): number {
    return this.#next++;
  }

  #node(node: Node, before = '', after = ''): string {
    switch (node.kind) {
      case 'paragraph':
        return this.#paragraph(node.pieces, node.marked, node.cuts, before, after);
      case 'table':
        return this.#table(node);
      case 'control':
        return this.#control(this.#closed(node.inner));
      case 'if':
      case 'each': {
        const open = node.kind === 'if' ? '{{#if k}}' : '{{#each l}}';
        const otherwise = node.otherwise ? this.#alone('{{else}}') + this.body(node.otherwise) : '';
        return this.#alone(open) + this.body(node.inner) + otherwise + this.#alone(`{{/${node.kind}}}`);
      }
    }
  }

  #alone(tag: string): string {
    return `<w:p w14:paraId="${this.#paragraphId()}">${run(tag)}</w:p>`;
  }

  #paragraphId(): string {
    return this.#number().toString(16).toUpperCase().padStart(8, '0');
  }

  #control(content: string): string {
    return `<w:sdt><w:sdtPr><w:id w:val="${this.#number()}"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
  }

  /** What cells and content controls hold must end with a paragraph. */
  #closed(nodes: readonly Node[]): string {
    const last = nodes.at(-1);
    return this.body(nodes) + (last?.kind === 'table' || last?.kind === 'control' ? '<w:p/>' : '');
  }

  #paragraph(pieces: readonly Piece[], marked: boolean, cuts: readonly number[], before = '', after = ''): string {
    // An object stands in the text as a character that is replaced by a run of its own.
    const objects: string[] = [];
    const text = before + this.#text(pieces, objects) + after;
    const at = [...new Set(cuts.filter((cut) => cut < text.length))].toSorted((a, b) => a - b);
    const inner = [0, ...at]
      .map((from, index) => text.slice(from, at[index]))
      .flatMap((piece) => piece.split(/(\uE000)/))
      .filter((piece) => piece !== '')
      .map((piece) => (piece === '\uE000' ? (objects.shift() ?? '') : run(piece)))
      .join('');
    const id = this.#number();
    const [start, end] = marked
      ? [`<w:bookmarkStart w:id="${id}" w:name="印${id}"/>`, `<w:bookmarkEnd w:id="${id}"/>`]
      : ['', ''];
    return `<w:p w14:paraId="${this.#paragraphId()}">${start}${inner}${end}</w:p>`;
  }

  #text(pieces: readonly Piece[], objects: string[]): string {
    return pieces.map((piece) => this.#piece(piece, objects)).join('');
  }

  #piece(piece: Piece, objects: string[]): string {
    switch (piece.kind) {
      case 'text':
        return piece.text;
      case 'value':
        return '{{v}}';
      case 'shape':
        objects.push(drawing(this.#number()));
        return '\uE000';
      case 'note': {
        const id = this.#number();
        this.notes.push(id);
        objects.push(`<w:r><w:footnoteReference w:id="${id}"/></w:r>`);
        return '\uE000';
      }
      case 'if':
      case 'each': {
        const open = piece.kind === 'if' ? '{{#if k}}' : '{{#each l}}';
        const inner = this.#text(piece.inner, objects);
        const otherwise = piece.otherwise ? `{{else}}${this.#text(piece.otherwise, objects)}` : '';
        return `${open}${inner}${otherwise}{{/${piece.kind}}}`;
      }
    }
  }

  #table({ columns, rows }: Extract<Node, { kind: 'table' }>): string {
    const grid = '<w:gridCol w:w="2000"/>'.repeat(columns);
    const inner = rows.map((row) => this.#row(row, columns)).join('');
    return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${inner}</w:tbl>`;
  }

  #row(row: RowNode, columns: number): string {
    const cells = (contents: readonly string[]): string =>
      `<w:tr>${contents.map((each) => `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${each}</w:tc>`).join('')}</w:tr>`;
    if (row.kind === 'row') return cells(row.cells.map((nodes) => this.#closed(nodes)));
    const [open, close] = row.block === 'if' ? ['{{#if k}}', '{{/if}}'] : ['{{#each l}}', '{{/each}}'];
    if (row.kind === 'tagged') {
      const first = this.#paragraph([{ kind: 'text', text: '初' }], false, [], open);
      const last = this.#paragraph([{ kind: 'text', text: '終' }], false, [], '', close);
      return cells(
        row.cells.map(
          (nodes, index) => (index === 0 ? first : '') + this.#closed(nodes) + (index === columns - 1 ? last : ''),
        ),
      );
    }
    const alone = (tag: string): string =>
      cells(Array.from({ length: columns }, (_none, index) => (index === 0 ? this.#alone(tag) : '<w:p/>')));
    const inner = (rows: readonly RowNode[]): string => rows.map((each) => this.#row(each, columns)).join('');
    const otherwise = row.otherwise ? alone('{{else}}') + inner(row.otherwise) : '';
    return alone(open) + inner(row.inner) + otherwise + alone(close);
  }
}
