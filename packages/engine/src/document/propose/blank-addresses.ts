import { fieldType } from '../../application/schema/index.ts';
import type { FoundBlank } from './blanks-in-lines.ts';
import { labelOf, onlyBlank } from './blank.ts';
import { fieldByName } from './field-by-name.ts';
import type { TextBlock } from './text-blocks.ts';

/** The room of a postal code, with words before it, and what is left of its line or the lines below it. */
const postal = /^([^〒]{0,20}?[：:\s　]*)〒([\s　_＿…・\-－―ー‐‑–—]*)$/u;

const isAddress = (name: string): boolean => name !== '' && fieldByName(name).values.type === fieldType.address;

const code = (name: string): string => `{{${name}.postCode}}`;

/** An address that is printed below its postal code, or after it: one answer with both. */
export function addressOf(blocks: readonly TextBlock[], at: number): FoundBlank[] {
  const block = blocks[at];
  const [, ahead = '', room = ''] = postal.exec(block?.text ?? '') ?? [];
  if (block === undefined || !postal.test(block.text) || block.controls.length > 0) return [];
  const name = [labelOf(ahead), block.cell?.label ?? ''].find(isAddress);
  if (name === undefined) return [];
  const place = { block, at: block.text.indexOf('〒') + 1, from: room };
  const next = blocks[at + 1];
  const isBelow = block.cell !== undefined && next?.cell === block.cell && onlyBlank.test(next.text);
  const prints = isBelow
    ? [
        { ...place, to: code },
        { block: next, at: 0, from: next.text, to: (own: string) => `{{${own}}}` },
      ]
    : [{ ...place, to: (own: string) => `${code(own)}${room.includes('\n') ? '\n' : '　'}{{${own}}}` }];
  return [
    {
      block,
      blocks: isBelow ? [block, next] : [block],
      at: place.at,
      from: room,
      before: '',
      name,
      isShared: false,
      values: { type: fieldType.address },
      prints,
    },
  ];
}
