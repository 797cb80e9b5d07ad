import { expect } from 'chai';
import type { Sheet, SheetText } from '@shorui/engine/pdf';
import { linesOfWords } from '../../../packages/server/src/domains/approvals/lines-of-words.ts';
import { recordSheets, type RecordedAct } from '../../../packages/server/src/domains/approvals/record-sheet.ts';

const act = (more: Partial<RecordedAct> = {}): RecordedAct => ({
  act: 'approve',
  at: new Date('2026-11-23T05:05:00Z'),
  actor_name: '佐藤 太郎',
  approver_name: null,
  advisor_id: null,
  comment: null,
  ...more,
});
const record = (acts: readonly RecordedAct[]) => ({
  documentName: '業務委託契約書',
  fileName: '契約書.pdf',
  versionNumber: 2,
  fileHash: 'a'.repeat(64),
  contentHash: 'b'.repeat(64),
  request: { applicant_name: '𠮷田 花子', needs: 'any', turns: 'at_once' } as const,
  acts,
});
const texts = ({ items }: Sheet): readonly SheetText[] => items.flatMap((item) => (item.kind === 'text' ? item : []));
const wordsOf = (sheet: Sheet): readonly string[] => texts(sheet).map(({ text }) => text);

describe('the record of an approval', () => {
  it('is one page for twenty approvers, with the time in Japan', () => {
    const sheets = recordSheets(record(Array.from({ length: 20 }, () => act())));
    expect(sheets).to.have.length(1);
    const words = sheets.flatMap(wordsOf);
    expect(words).to.include.members([
      '2026/11/23 14:05',
      '𠮷田 花子',
      'いずれか1名の承認（同時に依頼）',
      '契約書.pdf（第2版）',
    ]);
  });

  it('continues on further numbered pages with the headings again, and keeps everything within the margins', () => {
    const comment = '値上げの通知を受け取りましたので、問題ないと判断しました。'.repeat(60);
    const acts = [act({ comment }), ...Array.from({ length: 40 }, (_, at) => act({ actor_name: `承認者${at}` }))];
    const sheets = recordSheets(record(acts));
    expect(sheets.length).to.be.greaterThan(2);
    for (const [at, sheet] of sheets.entries()) {
      expect(wordsOf(sheet)).to.include.members(['日時', `${at + 1} / ${sheets.length}`]);
      for (const item of sheet.items) if (item.kind === 'box') expect(item.y + item.height).to.be.at.most(277);
    }
    const words = sheets.flatMap(wordsOf);
    expect(words.join('')).to.include('値上げの通知を受け取りましたので');
    for (let at = 0; at < 40; at += 1) expect(words.filter((each) => each === `承認者${at}`)).to.have.length(1);
  });

  it('names outside persons and substitutes', () => {
    const [sheet] = recordSheets(
      record([act({ actor_name: '弁護士 花子', advisor_id: 1 }), act({ approver_name: '高橋 一郎' })]),
    );
    expect(sheet === undefined ? [] : wordsOf(sheet)).to.include.members(['（社外）', '（高橋 一郎の代理）']);
  });

  it('divides words as Japanese is set: no stop begins a line, no bracket ends one, short words of ASCII stay whole', () => {
    expect(linesOfWords('あいうえお。かき', 5)).to.deep.equal(['あいうえ', 'お。かき']);
    expect(linesOfWords('あいうえ（お）', 5)).to.deep.equal(['あいうえ', '（お）']);
    expect(linesOfWords('see the documents', 6)).to.deep.equal(['see the', 'documents']);
    expect(linesOfWords('abcdefghijkl', 3)).to.deep.equal(['abcdef', 'ghijkl']);
    expect(linesOfWords('𠮷𠮷𠮷', 2)).to.deep.equal(['𠮷𠮷', '𠮷']);
    expect(linesOfWords('。'.repeat(7), 3).join('')).to.equal('。'.repeat(7));
    expect(linesOfWords('', 3)).to.deep.equal(['']);
    expect(linesOfWords('一\r\n\n二', 3)).to.deep.equal(['一', '', '二']);
  });
});
