import { gunzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { createFontLibrary, type Bundle, type FontLibrary } from '@shorui/engine';
import { glyphsOf, layFile } from '@shorui/engine/convert';
import { layApplicationForm } from '@shorui/engine/document';
import { layoutFont, loadFace, packOutlines } from '@shorui/engine/pdf';
import { bundledFonts, compile, resolve } from '@shorui/engine/node';
import type { SeenPage } from '../../pdf/support/see-pdf.ts';
import type { drawFile, drawForm, DrawnFormPage, DrawnPage, FontParts } from './page-script.ts';

declare const Script: { readonly drawFile: typeof drawFile; readonly drawForm: typeof drawForm };

/** The values of a page of a form on a clear canvas. */
export type SeenFormPage = SeenPage & Pick<DrawnFormPage, 'base' | 'multiplies'>;

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

/** The bundled fonts in the parts that the pages need, the others as files that are not there. */
function fontParts(layPages: (fonts: FontLibrary) => Parameters<typeof glyphsOf>[0]): FontParts[] {
  const loaded = new Set<string>();
  const bundled = bundledFonts.map((source) => ({
    ...source,
    load() {
      loaded.add(source.file);
      return source.load();
    },
  }));
  const pages = layPages(createFontLibrary({ bundled }));
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

const seenPage = <Drawn extends DrawnPage>(drawn: Drawn) => ({
  ...drawn,
  pixels: gunzipSync(Buffer.from(drawn.pixels, 'base64')),
  text: '',
});

/** The pages of a Word file as the browser draws them, `scale` pixels for one pt. */
export async function drawInPage(page: Page, file: Uint8Array, scale: number): Promise<SeenPage[]> {
  await page.addScriptTag({ content: await pageScript() });
  const fonts = fontParts((library) => layFile(file, { fonts: library }).pages);
  const pages = await page.evaluate((each) => Script.drawFile(each), { fonts, file: base64(file), scale });
  return pages.map(seenPage);
}

/** The values of the PDF form of an application as the browser draws them, `scale` pixels for one pt. */
export async function drawFormInPage(
  page: Page,
  bundle: Bundle,
  answers: Record<string, unknown>,
  scale: number,
): Promise<SeenFormPage[]> {
  await page.addScriptTag({ content: await pageScript() });
  const fonts = fontParts((library) => {
    const compiled = compile(bundle, { fonts: library });
    const [file] = compiled.files.filter(({ form }) => form !== null);
    return (file && layApplicationForm(compiled, resolve(compiled, answers), file)?.pages) ?? [];
  });
  const files = Object.fromEntries(Array.from(bundle.files, ([path, bytes]) => [path, base64(bytes)]));
  const given = { fonts, application: bundle.application, files, answers, scale };
  const pages = await page.evaluate((each) => Script.drawForm(each), given);
  return pages.map(seenPage);
}
