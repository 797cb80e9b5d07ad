import { expect } from 'chai';
import { nameWithTags } from '../../../packages/web/src/kits/applications/name-with-tags.ts';

describe('the name of a file that has no values yet', () => {
  for (const [name, shown] of [
    ['業務委託契約書_{{契約番号}}.docx', '業務委託契約書_［契約番号］.docx'],
    ['{{会社名}}_{{wareki 契約日}}.pdf', '［会社名］_［契約日］.pdf'],
    ['雇用契約書_{{氏名.last}}{{氏名.first}}.docx', '雇用契約書_［氏名］.docx'],
    ['取締役会議事録_{{date 開催日 "YYYYMMDD"}}.docx', '取締役会議事録_［開催日］.docx'],
    ['{{ 氏名 }}{{[契約 日]}}.pdf', '［氏名］［契約 日］.pdf'],
    ['契約書{案}.docx', '契約書{案}.docx'],
  ] as const)
    it(`shows ${name} as ${shown}`, () => {
      expect(nameWithTags(name)).to.equal(shown);
    });
});
