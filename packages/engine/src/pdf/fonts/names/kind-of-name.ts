/** The two kinds of Japanese type: with serifs and strokes of uneven width, and without. */
export type FontKind = 'mincho' | 'gothic';

const mincho =
  /mincho|min(?:pr|pro|std|w\d)|ryumin|明朝|宋|serif|song|ming|batang|times|century|garamond|georgia|cambria|palatino|bodoni|baskerville|caslon|didot|bookman|教科書|kyokasho|楷書|kaisho|行書|gyosho|隷書|正楷/u;
const gothic =
  /gothic|gosic|got(?:pr|pro|std|w\d)|kaku|ゴシック|ゴチック|黒体|黑体|sans|丸|maru|メイリオ|meiryo|arial|helvet|calibri|verdana|tahoma|segoe|trebuchet|futura|univers|dotum|gulim|heiti|yahei|jhenghei|ポップ|pop|universal/u;

/** The kind of a font by its name; undefined when it specifies nothing. Takes any spelling. */
export function kindOfName(name: string): FontKind | undefined {
  const folded = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]/gu, '');
  // "Sans Serif" is a gothic; "Noto Serif" a mincho.
  if (/sans/u.test(folded) || gothic.test(folded)) return 'gothic';
  return mincho.test(folded) ? 'mincho' : undefined;
}
