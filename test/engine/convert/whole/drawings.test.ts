import { expect } from 'chai';
import { convertDocument } from '../../../../packages/engine/src/node/index.ts';
import { expectGolden, inkMaps } from '../../pdf/support/golden.ts';
import { checkWithQpdf } from '../../pdf/support/run-qpdf.ts';
import { seePdf } from '../../pdf/support/see-pdf.ts';
import { drawnPage } from './drawn-page.ts';

describe('drawings of Word files as PDF', () => {
  it('look like their golden picture, without problems', async () => {
    const { bytes, problems, pages } = convertDocument(drawnPage());
    expect([problems, pages]).to.deep.equal([[], 1]);
    expectGolden('converted.drawings', await inkMaps(bytes));
    expect(await checkWithQpdf(bytes)).to.equal('');
  });

  it('keep their text as text, rotated or not', async () => {
    const [page] = await seePdf(convertDocument(drawnPage()).bytes);
    const text = page?.text.replace(/\s/gu, '') ?? '';
    expect(text).to.include('台帳').and.include('回転');
    expect(text.match(/文字/g)).to.have.length(6);
  });
});
