import {
  drawDocument,
  type DrawDocumentOptions,
  type DrawnDocument,
} from '../../../../packages/engine/src/convert/draw/index.ts';
import type { Edge, EdgePattern, LinesMark, Mark, Page } from '../../../../packages/engine/src/convert/model/index.ts';
import { bundledLibrary } from '../../../../packages/engine/src/node/fonts/bundled-fonts.ts';
import { nodeCodec } from '../../../../packages/engine/src/node/node-codec.ts';
import { layoutParagraph, type TextStyle } from '../../../../packages/engine/src/pdf/layout/index.ts';
import { openPdf, streamOf } from '../../../../packages/engine/src/pdf/read/index.ts';

/** Lines of one text at a place of the page. */
export function linesMark(
  text: string,
  x: number,
  y: number,
  more: { readonly style?: Partial<TextStyle>; readonly width?: number; readonly vertical?: boolean } = {},
): LinesMark {
  const { style, width = 400, vertical = false } = more;
  const chain = bundledLibrary().chain({ name: 'MS 明朝' });
  const { lines } = layoutParagraph({
    items: [{ kind: 'text', text, style: { chain, size: 10, ...style } }],
    style: { width, direction: vertical ? 'vertical' : 'horizontal' },
  });
  return { kind: 'lines', x, y, lines, ...(vertical && { vertical }) };
}

export function edge(pattern: EdgePattern = 'single', width = 1, color?: string): Edge {
  return { pattern, width, space: 0, ...(color !== undefined && { color }) };
}

export function rule(x1: number, y1: number, x2: number, y2: number, drawn: Edge = edge()): Mark {
  return { kind: 'rule', x1, y1, x2, y2, edge: drawn };
}

/** A page of 200 by 100 pt. */
export function page(...marks: readonly Mark[]): Page {
  return { width: 200, height: 100, marks };
}

export function draw(pages: readonly Page[], options: Partial<DrawDocumentOptions> = {}): DrawnDocument {
  return drawDocument(pages, { codec: nodeCodec, ...options });
}

/** The content stream of a page. */
export function contentOf(bytes: Uint8Array, number = 0): string {
  const file = openPdf(bytes);
  const parts = (file.pages()[number]?.contents ?? []).map((ref) => {
    const stream = streamOf(file, ref);
    return stream ? Buffer.from(file.decode(stream).bytes).toString('latin1') : '';
  });
  return parts.join('\n');
}
