import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.resolve('@shorui/engine'));

function readFont(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/${path}`)));
}

const mincho = 'biz-udmincho/400Regular/BIZUDMincho_400Regular.ttf';

/** BIZ UDMincho, the font of every engine. */
export function readMincho(): Uint8Array<ArrayBuffer> {
  return readFont(mincho);
}

/** Its file, for engines that read it themselves. */
export function minchoPath(): string {
  return require.resolve(`@expo-google-fonts/${mincho}`);
}

/** Noto Serif JP, which has what BIZ UDMincho lacks. */
export function readNotoSerif(): Uint8Array<ArrayBuffer> {
  return readFont('noto-serif-jp/400Regular/NotoSerifJP_400Regular.ttf');
}
