import { layoutFont, loadFace, packOutlines } from '@shorui/engine/pdf';
import { bundledFonts } from '@shorui/engine/node';
import type { Page } from 'playwright-core';
import { readFixture } from '../../fixtures/fixture-folders.ts';

/** Fonts and templates of papers, as the server sends them. */
export interface PaperPart {
  readonly body: Buffer;
  readonly contentType: string;
  /** Its address names its content: a browser need not ask again. */
  readonly isImmutable: boolean;
}

const bundles: Readonly<Record<string, string>> = { docx: 'service-agreement', pdf: 'address-change' };

function fontPart({ pathname, searchParams }: URL): PaperPart {
  const [, , , file, , part] = pathname.split('/');
  const source = bundledFonts.find((each) => each.file === file);
  if (!source) {
    const data = bundledFonts.map((each) => {
      const { file: name, names, weight, italic } = each;
      return { file: name, names, weight, italic, digest: '0123456789abcdef' };
    });
    const body = Buffer.from(JSON.stringify({ success: true, data, message: '' }));
    return { body, contentType: 'application/json', isImmutable: false };
  }
  const glyphs = (searchParams.get('glyphs') ?? '').split(',').map(Number);
  const bytes = part === 'layout' ? layoutFont(source.load(), source.file) : packOutlines(loadFace(source), glyphs);
  return { body: Buffer.from(bytes ?? []), contentType: 'application/octet-stream', isImmutable: true };
}

/** The part that an address names; undefined for the addresses of pages. */
export function paperPart(address: URL): PaperPart | undefined {
  if (address.pathname.startsWith('/v1/paper-fonts')) return fontPart(address);
  // The build of the styleguide is served by the server, which knows no Word files and no forms.
  const [, name, ending] = /([^/]+)-[\w-]{8}\.(docx|pdf)$/.exec(address.pathname) ?? [];
  const bundle = bundles[ending ?? ''];
  if (name === undefined || bundle === undefined) return undefined;
  const body = Buffer.from(readFixture(bundle, 'files', `${name}.${ending}`));
  return { body, contentType: 'application/octet-stream', isImmutable: true };
}

/** Gives a page of the styleguide the fonts and templates of papers. */
export async function servePapers(page: Page): Promise<void> {
  await page.route(/\/v1\/paper-fonts|\.(?:docx|pdf)$/, async (route) => {
    const part = paperPart(new URL(route.request().url()));
    await (part === undefined ? route.fallback() : route.fulfill(part));
  });
}
