/** Fonts of systems that `--font-ui` names, by their full names and those of PostScript: of Windows, macOS and Linux. */
const gothics = ['BIZ UDPGothic', 'HiraginoSans-W3', 'Hiragino Sans W3', 'NotoSansJP-Regular', 'Noto Sans JP Regular'];
/** Those that `--font-paper` and `--font-display` name before the web font. */
const minchos = ['BIZ UDMincho', 'BIZ UDPMincho'];

/** Has the machine one of these fonts? */
async function isInstalled(names: readonly string[]): Promise<boolean> {
  const looks = names.map((name) => new FontFace('Shorui look', `local('${name}')`).load());
  return (await Promise.allSettled(looks)).some(({ status }) => status === 'fulfilled');
}

/**
 * Loads the faces of the Japanese web fonts that the machine lacks. The browser takes long to read 248 faces, and then lays all text out again,
 * although a machine with a Japanese font uses none of them. The kanji that fonts of systems lack are in 9 faces.
 */
export async function loadFonts(): Promise<void> {
  const [hasGothic, hasMincho] = await Promise.all([isInstalled(gothics), isInstalled(minchos)]);
  await Promise.all([
    hasGothic ? undefined : import('virtual:fonts/gothic.css'),
    hasMincho ? undefined : import('virtual:fonts/mincho.css'),
    import('virtual:fonts/kanji.css'),
  ]);
}
