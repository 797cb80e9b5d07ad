import type { InlineItem } from '../inline-item.ts';

/** The text that offsets count in: ruby as its base, a tab and a break as the characters, a box as U+FFFC. */
export function sourceText(items: readonly InlineItem[]): string {
  return items
    .map((item) => {
      switch (item.kind) {
        case 'text':
        case 'tateChuYoko':
          return item.text;
        case 'ruby':
          return item.base;
        case 'fit':
          return item.content.map(({ text }) => text).join('');
        case 'tab':
          return '\t';
        case 'break':
          return '\n';
        case 'box':
          return '\ufffc';
      }
    })
    .join('');
}
