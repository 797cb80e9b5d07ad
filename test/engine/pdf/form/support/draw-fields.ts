import type { FieldStyle, FormField, FormFields } from '../../../../../packages/engine/src/application/schema/index.ts';
import { renderOverlay, type RenderOverlayOptions } from '../../../../../packages/engine/src/entries/document.ts';
import {
  bundledLibrary,
  compileOverlay,
  ShoruiError,
  type Problem,
} from '../../../../../packages/engine/src/node/index.ts';
import { onePageFile } from '../../support/sample-pdfs.ts';
import { isInk, seePdf, type SeenPage } from '../../support/see-pdf.ts';

/** Pixels in a millimetre of the pictures that tests look at: 254 to the inch. */
export const perMm = 10;
export const scale = (perMm * 25.4) / 72;

/** A page of 100 by 80 mm. */
export const emptyPage = onePageFile('/MediaBox[0 0 283.465 226.772]', '');

export interface Drawn {
  readonly bytes: Uint8Array;
  readonly pages: readonly SeenPage[];
  readonly problems: readonly Problem[];
}

/** Draws fields on a form and looks at it. */
export async function drawFields(
  fields: Omit<FormFields, 'format'>,
  data: Record<string, unknown>,
  { form = emptyPage, ...options }: RenderOverlayOptions & { readonly form?: Uint8Array } = {},
): Promise<Drawn> {
  const compiled = compileOverlay(form, { format: 1, ...fields }, { fonts: bundledLibrary(), file: 'form.pdf' });
  const { bytes, problems } = renderOverlay(compiled, data as never, options);
  return { bytes, problems, pages: await seePdf(bytes, scale) };
}

/** The box of every test: 10 mm from the left, 20 mm from the top, 60 by 12 mm. */
export const box = { left: 10, top: 20, width: 60, height: 12 } as const;

/** Draws one text in the box and gives the page. */
export async function drawOne(text: string, style: FieldStyle, more: Partial<FormField> = {}): Promise<SeenPage> {
  const field: FormField = {
    name: '値',
    position_x: box.left,
    position_y: box.top,
    style: { width: box.width, height: box.height, ...style },
    ...more,
  };
  const { pages } = await drawFields({ fields: [field] }, { 値: text });
  return pages[0] as SeenPage;
}

export interface InkBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What of a page has ink, in mm; only between two places across when they are given. Null when there is none. */
export function inkBox(page: SeenPage, from = 0, to = page.width / perMm): InkBox | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let y = 0; y < page.height; y += 1) {
    for (let x = Math.round(from * perMm); x < Math.min(page.width, Math.round(to * perMm)); x += 1) {
      if (!isInk(page, x, y)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  if (left === Infinity) return null;
  return { left: left / perMm, top: top / perMm, right: right / perMm, bottom: bottom / perMm };
}

/** As `inkBox`, of a page that must have ink. */
export function inkOf(page: SeenPage | undefined, from?: number, to?: number): InkBox {
  const ink = page && inkBox(page, from, to);
  if (!ink) throw new Error('there is no ink');
  return ink;
}

/** The problems that an action ends with. */
export async function problemsOf(action: () => Promise<unknown>): Promise<readonly Problem[]> {
  try {
    await action();
  } catch (error) {
    if (error instanceof ShoruiError) return error.problems;
    throw error;
  }
  return [];
}
