import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const whole = '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf';
const usual = '@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf';

/** Characters in one file. Planes beyond the first have a file of their own: their kanji are the usual ones in names (𠮷). */
const mostCharacters = 500;

/** Under node_modules, so that a second build takes the files of the first. */
export const kanjiFolder = join(import.meta.dirname, '../../../node_modules/.cache/kanji-font');

export interface KanjiPart {
  /** Name of the file in `kanjiFolder`. */
  readonly file: string;
  /** As in `unicode-range`. */
  readonly range: string;
}

const isKanji = (code: number): boolean =>
  (code >= 0x3400 && code < 0xa000) || (code >= 0xf900 && code < 0xfb00) || (code >= 0x20000 && code < 0x40000);

/**
 * A half-width kana and its voiced mark are drawn together by one font, but the published web font has them in different files, and so
 * shows boxes for ﾌﾞ.
 */
const halfWidthKana = { first: 0xff61, last: 0xff9f } as const;

const charactersOf = (file: string): readonly number[] => {
  const font = create(readFileSync(require.resolve(file)));
  if (!('characterSet' in font)) throw new Error(`${file} is a collection of fonts.`);
  return font.characterSet;
};

/**
 * Kanji that BIZ UDPGothic lacks and Noto Sans JP has, as small fonts in the order of their code points, and all half-width kana as one. The ranges of the published web
 * font name some of them, but its files have no glyph for them, and a machine without Japanese fonts would show boxes.
 */
export async function makeKanjiFont(): Promise<readonly KanjiPart[]> {
  const known = new Set(charactersOf(usual));
  const all = charactersOf(whole);
  const kana = all.filter((code) => code >= halfWidthKana.first && code <= halfWidthKana.last);
  const rare = all.filter((code) => isKanji(code) && !known.has(code));
  const [plane0, others] = [rare.filter((code) => code <= 0xffff), rare.filter((code) => code > 0xffff)];
  const parts = [plane0, others, kana].flatMap((codes) => {
    const sorted = codes.toSorted((a, b) => a - b);
    return Array.from({ length: Math.ceil(sorted.length / mostCharacters) }, (_, part) =>
      sorted.slice(part * mostCharacters, (part + 1) * mostCharacters),
    );
  });
  mkdirSync(kanjiFolder, { recursive: true });
  const made: KanjiPart[] = [];
  for (const codes of parts) {
    const [first, last] = [codes.at(0) ?? 0, codes.at(-1) ?? 0].map((code) => code.toString(16));
    const file = `kanji-${first}-${last}-${codes.length}.woff2`;
    await writeOnce(join(kanjiFolder, file), String.fromCodePoint(...codes));
    made.push({ file, range: `U+${first}-${last}` });
  }
  return made;
}

async function writeOnce(path: string, text: string): Promise<void> {
  if (existsSync(path)) return;
  const font = await subsetFont(readFileSync(require.resolve(whole)), text, { targetFormat: 'woff2' });
  // Builds may run at the same time: none reads half of a file.
  const half = `${path}.${process.pid}`;
  writeFileSync(half, font);
  renameSync(half, path);
}
