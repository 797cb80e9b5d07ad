import { expect } from 'chai';
import { inspectTemplate, type Application, type TemplateDocument } from '@shorui/engine';
import { readZip } from '@shorui/engine';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { emptyDefinition } from '../../../packages/server/src/domains/applications/definition.ts';
import {
  commentFindings,
  findingsOf,
  fixFindings,
} from '../../../packages/web/src/screens/admin/applications/build/template/check/check-template.ts';
import { withTextsOf } from '../../../packages/web/src/screens/admin/applications/build/template/check/with-texts.ts';

function applicationWith(document?: TemplateDocument): Application {
  return {
    ...emptyDefinition(1, '契約書'),
    last_id: 10,
    questions: [{ id: 1, name: '会社', title: '会社', type: 'fields', field_groups: [{ id: 2, name: '会社' }] }],
    fields: [{ id: 3, name: '会社名', type: 1, field_group_id: 2 }],
    files: [{ id: 5, type: 'word', name: '契約書.docx', path: 'files/a.docx', ...(document && { document }) }],
  };
}

const textOf = (bytes: Uint8Array): string =>
  new TextDecoder().decode(readZip(bytes).read('word/document.xml')).replace(/<[^>]+>/g, '');

describe('the check of a template', () => {
  const bytes = makeDocx(p('甲：｛｛会社名｝｝') + p('乙：{{会社名称}}') + p('{{#if 会社名}}丙'));

  it('tells each finding at its block, with what a certain fix makes of it', async () => {
    const findings = await findingsOf({ application: applicationWith(), bytes }, 'ja');
    expect(findings.map(({ path, severity, fix }) => [path, severity, fix])).to.deep.equal([
      ['0.0', 'error', '{{会社名}}'],
      ['0.1', 'error', '{{会社名}}'],
      ['0.2', 'error', undefined],
    ]);
  });

  it('repairs the findings that were chosen and no others', async () => {
    const parts = { application: applicationWith(), bytes };
    const findings = await findingsOf(parts, 'ja');
    const second = findings[1]?.key ?? '';
    const one = await fixFindings(parts, [second]);
    expect(one.fixed).to.equal(1);
    expect(textOf(one.bytes)).to.equal('甲：｛｛会社名｝｝乙：{{会社名}}{{#if 会社名}}丙');
    const all = await fixFindings(
      parts,
      findings.map(({ key }) => key),
    );
    expect(all.fixed).to.equal(2);
    expect(textOf(all.bytes)).to.equal('甲：{{会社名}}乙：{{会社名}}{{#if 会社名}}丙');
    expect((await fixFindings(parts, [])).bytes).to.equal(bytes);
  });

  it('keeps a document about a file whose texts were repaired', async () => {
    const document: TemplateDocument = {
      children: [
        {
          type: 'section',
          path: [0],
          children: [
            { type: 'paragraph', path: [0, 1], text: '乙：{{会社名称}}' },
            { type: 'newParagraph', path: [0, 100], text: '{{会社名称}}' },
          ],
        },
      ],
    };
    const parts = { application: applicationWith(document), bytes };
    const second = (await findingsOf(parts, 'ja')).find(({ path }) => path === '0.1');
    const repaired = await fixFindings(parts, [second?.key ?? '']);
    const renewed = withTextsOf(document, repaired.bytes);
    expect(renewed.children[0]?.children?.map(({ text }) => text)).to.deep.equal(['乙：{{会社名}}', '{{会社名称}}']);
    const left = await findingsOf({ application: applicationWith(renewed), bytes: repaired.bytes }, 'ja');
    expect(left.map(({ path }) => path)).to.have.members(['0.0', '0.2', '0.100']);
  });

  it('writes the findings into a copy of the file as comments', async () => {
    const commented = await commentFindings({ application: applicationWith(), bytes }, 'ja');
    expect(inspectTemplate(commented).parts.length).to.be.above(0);
    const comments = new TextDecoder().decode(readZip(commented).read('word/comments.xml'));
    expect(comments.match(/<w:comment /g)).to.have.length(3);
    expect(comments).to.contain('会社名称');
  });
});
