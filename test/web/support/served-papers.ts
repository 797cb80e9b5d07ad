import { layoutFont, loadFace, packOutlines } from '@shorui/engine/pdf';
import { bundledFonts } from '@shorui/engine/node';
import type { Page, Route } from 'playwright-core';
import { readFixture } from '../../fixtures/fixture-folders.ts';

/** Answers the calls for fonts of papers as the server does. */
async function answer(route: Route): Promise<void> {
  const { pathname, searchParams } = new URL(route.request().url());
  const [, , , file, , part] = pathname.split('/');
  const source = bundledFonts.find((each) => each.file === file);
  if (!source) {
    const data = bundledFonts.map((each) => {
      const { file: name, names, weight, italic } = each;
      return { file: name, names, weight, italic, digest: '0123456789abcdef' };
    });
    return route.fulfill({ json: { success: true, data, message: '' } });
  }
  const glyphs = (searchParams.get('glyphs') ?? '').split(',').map(Number);
  const bytes = part === 'layout' ? layoutFont(source.load(), source.file) : packOutlines(loadFace(source), glyphs);
  return route.fulfill({ body: Buffer.from(bytes ?? []), contentType: 'application/octet-stream' });
}

const bundles: Readonly<Record<string, string>> = { docx: 'service-agreement', pdf: 'address-change' };

/** The build of the styleguide is served by the server, which knows no Word files and no forms. */
async function answerTemplate(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const [, name = '', ending = ''] = /([^/]+)-[\w-]{8}\.(docx|pdf)$/.exec(pathname) ?? [];
  return route.fulfill({ body: Buffer.from(readFixture(bundles[ending] ?? '', 'files', `${name}.${ending}`)) });
}

/** Gives a page of the styleguide the fonts and templates of papers. */
export async function servePapers(page: Page): Promise<void> {
  await page.route('**/v1/paper-fonts**', answer);
  await page.route(/\.(?:docx|pdf)$/, answerTemplate);
}
