import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { convertTemplate, resolve } from '@shorui/engine';
import { bundledLibrary, compile } from '@shorui/engine/node';
import type * as PdfJs from 'pdfjs-dist';
import type { BrowserContext } from 'playwright-core';
import { readAnswerSets } from '../../fixtures/fixture-folders.ts';
import { fixtureBundle } from '../../engine/document/support.ts';

const origin = 'http://pdf-js.test';
const build = join(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'), '../legacy/build');

/** The contract as a PDF, once for each name of the client. */
export function contractPdfs(names: readonly string[]): readonly Uint8Array[] {
  const compiled = compile(fixtureBundle('service-agreement'), { fonts: bundledLibrary() });
  const set = readAnswerSets('service-agreement').find((each) => each.name === 'consulting');
  const template = compiled.files.find((each) => each.template !== null)?.template;
  if (set === undefined || !template) throw new Error('The fixture has no contract.');
  return names.map((name) => {
    const { data } = resolve(compiled, { ...set.answers, 委託者名: name });
    return convertTemplate(template, data, { fonts: bundledLibrary(), missing: 'blank' }).bytes;
  });
}

/** Ms in which pdf.js reads each file, draws the two pages that are in view or near it, and the frame after that. */
export async function measurePdfJs(
  context: BrowserContext,
  files: readonly Uint8Array[],
  scale: number,
): Promise<readonly number[]> {
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ body: '<!doctype html><body>', contentType: 'text/html' });
    return route.fulfill({ body: readFileSync(join(build, pathname)), contentType: 'text/javascript' });
  });
  await page.goto(origin);
  const times = await page.evaluate(
    async ([all, size, at]) => {
      const { getDocument, GlobalWorkerOptions, PDFWorker } = (await import(`${at}/pdf.mjs`)) as typeof PdfJs;
      GlobalWorkerOptions.workerSrc = `${at}/pdf.worker.mjs`;
      // One worker for all files, as a preview would keep it.
      const worker = new PDFWorker();
      const canvases = [0, 1].map(() => document.body.appendChild(document.createElement('canvas')));
      const found: number[] = [];
      for (const base64 of all) {
        const data = Uint8Array.from(atob(base64), (each) => each.codePointAt(0) ?? 0);
        const begin = performance.now();
        const file = await getDocument({ data, worker, isEvalSupported: false }).promise;
        for (const [index, canvas] of canvases.entries()) {
          const shown = await file.getPage(index + 1);
          const viewport = shown.getViewport({ scale: size });
          [canvas.width, canvas.height] = [Math.round(viewport.width), Math.round(viewport.height)];
          await shown.render({ canvas, viewport }).promise;
        }
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        found.push(performance.now() - begin);
        await file.destroy();
      }
      return found;
    },
    [files.map((file) => Buffer.from(file).toString('base64')), scale, origin] as const,
  );
  await page.close();
  return times;
}
