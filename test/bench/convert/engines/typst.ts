import { resolve } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { readMincho } from '../../pdf/font-files.ts';
import { leasePicture } from '../../word/lease.ts';
import { filledBlocks, layout, type Block } from '../contract.ts';
import { defineEngine } from './engine.ts';

const { page, size, title, line, columns, cell, indent } = layout;
/** Where its pictures are looked for: beside a main file that is not there. */
const picturePath = resolve('scan.png');

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
    case 'indented':
      return `#pad(left: ${indent}pt)[${escaped(block.text)}]`;
    case 'picture':
      return `#image("scan.png", width: ${block.side}pt)`;
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
  prepare() {
    const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: [Buffer.from(readMincho())] }] });
    compiler.mapShadow(picturePath, Buffer.from(leasePicture()));
    return compiler;
  },
  render(compiler, data) {
    const mainFileContent = settings + filledBlocks(data).map(source).join('\n\n');
    const bytes = compiler.pdf({ mainFileContent });
    // As in a server that runs for long: what no document has used for ten documents is let go.
    compiler.evictCache(10);
    return bytes;
  },
});
