import { describeFontFile, type FontSource } from '../../pdf/fonts/index.ts';
import { isWoff2, unpackWoff2 } from './unpack-woff2.ts';
import { instancesOf, staticFont } from './variable-font.ts';

/**
 * The fonts of a WOFF2 file or of a variable font: one for each of its weights. Regular and bold are found by the family, others by the
 * family with the name of the weight (`EB Garamond SemiBold`).
 * @throws {ShoruiError} `pdf.font-format`, `pdf.font-broken`
 */
export async function readPackedFont(bytes: Uint8Array, file: string, maxBytes: number): Promise<FontSource[]> {
  const font = isWoff2(bytes) ? unpackWoff2(bytes, file, maxBytes) : bytes;
  const described = describeFontFile((offset, length) => font.subarray(offset, offset + length), file);
  // Of 400 kB: loaded for variable fonts alone.
  const fontkit = described.some(({ isVariable }) => isVariable) ? await import('fontkit') : undefined;
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
