import { expect } from 'chai';
import { compileText } from '@shorui/engine/word';

describe('the name of a document', () => {
  const nameOf = (source: string, data: Readonly<Record<string, string | null>>): string =>
    compileText(source, { slot: 'name' })(data).text;

  it('leaves out what joins a tag without a value', () => {
    expect(nameOf('業務委託契約書_{{会社名}}.docx', { 会社名: null })).to.equal('業務委託契約書.docx');
    expect(nameOf('契約書 - {{会社名}} - {{氏名}}.pdf', { 会社名: '', 氏名: '山田' })).to.equal('契約書 - 山田.pdf');
    expect(nameOf('{{会社名}}＿契約書.docx', { 会社名: '' })).to.equal('契約書.docx');
    expect(nameOf('{{会社名}}_{{氏名}}_覚書', { 会社名: '', 氏名: '' })).to.equal('覚書');
  });

  it('keeps it where the tag has a value, and where no tag is', () => {
    expect(nameOf('業務委託契約書_{{会社名}}.docx', { 会社名: '青空' })).to.equal('業務委託契約書_青空.docx');
    expect(nameOf('契約書_案_.docx', {})).to.equal('契約書_案_.docx');
    expect(nameOf('_{{会社名}}_', { 会社名: '青空' })).to.equal('_青空_');
  });
});
