import { expect } from 'chai';
import { box, drawnFile, words } from '../../engine/pdf/inspect/support.ts';
import { isInk } from '../../engine/pdf/support/see-pdf.ts';
import { eachDatabase } from '../support/each-database.ts';
import { dataOf, notification, proposingStaff, type ProposedField } from './proposing-staff.ts';

interface Placed extends ProposedField {
  readonly option_value?: string;
  readonly position_x: number;
  readonly position_y: number;
  readonly style: { readonly width: number };
}

/** Pixels of a millimetre in the preview. */
const scale = (72 / 25.4) * 2;

eachDatabase('marks of a PDF form', (own) => {
  const running = proposingStaff(own);

  it('circle words by the answers, an era by its date', async () => {
    const builder = running();
    const pdf = await builder.upload('pdf', notification, '変更届.pdf');
    const { questions, version } = await builder.proposals(pdf);
    dataOf(await builder.create({ questions, file_id: pdf, version }));
    const answers = { 生年月日: '1990-02-03', 届出人: '子', 預金種目: '当座' };
    const sheet = await builder.preview(pdf, answers);
    const marks = (dataOf(await builder.staff.get(`${builder.at}/pdf/${pdf}`)).placements as Placed[]).filter(
      ({ name, option_value: option }) => name in answers && option !== undefined,
    );
    // Near the top of the circle, above the word.
    const isCircled = ({ position_x: x, position_y: y, style: { width } }: Placed): boolean =>
      Array.from({ length: 5 }, (_, at) => (y - 0.2) * scale + at).some(
        (top) => sheet !== undefined && isInk(sheet, (x + width / 2) * scale, top),
      );
    expect(marks.map(({ option_value: option }) => option)).to.have.length(10);
    expect(marks.filter(isCircled).map(({ option_value: option }) => option)).to.deep.equal(['平成', '子', '当座']);
  });

  it('tick a box alone where its question is answered with yes', async () => {
    const builder = running();
    const pdf = await builder.upload('pdf', drawnFile(box(20, 200, 12, 12) + words('同意する', 36, 202)), '同意書.pdf');
    const { questions, version } = await builder.proposals(pdf);
    dataOf(await builder.create({ questions, file_id: pdf, version }));
    const inkOf = async (answer: boolean): Promise<number> => {
      const sheet = await builder.preview(pdf, { 同意する: answer });
      // The inside of the box, in pixels of half a point.
      const inside = Array.from({ length: 20 }, (_, at) => at + 2);
      return inside.filter((x) => inside.some((y) => sheet !== undefined && isInk(sheet, 40 + x, (300 - 212) * 2 + y)))
        .length;
    };
    expect(await inkOf(true)).to.be.above(8);
    expect(await inkOf(false)).to.equal(0);
  });
});
