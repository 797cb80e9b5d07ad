import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const fonts = ['biz-udpgothic', 'biz-udgothic', 'biz-udpmincho', 'biz-udmincho'];

/**
 * The environment in which the browser has the BIZ UD fonts, as Windows has them. The screens are then laid out once. A browser without a
 * Japanese font has to load dozens of web fonts for each screen, and lays it out again with each of them.
 * @param systemFonts the file that names the other fonts
 */
export function withJapaneseFonts(systemFonts: string): Readonly<Record<string, string>> {
  const folder = join(root, '.cache/fonts');
  const file = join(folder, 'fonts.conf');
  const folders = fonts.map((font) => join(root, 'node_modules/@expo-google-fonts', font));
  mkdirSync(folder, { recursive: true });
  // Other processes may read the file at any time.
  const fresh = join(folder, `fonts.conf.${process.pid}`);
  writeFileSync(
    fresh,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">${systemFonts}</include>
${folders.map((each) => `  <dir>${each}</dir>`).join('\n')}
  <cachedir>${join(folder, 'cache')}</cachedir>
</fontconfig>
`,
  );
  renameSync(fresh, file);
  return { FONTCONFIG_FILE: file };
}
