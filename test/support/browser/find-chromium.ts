import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withJapaneseFonts } from './installed-fonts.ts';

/** A browser executable, and the environment variables it needs. */
export interface ChromiumProgram {
  readonly path: string;
  readonly environment: Readonly<Record<string, string>>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const packed = join(root, 'node_modules/@sparticuz/chromium');
/** The package unpacks its system libraries only in the environment that this variable indicates. */
const withLibraries = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
const unpacking = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";

/** The folder of the unpacked browser; created completely or not at all. */
function unpack(): string {
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as { version: string };
  const folder = join(root, `.cache/chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(join(root, '.cache'), { recursive: true });
  const fresh = mkdtempSync(`${folder}.new-`);
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', unpacking], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...withLibraries, TMPDIR: fresh },
  });
  if (status !== 0) throw new Error(`The browser of the tests could not be unpacked. ${stderr}`);
  try {
    renameSync(fresh, folder);
  } catch {
    // Another run created it first.
    rmSync(fresh, { recursive: true, force: true });
  }
  return folder;
}

const systemFonts = '/etc/fonts/fonts.conf';

const starts = ({ path, environment }: ChromiumProgram): boolean =>
  spawnSync(path, ['--version'], { env: { ...process.env, ...environment } }).status === 0;

/**
 * The Chromium for tests of screens: that of CHROMIUM_PATH, or else that of the package. If the system lacks libraries that a browser
 * needs, those of the package are used.
 */
export function findChromium(): ChromiumProgram {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') return { path: given, environment: withJapaneseFonts(systemFonts) };
  const folder = unpack();
  const plain = { path: join(folder, 'chromium'), environment: withJapaneseFonts(systemFonts) };
  if (starts(plain)) return plain;
  const own = withJapaneseFonts(join(folder, 'fonts/fonts.conf'));
  const alone = { ...plain, environment: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), ...own } };
  if (starts(alone)) return alone;
  throw new Error('The packaged Chromium is one for Linux. Name one that runs here by CHROMIUM_PATH.');
}
