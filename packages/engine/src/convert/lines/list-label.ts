import type { TextItem } from '../../pdf/layout/index.ts';
import type { ListLabel } from '../model/index.ts';
import type { ItemList } from './item-list.ts';
import { textItems } from './push-text.ts';
import type { TextStyles } from './text-styles.ts';

/** A bullet: neither letter nor number. */
const bullet = /^[^\p{L}\p{N}]+$/u;
/** Bullets are in a symbol font in Word, whichever font they take here: the room of Wingdings above and below the baseline, em. */
const bulletRoom = { ascent: 0.898, descent: 0.211, looseGrid: true };

/** Items of the label, a bullet without the height of the font that replaces its own. */
function labelItems({ text, format }: ListLabel, styles: TextStyles): TextItem[] {
  const items = textItems(text, format, styles);
  return bullet.test(text) ? items.map((item) => ({ ...item, style: { ...item.style, ...bulletRoom } })) : items;
}

/** Appends a list label and what parts it from the text. The tab goes where those of the paragraph go: to its hanging indent first. */
export function pushLabel(list: ItemList, label: ListLabel, styles: TextStyles): void {
  const { format, suffix } = label;
  for (const item of labelItems(label, styles)) list.push(item, item.text.length, format, undefined);
  if (suffix === 'nothing') return;
  const style = styles.latin;
  const { underline: _underline, strike: _strike, ...bare } = style;
  if (suffix === 'tab') list.push({ kind: 'tab', style: bare }, 1, format, undefined);
  else list.push({ kind: 'text', text: ' ', style }, 1, format, undefined);
}

/** Width of a label, pt. */
function labelWidth({ text, format }: ListLabel, styles: TextStyles): number {
  let width = 0;
  for (const item of textItems(text, format, styles)) {
    const { size, scale = 1, spacing = 0, chain } = item.style;
    for (const { advance } of chain.shape(item.text)) width += advance * size * scale + spacing;
  }
  return width;
}

/** How far the label begins from its position, pt: it may be before it or across it. */
export function labelShift(label: ListLabel, styles: TextStyles): number {
  switch (label.align) {
    case 'start':
      return 0;
    case 'center':
      return -labelWidth(label, styles) / 2;
    case 'end':
      return -labelWidth(label, styles);
  }
}
