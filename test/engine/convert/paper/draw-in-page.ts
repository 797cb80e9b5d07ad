import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { createFontLibrary, glyphsOf, layFile, layoutFont, loadFace, packOutlines } from '@shorui/engine';
import { bundledFonts } from '@shorui/engine/node';
import type { SeenPage } from '../../pdf/support/see-pdf.ts';
import type { drawFile, FontParts } from './page-script.ts';

declare const Script: { readonly drawFile: typeof drawFile };

let built: Promise<string> | undefined;

/** The engine with what draws in the page, as a script that sets `Script`. */
function pageScript(): Promise<string> {
  built ??= build({
    entryPoints: ['test/engine/convert/paper/page-script.ts'],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    globalName: 'Script',
    conditions: ['@shorui/source'],
    logLevel: 'silent',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');
  return built;
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** The bundled fonts in the parts that a file needs, the others as files that are not there. */
function fontParts(file: Uint8Array): FontParts[] {
  const loaded = new Set<string>();
  const bundled = bundledFonts.map((source) => ({
    ...source,
    load() {
      loaded.add(source.file);
      return source.load();
    },
  }));
  const { pages } = layFile(file, { fonts: createFontLibrary({ bundled }) });
  const shown = new Map(glyphsOf(pages).map(({ face, glyphs }) => [face.key, glyphs]));
  return bundledFonts.map((source) => {
    const { file: name, names, weight, italic, likeness } = source;
    const parts = { file: name, names, weight, italic, likeness };
    if (!loaded.has(name)) return { ...parts, outlines: '' };
    const face = loadFace(source);
    const layout = layoutFont(source.load(), name) ?? new Uint8Array(0);
    return { ...parts, layout: base64(layout), outlines: base64(packOutlines(face, shown.get(face.key) ?? [])) };
  });
}

/** The pages of a Word file as the browser draws them, `scale` pixels for one pt. */
export async function drawInPage(page: Page, file: Uint8Array, scale: number): Promise<SeenPage[]> {
  await page.addScriptTag({ content: await pageScript() });
  const given = { fonts: fontParts(file), file: base64(file), scale };
  const pages = await page.evaluate((each) => Script.drawFile(each), given);
  return pages.map(({ width, height, pixels }) => ({ width, height, pixels: Buffer.from(pixels, 'base64'), text: '' }));
}
