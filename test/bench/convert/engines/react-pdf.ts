import { Document, Font, Image, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { minchoPath } from '../../pdf/font-files.ts';
import { filledBlocks, layout, type Block } from '../contract.ts';
import { defineEngine } from './engine.ts';

const { page, size, title, line, columns, cell, indent } = layout;

function element(block: Block, key: number): ReactElement {
  if (block.kind === 'table') {
    const rows = [block.head, ...block.rows].map((row, index) =>
      createElement(
        View,
        { key: index, style: { flexDirection: 'row' }, wrap: false },
        row.map((text, at) =>
          createElement(
            View,
            { key: at, style: { width: columns[at] ?? 0, borderWidth: 0.5, padding: cell } },
            createElement(Text, null, text),
          ),
        ),
      ),
    );
    return createElement(View, { key }, rows);
  }
  if (block.kind === 'picture') {
    const source = { data: Buffer.from(block.png), format: 'png' as const };
    return createElement(Image, { key, src: source, style: { width: block.side, height: block.side } });
  }
  if (block.kind === 'indented') return createElement(Text, { key, style: { marginLeft: indent } }, block.text);
  const style = block.kind === 'title' ? { fontSize: title, textAlign: 'center' as const } : {};
  return createElement(Text, { key, style }, block.text);
}

export const engine = defineEngine({
  prepare() {
    Font.register({ family: 'Mincho', src: minchoPath() });
    // Its words are parted at spaces, of which Japanese text has none; an empty part keeps a hyphen away.
    Font.registerHyphenationCallback((word) => Array.from(word).flatMap((character) => [character, '']));
  },
  render(_, data) {
    const style = { padding: page.margin, fontFamily: 'Mincho', fontSize: size, lineHeight: line / size };
    const sheet = createElement(
      Page,
      { size: [page.width, page.height], style, wrap: true },
      filledBlocks(data).map(element),
    );
    return renderToBuffer(createElement(Document, null, sheet));
  },
});
