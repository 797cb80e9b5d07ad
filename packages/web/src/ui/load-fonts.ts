/** Fonts of systems that `--font-ui` names, by their full names and those of PostScript: of Windows, macOS and Linux. */
const gothics = ['BIZ UDPGothic', 'HiraginoSans-W3', 'Hiragino Sans W3', 'NotoSansJP-Regular', 'Noto Sans JP Regular'];
/** Those that `--font-paper` and `--font-display` name before the web font. */
const minchos = ['BIZ UDMincho', 'BIZ UDPMincho'];

/** Milliseconds until the kanji that fonts of systems lack: new faces make the browser lay out what it is still drawing once more. */
const kanjiMs = 3000;

/** Has the machine one of these fonts? One look after the other: most machines have the first. */
async function isInstalled([name, ...others]: readonly string[]): Promise<boolean> {
  if (name === undefined) return false;
  try {
    await new FontFace('Shorui look', `local('${name}')`).load();
    return true;
  } catch {
    return isInstalled(others);
  }
}

/**
 * Loads the faces of the Japanese web fonts that the machine lacks. The browser takes long to read 248 faces, and then lays all text out again,
 * although a machine with a Japanese font uses none of them. The kanji that fonts of systems lack are in 9 faces.
 */
export async function loadFonts(): Promise<void> {
  if (await isInstalled(gothics)) await new Promise((resolve) => setTimeout(resolve, kanjiMs));
  else await import('virtual:fonts/gothic.css');
  if (!(await isInstalled(minchos))) await import('virtual:fonts/mincho.css');
  await import('virtual:fonts/kanji.css');
}
