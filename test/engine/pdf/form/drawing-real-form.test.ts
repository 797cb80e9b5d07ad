import { expect } from 'chai';
import type { FieldStyle, FormField } from '../../../../packages/engine/src/application/schema/index.ts';
import { renderOverlay } from '../../../../packages/engine/src/entries/document.ts';
import { bundledLibrary, compileOverlay } from '../../../../packages/engine/src/node/index.ts';
import { seePdf, type SeenPage } from '../support/see-pdf.ts';
import { realFiles } from '../../../support/real-files.ts';

/** A field as the map of the real form has it: mm, pt. */
interface MappedField {
  readonly name: string;
  readonly position: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly height: number;
  readonly content: string;
  readonly fontSize: number;
  readonly alignment: 'left' | 'center' | 'right';
  readonly numCells?: number;
  readonly characterSpacing?: number;
  readonly padding?: { readonly left?: number; readonly right?: number };
}

/** Half the size of a digit and the space behind it, in mm: the distance of the cells of the form. */
const pitchOf = ({ fontSize, characterSpacing = 0 }: MappedField): number =>
  ((fontSize / 2 + characterSpacing) * 25.4) / 72;

/** Spaced digits are in cells; all else is text that is set narrower where it must be. */
function styleOf(field: MappedField): FieldStyle {
  const { width, height, fontSize, alignment } = field;
  const base = { width, height, font: 'MS Gothic', font_size: fontSize } as const;
  if (field.numCells !== undefined && (field.characterSpacing ?? 0) > 5) {
    const count = Math.max(1, Math.round(width / pitchOf(field)));
    return { ...base, cells: { count, ...(alignment === 'right' && { align: 'right' }) } };
  }
  return { ...base, align: alignment, ...(field.padding && { padding: field.padding }) };
}

const perMm = 4;

/** Where two pictures differ, in mm. */
function changedBox(before: SeenPage, after: SeenPage): { left: number; top: number; right: number; bottom: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < after.pixels.length; at += 4) {
    if (Math.abs((before.pixels[at] ?? 0) - (after.pixels[at] ?? 0)) < 40) continue;
    const [x, y] = [(at / 4) % after.width, Math.floor(at / 4 / after.width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return { left: left / perMm, top: top / perMm, right: right / perMm, bottom: bottom / perMm };
}

describe('a real form, where it is available', () => {
  const [pdf, json] = realFiles('values drawn on a real form', /^Q01/);
  if (pdf === undefined || json === undefined) return;
  const form = pdf.bytes;
  const map = JSON.parse(Buffer.from(json.bytes).toString('utf8')) as { form: { pages: MappedField[][] } };
  const placed = map.form.pages.flatMap((fields, page) => fields.map((field) => ({ field, page: page + 1 })));
  const data = Object.fromEntries(placed.map(({ field }, index) => [`欄${index}`, field.content]));
  const fields = placed.map(({ field, page }, index): FormField => ({
    name: `欄${index}`,
    page,
    position_x: field.position.x,
    position_y: field.position.y,
    style: styleOf(field),
  }));
  const draw = async (chosen: readonly FormField[]): Promise<SeenPage[]> => {
    const compiled = compileOverlay(form, { format: 1, fields: [...chosen] }, { fonts: bundledLibrary() });
    return seePdf(renderOverlay(compiled, data).bytes, (perMm * 25.4) / 72);
  };

  it('has every one of its 73 values inside its own box, by ink', async () => {
    expect(fields).to.have.length(73);
    const blank = await draw([]);
    for (const [index, field] of fields.entries()) {
      const page = (field.page ?? 1) - 1;
      const ink = changedBox(blank[page] as SeenPage, (await draw([field]))[page] as SeenPage);
      const name = placed[index]?.field.name;
      const { width = 0, height = 0 } = field.style ?? {};
      expect(ink.left, `${name} left`).to.be.at.least(field.position_x - 0.3);
      expect(ink.top, `${name} top`).to.be.at.least(field.position_y - 0.3);
      expect(ink.right, `${name} right`).to.be.at.most(field.position_x + width + 0.3);
      expect(ink.bottom, `${name} bottom`).to.be.at.most(field.position_y + height + 0.3);
    }
  });

  it('has the text of every value, in the order of the fields', async () => {
    const squeeze = (page: SeenPage | undefined): string => (page?.text ?? '').replace(/\s+/gu, '');
    const [blank, filled] = [await draw([]), await draw(fields)];
    const own = squeeze(blank[0]);
    expect(squeeze(filled[0]).startsWith(own)).to.equal(true);
    const wanted = placed.filter(({ page }) => page === 1).map(({ field }) => field.content.replace(/\s+/gu, ''));
    expect(squeeze(filled[0]).slice(own.length)).to.equal(wanted.join(''));
  });
});
