import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { readMincho } from '../../pdf/font-files.ts';
import { filledBlocks, layout, type Block } from '../contract.ts';
import { defineEngine } from './engine.ts';

const { page, size, title, line, columns, cell } = layout;

/** Characters that mean something to Typst. */
function escaped(text: string): string {
  return text.replace(/[\\#$*_`<>@[\]=~/+-]/g, (character) => `\\${character}`);
}

function source(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `#align(center, text(size: ${title}pt)[${escaped(block.text)}])`;
    case 'heading':
    case 'text':
    case 'end':
      return escaped(block.text);
    case 'table':
      return `#table(columns: (${columns.map((width) => `${width}pt`).join(', ')}), inset: ${cell}pt, stroke: 0.5pt, ${[
        block.head,
        ...block.rows,
      ]
        .flat()
        .map((text) => `[${escaped(text)}]`)
        .join(', ')})`;
  }
}

const settings = `#set page(width: ${page.width}pt, height: ${page.height}pt, margin: ${page.margin}pt)
#set text(font: "BIZ UDMincho", size: ${size}pt, lang: "ja", top-edge: 0.88em, bottom-edge: -0.12em)
#set par(leading: ${line - size}pt, spacing: ${line - size}pt, justify: true)
`;

export const engine = defineEngine({
  prepare: () => NodeCompiler.create({ fontArgs: [{ fontBlobs: [Buffer.from(readMincho())] }] }),
  render(compiler, data) {
    const mainFileContent = settings + filledBlocks(data).map(source).join('\n\n');
    const bytes = compiler.pdf({ mainFileContent });
    // As in a server that runs for long: what no document has used for ten documents is let go.
    compiler.evictCache(10);
    return bytes;
  },
});
