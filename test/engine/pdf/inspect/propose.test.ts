import { expect } from 'chai';
import { checkFormFields } from '../../../../packages/engine/src/application/validate/structure/check-structure.ts';
import { inspectPdf } from '../../../../packages/engine/src/pdf/inspect/index.ts';
import { stream } from '../support/build-pdf.ts';
import { box, drawnFile, inspect, proposed, words } from './support.ts';
import { realFiles, realPdfs } from '../../../support/real-files.ts';

const cells = (x: number, y: number, count: number, side = 14, pitch = 16): string =>
  Array.from({ length: count }, (_, index) => box(x + index * pitch, y, side, 18)).join('');

describe('proposing fields', () => {
  it('proposes the empty box next to its heading, named by it', () => {
    expect(
      proposed(inspect(box(20, 200, 80, 30) + box(100, 200, 200, 30) + words('会 社　名', 30, 210))),
    ).to.deep.equal([{ kind: 'box', name: '会社名', box: [100, 200, 200, 30] }]);
  });

  it('finds the cells of a table that is ruled by lines, named by row and column', () => {
    const lines = '20 100 m 320 100 l 20 130 m 320 130 l 20 160 m 320 160 l 20 190 m 320 190 l S\n';
    const columns = '20 100 m 20 190 l 120 100 m 120 190 l 220 100 m 220 190 l 320 100 m 320 190 l S\n';
    const heads =
      words('実施者数', 150, 170) + words('有所見者数', 245, 170) + words('血圧', 60, 140) + words('尿検査', 55, 110);
    const found = proposed(inspect(lines + columns + heads));
    expect(found.map(({ name }) => name)).to.deep.equal([
      '血圧_実施者数',
      '血圧_有所見者数',
      '尿検査_実施者数',
      '尿検査_有所見者数',
    ]);
    expect(found[3]?.box).to.deep.equal([220, 100, 100, 30]);
  });

  it('reads thin filled rectangles and dashes as lines', () => {
    const bars = '20 200 200 0.6 re 20 240 200 0.6 re 20 200 0.6 40.6 re 220 200 0.6 40.6 re f\n';
    expect(proposed(inspect(bars))[0]?.box).to.deep.equal([20, 200, 200, 40]);
    const dashes = Array.from(
      { length: 50 },
      (_, index) => `${20 + index * 4} 200 m ${22.5 + index * 4} 200 l S\n`,
    ).join('');
    expect(proposed(inspect(dashes)).map(({ kind }) => kind)).to.deep.equal(['line']);
  });

  it('finds rows of equal cells, with their number and the gap between them', () => {
    const report = inspect(words('郵便番号', 20, 204) + cells(100, 200, 7));
    expect(proposed(report)).to.deep.equal([{ kind: 'cells', name: '郵便番号', box: [100, 200, 110, 18], cells: 7 }]);
    expect(report.proposed.fields[0]?.style?.cells).to.deep.equal({ count: 7, gap: 0.71 });
  });

  it('names cells that letters number by the title of their box, and a sum by its own words', () => {
    const title = '（＊）労働安全衛生規則第13条第１項第３号に掲げる業務に従事する労働者数（右に詰めて記入する）';
    const report = inspect(
      box(20, 214, 360, 56) +
        words(title, 24, 258, 5) +
        words('イ', 26, 236, 5) +
        cells(32, 222, 3) +
        words('ロ', 116, 236, 5) +
        cells(122, 222, 3) +
        words('計', 262, 248, 8) +
        cells(260, 222, 5),
    );
    expect(proposed(report).map(({ name }) => name)).to.deep.equal([
      '業務に従事する労働者数_イ',
      '業務に従事する労働者数_ロ',
      '業務に従事する労働者数_計',
    ]);
  });

  it('separates distant cells, and cells that brackets below group', () => {
    const apart = proposed(inspect(cells(50, 200, 3) + cells(120, 200, 4)));
    expect(apart.map(({ cells: count }) => count)).to.deep.equal([3, 4]);
    const brackets = '66 195 m 66 192 l 96 192 l 96 195 l S 98 195 m 98 192 l 128 192 l 128 195 l S\n';
    expect(proposed(inspect(cells(50, 200, 5) + brackets)).map(({ cells: count }) => count)).to.deep.equal([1, 2, 2]);
  });

  it('does not propose the columns of a table as cells, nor boxes with printed words', () => {
    const grid = Array.from(
      { length: 5 },
      (_, index) => box(50 + index * 25, 200, 25, 20) + box(50 + index * 25, 220, 25, 20),
    ).join('');
    const heads = Array.from({ length: 5 }, (_, index) => words(`${index + 4}`, 57 + index * 25, 225)).join('');
    expect(proposed(inspect(grid + heads)).map(({ kind }) => kind)).to.deep.equal(['box', 'box', 'box', 'box', 'box']);
    expect(proposed(inspect(box(20, 200, 100, 30) + words('記入しない欄です', 25, 210)))).to.deep.equal([]);
  });

  it('proposes the part of a box without words', () => {
    const [first, second] = proposed(inspect(box(20, 100, 360, 60) + words('氏名', 26, 145) + words('住所', 26, 110)));
    expect(first).to.deep.include({ kind: 'box', name: '氏名' });
    expect(second).to.deep.include({ kind: 'box', name: '住所' });
    expect(first?.box[0]).to.be.within(46, 50);
    expect((second?.box[1] ?? 0) + (second?.box[3] ?? 0)).to.be.closeTo(first?.box[1] ?? 0, 1);
  });

  it('leaves a printed unit free behind the value, and names no field by the units of the date above it', () => {
    const rows = [box(20, 120, 80, 30), box(100, 120, 260, 30), box(20, 90, 80, 30), box(100, 90, 260, 30)].join('');
    const date = words('年', 150, 130) + words('月', 180, 130) + words('日', 210, 130);
    const fields = proposed(
      inspect(rows + words('出発日', 30, 130) + date + words('総額', 30, 100) + words('円', 170, 100)),
    );
    const amount = fields.find(({ kind }) => kind === 'box');
    expect(amount?.name).to.equal('総額');
    expect((amount?.box[0] ?? 0) + (amount?.box[2] ?? 0)).to.be.within(165, 170);
    // At the head of a column, close together, the same words are a name.
    const heads = box(20, 200, 100, 20) + words('年月日', 50, 206) + box(20, 180, 100, 20);
    expect(proposed(inspect(heads)).map(({ name }) => name)).to.deep.equal(['年月日']);
  });

  it('proposes lines to write on, with the words before or below, but not underlined words', () => {
    const line = '100 200 m 300 200 l S\n';
    expect(proposed(inspect(line + words('勤務先', 60, 202)))).to.deep.equal([
      { kind: 'line', name: '勤務先', box: [100, 200, 200, 16] },
    ]);
    expect(proposed(inspect(line + words('Address', 100, 188, 8)))[0]?.name).to.equal('Address');
    expect(proposed(inspect(line + words('この題名は下線付きの題名であります', 105, 202, 11)))).to.deep.equal([]);
  });

  it('asks for the addressee where only an honorific is printed, and leaves the honorific of an office out', () => {
    const line = (x: number, y: number): string => `${x} ${y} m ${x + 120} ${y} l S\n`;
    expect(
      proposed(inspect(line(60, 250) + words('殿', 190, 252) + line(60, 150) + words('市長殿', 20, 152))).map(
        ({ name }) => name,
      ),
    ).to.deep.equal(['宛名', '市長']);
  });

  it('proposes the blanks of dates and brackets', () => {
    const date = words('令和', 20, 200) + words('年', 80, 200) + words('月', 120, 200) + words('日', 160, 200);
    expect(proposed(inspect(date)).map(({ kind, name }) => [kind, name])).to.deep.equal([
      ['blank', '令和年'],
      ['blank', '令和_月'],
      ['blank', '令和_日'],
    ]);
    const [phone] = proposed(inspect(words('電話（', 20, 200) + words('）', 140, 200)));
    expect(phone).to.deep.include({ kind: 'blank', name: '電話' });
    expect(phone?.box[0]).to.be.within(49, 53);
  });

  it('proposes boxes to tick with their choices under one name, and places for seals', () => {
    const ticks =
      words('性別', 20, 200) + box(80, 200, 9, 9) + words('男', 92, 200) + box(120, 200, 9, 9) + words('女', 132, 200);
    expect(proposed(inspect(ticks)).map(({ kind, option }) => [kind, option])).to.deep.equal([
      ['check', '男'],
      ['check', '女'],
    ]);
    const printed = proposed(inspect(words('種別', 20, 200) + words('□新規', 80, 200) + words('□変更', 130, 200)));
    expect(printed.map(({ name, option }) => [name, option])).to.deep.equal([
      ['種別', '新規'],
      ['種別', '変更'],
    ]);
    const circle =
      '230 200 m 230 211 221 220 210 220 c 199 220 190 211 190 200 c 190 189 199 180 210 180 c 221 180 230 189 230 200 c h S\n';
    expect(proposed(inspect(circle + words('印', 205, 196)))).to.deep.equal([
      { kind: 'seal', name: '印影', box: [190, 180, 40, 40] },
    ]);
  });

  it('proposes the space below cells, and distinguishes the cells of a date', () => {
    const address = box(20, 100, 70, 90) + words('住所', 40, 140) + box(90, 100, 290, 90) + cells(110, 165, 3);
    const found = proposed(inspect(address));
    expect(found.map(({ kind, name }) => [kind, name])).to.deep.equal([
      ['cells', '住所'],
      ['box', '住所_2'],
    ]);
    expect(found[1]?.box).to.deep.equal([90, 100, 290, 62]);
    const date =
      words('届出日', 20, 204) + cells(80, 200, 2) + words('年', 114, 204) + cells(130, 200, 2) + words('月', 164, 204);
    expect(proposed(inspect(date)).map(({ name }) => name)).to.deep.equal(['届出日_年', '届出日_月']);
  });

  it('joins three and four cells with a hyphen or 〒 into one post code', () => {
    const report = inspect(words('住所', 20, 204) + words('〒', 85, 204) + cells(100, 200, 3) + cells(160, 200, 4));
    expect(proposed(report)).to.deep.equal([{ kind: 'cells', name: '住所', box: [100, 200, 122, 18], cells: 7 }]);
    expect(report.proposed.fields[0]?.style?.cells?.content).to.equal('post_code');
    const hyphen = proposed(inspect(cells(100, 200, 3) + '148 209 m 158 209 l S ' + cells(160, 200, 4)));
    expect(hyphen.map(({ cells: count }) => count)).to.deep.equal([7]);
  });

  it('skips headings that are spread over their box, and places for the office', () => {
    const spread = words('生', 22, 210) + words('年', 42, 210) + words('月', 62, 210) + words('日', 82, 210);
    const heading = box(18, 200, 80, 30) + spread + box(98, 200, 200, 30) + words('昭和・平成', 104, 210);
    expect(proposed(inspect(heading)).filter(({ kind }) => kind === 'blank')).to.deep.equal([]);
    expect(proposed(inspect(box(20, 100, 80, 60) + words('受付印', 22, 150, 6)))).to.deep.equal([]);
  });

  it('handles form XObjects, matrices, rotated pages and shifted boxes', () => {
    const inner = stream(box(0, 0, 100, 15), '/Type/XObject/Subtype/Form/BBox[-1 -1 200 200]/Matrix[2 0 0 2 0 0]');
    const form = { resources: '/XObject<</X 8 0 R>>', others: { 8: inner } };
    expect(proposed(inspect('q 1 0 0 1 100 200 cm /X Do Q', form))[0]?.box).to.deep.equal([100, 200, 200, 30]);
    const turned = inspect(box(100, 200, 200, 30), { page: '/Rotate 90/CropBox[50 50 350 280]' }).proposed.fields[0];
    expect([turned?.position_x, turned?.position_y]).to.deep.equal([52.92, 17.64]);
    expect(turned?.style).to.deep.include({ width: 10.58, height: 70.56 });
  });

  it('skips content that is white, clipped or not painted', () => {
    expect(proposed(inspect(`1 G ${box(100, 200, 200, 30)}`))).to.deep.equal([]);
    expect(proposed(inspect('100 200 200 30 re n'))).to.deep.equal([]);
    expect(proposed(inspect(`0 0 50 50 re W n ${box(100, 200, 200, 30)}`))).to.deep.equal([]);
  });

  it('proposes the form fields of the file first, and no other fields in their places', () => {
    const file = drawnFile(box(100, 200, 200, 30), {
      catalog: '/AcroForm<</Fields[9 0 R]>>',
      page: '/Annots[9 0 R]',
      others: { 9: '<</Type/Annot/Subtype/Widget/FT/Tx/T(top[0].name)/Ff 16777216/MaxLen 4/Rect[102 202 298 228]>>' },
    });
    expect(proposed(inspectPdf(file))).to.deep.equal([
      { kind: 'form', name: 'top[0].name', box: [102, 202, 196, 26], cells: 4 },
    ]);
  });

  it('keeps the names of the form fields, which no other proposal gets', () => {
    const field = (name: string, left: number): string =>
      `<</Type/Annot/Subtype/Widget/FT/Tx/T(${name})/Rect[${left} 20 ${left + 40} 40]>>`;
    const file = drawnFile(box(100, 200, 80, 30) + box(180, 200, 200, 30) + words('Text91', 110, 210), {
      catalog: '/AcroForm<</Fields[9 0 R 10 0 R 11 0 R 12 0 R]>>',
      page: '/Annots[9 0 R 10 0 R 11 0 R 12 0 R]',
      others: {
        9: field('Text9-1', 20),
        10: field('Text91', 80),
        11: field('Check Box1-1', 140),
        12: field('Check Box11', 200),
      },
    });
    const names = proposed(inspectPdf(file)).map(({ name }) => name);
    expect(names).to.deep.equal(['Text91_2', 'Text9-1', 'Text91', 'Check Box1-1', 'Check Box11']);
  });

  it('gives a fields file that the schema allows, each name once', () => {
    const content = Array.from(
      { length: 4 },
      (_, index) =>
        box(20, 20 + index * 60, 80, 30) + box(100, 20 + index * 60, 200, 30) + words('金額', 30, 30 + index * 60),
    ).join('');
    const { proposed: fields } = inspect(content + cells(310, 20, 3) + words('□可', 20, 285));
    expect(checkFormFields(fields)).to.deep.equal([]);
    expect(fields.fields.map(({ name }) => name)).to.include.members(['金額', '金額_2', '金額_3', '金額_4']);
  });

  for (const real of realPdfs('fields proposed for a real form', /^Q01.*\.pdf$/))
    it('matches most of the 73 fields that people placed on a real form, within 1 mm', () => {
      const { proposed: fields } = inspectPdf(real.bytes);
      const at = (x: number, y: number, width: number, height: number): boolean =>
        fields.fields.some(
          ({ position_x, position_y, style }) =>
            Math.max(
              Math.abs(position_x - x),
              Math.abs(position_y - y),
              Math.abs((style?.width ?? 0) - width),
              Math.abs((style?.height ?? 0) - height),
            ) <= 1,
        );
      const placed = JSON.parse(
        Buffer.from(realFiles('fields proposed for a real form', /^Q01.*json$/)[0]?.bytes ?? []).toString('utf8'),
      ) as {
        form: { pages: { position: { x: number; y: number }; width: number; height: number }[][] };
      };
      const all = placed.form.pages.flat();
      const met = all.filter(({ position, width, height }) => at(position.x, position.y, width, height));
      expect(all).to.have.length(73);
      expect(met.length).to.be.at.least(55);
      expect(fields.fields.filter(({ style }) => style?.cells).length).to.be.greaterThan(45);
      expect(fields.fields.map(({ name }) => name)).to.include.members([
        '事業の種類',
        '在籍労働者数',
        '肝機能検査_実施者数',
      ]);
      expect(checkFormFields(fields)).to.deep.equal([]);
    });
});
