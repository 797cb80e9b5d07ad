import { fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  createFontLibrary,
  likenessOf,
  readInParts,
  type FontLibrary,
  type FontSource,
  type FontFile,
} from '../../pdf/fonts/index.ts';
import { ShoruiError, createProblem, type Problem } from '../../problems/index.ts';
import { readFontFolder } from './read-font-folder.ts';

/** A family that comes as a package, with its regular and bold weights. */
interface BundledFamily {
  readonly name: string;
  readonly japaneseName: string;
  /** Package and start of its files' names. */
  readonly slug: string;
  readonly file: string;
}

// In the order of fallback. The families with proportional kana have no characters that the others
// lack, so they come last.
const families: readonly BundledFamily[] = [
  { name: 'BIZ UDMincho', japaneseName: 'BIZ UD明朝', slug: 'biz-udmincho', file: 'BIZUDMincho' },
  { name: 'Noto Serif JP', japaneseName: 'Noto Serif JP', slug: 'noto-serif-jp', file: 'NotoSerifJP' },
  { name: 'BIZ UDPMincho', japaneseName: 'BIZ UDP明朝', slug: 'biz-udpmincho', file: 'BIZUDPMincho' },
  { name: 'BIZ UDGothic', japaneseName: 'BIZ UDゴシック', slug: 'biz-udgothic', file: 'BIZUDGothic' },
  { name: 'Noto Sans JP', japaneseName: 'Noto Sans JP', slug: 'noto-sans-jp', file: 'NotoSansJP' },
  { name: 'BIZ UDPGothic', japaneseName: 'BIZ UDPゴシック', slug: 'biz-udpgothic', file: 'BIZUDPGothic' },
];

const styles = [
  { weight: 400, name: '400Regular' },
  { weight: 700, name: '700Bold' },
];

const require = createRequire(import.meta.url);

function readWhole(path: string): Uint8Array {
  const buffer = readFileSync(path);
  return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
}

/** @throws {ShoruiError} `pdf.font-not-installed` */
function fromPackage<Value>(name: string, packageName: string, path: string, use: (path: string) => Value): Value {
  try {
    return use(require.resolve(`${packageName}/${path}`));
  } catch (cause) {
    const problem = createProblem('pdf.font-not-installed', { file: path }, { name, package: packageName });
    throw new ShoruiError([problem], { cause });
  }
}

/**
 * Opens a font file to be read in parts. Reading a whole Japanese font takes longer than all that a form needs of it. The file stays open
 * until the process (or the thread) ends, so that a font is the same file for all documents.
 * @throws Error of the system when it cannot be opened
 */
export function openFontFile(path: string): FontFile {
  const file = openSync(path, 'r');
  return {
    length: fstatSync(file).size,
    read: (offset, length) => {
      const bytes = new Uint8Array(length);
      let count = 0;
      while (count < length) {
        const more = readSync(file, bytes, count, length - count, offset + count);
        if (more === 0) break;
        count += more;
      }
      return count === length ? bytes : bytes.subarray(0, count);
    },
  };
}

function sourcesOf({ name, japaneseName, slug, file }: BundledFamily): FontSource[] {
  const packageName = `@expo-google-fonts/${slug}`;
  return styles.map((style) => {
    const path = `${style.name}/${file}_${style.name}.ttf`;
    const source: FontSource = {
      file: `${file}-${style.weight === 700 ? 'Bold' : 'Regular'}.ttf`,
      names: [...new Set([name, japaneseName])],
      weight: style.weight,
      italic: false,
      likeness: likenessOf(name),
      load: () => fromPackage(name, packageName, path, readWhole),
    };
    return readInParts(source, () => fromPackage(name, packageName, path, openFontFile));
  });
}

/** The fonts that come with the product, all under the SIL Open Font License. Files are opened when first needed, once a process. */
export const bundledFonts: readonly FontSource[] = families.flatMap(sourcesOf);

/** Which fonts are used besides the bundled ones. */
export interface CreateFontsOptions {
  /** A folder with the user's own fonts. */
  readonly folder?: string;
}

/** A library, and the warnings about font files that cannot be used. */
export interface CreatedFonts {
  readonly library: FontLibrary;
  readonly problems: readonly Problem[];
}

let bundled: FontLibrary | undefined;

/**
 * The fonts that come with the product, found by name. Nothing is read before a text needs a font. There is one such library a
 * process, to cache parsed and packed fonts.
 */
export function bundledLibrary(): FontLibrary {
  bundled ??= createFontLibrary({ bundled: bundledFonts });
  return bundled;
}

/**
 * The fonts that come with the product and, before them, those of a folder. Keep the library: what a font of the folder costs
 * to parse and to pack is paid once for each.
 * @throws {ShoruiError} `pdf.font-folder` for a folder that cannot be read
 */
export async function createFonts({ folder }: CreateFontsOptions = {}): Promise<CreatedFonts> {
  if (folder === undefined) return { library: bundledLibrary(), problems: [] };
  const { sources, problems } = await readFontFolder(folder);
  return { library: createFontLibrary({ bundled: bundledFonts, own: sources }), problems };
}
