import { expect } from 'chai';
import { addressee, drawReceipt } from '../../../packages/server/src/domains/receipts/draw-receipt.ts';
import { receiptContent } from '../../../packages/server/src/domains/receipts/receipt-content.ts';
import { seePdf } from '../../engine/pdf/support/see-pdf.ts';
import { checkWithQpdf } from '../../engine/pdf/support/run-qpdf.ts';
import { stillNow } from '../support/still-clock.ts';

const issuer = {
  name: '株式会社ショルイ',
  address: '東京都千代田区丸の内1丁目2番3号',
  phone: '03-1234-5678',
  invoice_number: 'T1234567890123',
};
const facts = { issuer, transacted_on: '2026-03-31', method: 'bank_transfer', reference: '00000018' } as const;
const receipt = {
  id: 1,
  app_user_id: 1,
  number: 'R-0000001',
  recipient: '株式会社𠮷田商事',
  issued_at: '2026-04-01T01:00:00.000Z',
  copies: 1,
  canceled_at: null,
  isReissued: false,
  reissuedAt: stillNow(),
  content: receiptContent(
    [
      { name: '書類作成サービス利用料（秘密保持契約）', amount: 60_000, rate: 10 },
      { name: '会議用飲料', amount: 1080, rate: 8 },
    ],
    facts,
  ),
};
const textOf = async (drawn: Partial<typeof receipt> = {}): Promise<string> => {
  const [page] = await seePdf(drawReceipt({ ...receipt, ...drawn }));
  return page?.text.replaceAll(/\s+/g, ' ') ?? '';
};

describe('a receipt as PDF', () => {
  it('states the six items of a qualified invoice', async () => {
    const text = await textOf();
    for (const item of [
      // 1. the issuer and the registration number, 2. the day of the transaction
      '株式会社ショルイ',
      '登録番号 T1234567890123',
      '取引日 2026年3月31日',
      // 3. what was sold, with the mark of the reduced rate, 4. totals by rate, 5. tax by rate
      '書類作成サービス利用料（秘密保持契約） 10% ¥60,000',
      '会議用飲料 ※ 8% ¥1,080',
      '※は軽減税率（8%）の対象です。',
      '10%対象 計 ¥60,000',
      'うち消費税額等 ¥5,454',
      '8%対象 計（軽減税率） ¥1,080',
      'うち消費税額等 ¥80',
      // 6. the recipient
      '株式会社𠮷田商事 御中',
      '¥61,080',
      'No. R-0000001',
      '収入印紙は不要です',
      '銀行振込（照会番号 00000018）',
    ])
      expect(text, item).to.include(item);
    expect(text).to.not.include('再発行');
  });

  it('is marked when it is issued again, and leaves out what it does not have', async () => {
    expect(await textOf({ isReissued: true })).to.include('再発行');
    const plain = { ...issuer, address: null, phone: null, invoice_number: null };
    const lines = [{ name: '利用料', amount: 1000, rate: 10 }];
    const text = await textOf({ content: receiptContent(lines, { ...facts, issuer: plain, reference: null }) });
    expect(text)
      .to.include('但し 利用料として')
      .and.not.match(/登録番号|電話|※|収入印紙|照会番号/);
  });

  it('is a sound file, the same each time, and stays on its page with long names and many lines', async () => {
    const long = '日本書類作成技術者育成支援連絡協議会'.repeat(5);
    const lines = Array.from({ length: 20 }, (_, at) => ({ name: `${long}${at}`, amount: 999_999_999, rate: 10 }));
    const many = { ...receipt, recipient: long, content: receiptContent(lines, facts) };
    const bytes = drawReceipt(many);
    expect(Buffer.compare(bytes, drawReceipt(many))).to.equal(0);
    expect(await checkWithQpdf(bytes)).to.equal('');
    const [page, ...others] = await seePdf(bytes);
    expect(others).to.deep.equal([]);
    const { width = 0, height = 0, pixels = new Uint8Array() } = page ?? {};
    // Nothing is within 10 mm of the edges: 28 pixels at 72 an inch.
    for (let y = 0; y < height; y += 1)
      for (const x of [...Array(28).keys(), ...Array.from({ length: 28 }, (_, at) => width - 1 - at)])
        if ((pixels[(y * width + x) * 4] ?? 0) < 200) expect.fail(`ink at ${x}, ${y}`);
    expect(page?.text).to.include('19');
  });

  it('addresses companies and persons as one does', () => {
    expect(addressee('株式会社山田')).to.equal('株式会社山田 御中');
    expect(addressee('山田太郎')).to.equal('山田太郎 様');
    expect(addressee('山田太郎様')).to.equal('山田太郎様');
    expect(addressee(' 一般社団法人書類協会 御中 ')).to.equal('一般社団法人書類協会 御中');
  });
});
