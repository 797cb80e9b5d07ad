import { describeFontFile, type FontSource } from '../../pdf/fonts/index.ts';
import { createProblem, ShoruiError } from '../../problems/index.ts';
import { isWoff2, unpackWoff2 } from './unpack-woff2.ts';
import { instancesOf, staticFont, type Fontkit } from './variable-font.ts';

/** Of 400 kB, and a package that those who bring no variable font need not install. @throws {ShoruiError} `pdf.font-reader-missing` */
async function loadFontkit(file: string): Promise<Fontkit> {
  try {
    return await import('fontkit');
  } catch (cause) {
    throw new ShoruiError([createProblem('pdf.font-reader-missing', { file }, { package: 'fontkit' })], { cause });
  }
}

/**
 * The fonts of a WOFF2 file or of a variable font: one for each of its weights. Regular and bold are found by the family, others by the
 * family with the name of the weight (`EB Garamond SemiBold`).
 * @throws {ShoruiError} `pdf.font-format`, `pdf.font-broken`, `pdf.font-reader-missing`
 */
export async function readPackedFont(bytes: Uint8Array, file: string, maxBytes: number): Promise<FontSource[]> {
  const font = isWoff2(bytes) ? unpackWoff2(bytes, file, maxBytes) : bytes;
  const described = describeFontFile((offset, length) => font.subarray(offset, offset + length), file);
  const fontkit = described.some(({ isVariable }) => isVariable) ? await loadFontkit(file) : undefined;
  return described.flatMap(({ isVariable, names, weight, italic, likeness, index }): FontSource[] => {
    const common = { file, italic, likeness };
    if (!isVariable || !fontkit) return [{ ...common, names, weight, index, load: () => font }];
    const [family = ''] = names;
    return instancesOf(fontkit, font, file).map((instance) => ({
      ...common,
      weight: instance.weight,
      names: instance.style === undefined ? names : [`${family} ${instance.style}`],
      load: () => staticFont(fontkit, font, file, instance.weight),
    }));
  });
}
