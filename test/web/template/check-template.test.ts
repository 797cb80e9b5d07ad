import { expect } from 'chai';
import { inspectTemplate, type Application } from '@shorui/engine';
import type { TemplateDocument } from '@shorui/engine/model';
import { readZip } from '@shorui/engine/word';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { emptyDefinition } from '../../../packages/server/src/domains/applications/definition.ts';
import {
  commentFindings,
  findingsOf,
} from '../../../packages/web/src/screens/admin/applications/build/template/check/check-template.ts';

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

  it('reads the texts that the document replaces, and tells the changes that repair them', async () => {
    const document: TemplateDocument = {
      children: [
        {
          type: 'section',
          path: [0],
          children: [
            {
              type: 'paragraph',
              path: [0, 0],
              text: '甲：｛｛会社名｝｝',
              replacements: [{ at: 2, from: '｛｛会社名｝｝', to: '{{会社名}}' }],
            },
            { type: 'newParagraph', path: [0, 100], text: '{{会社名称}}' },
            {
              type: 'paragraph',
              path: [0, 2],
              text: '{{#if 会社名}}丙',
              replacements: [{ at: 12, from: '', to: '、{{会社明}}{{/if}}' }],
            },
          ],
        },
      ],
    };
    const parts = { application: applicationWith(document), bytes };
    const findings = await findingsOf(parts, 'ja');
    expect(findings.map(({ path, edits }) => [path, edits])).to.deep.equal([
      ['0.100', []],
      ['0.1', [{ start: 4, end: 8, from: '会社名称', to: '会社名' }]],
      ['0.2', [{ start: 15, end: 18, from: '会社明', to: '会社名' }]],
    ]);
    const commented = await commentFindings(parts, 'ja');
    expect(textOf(commented)).to.equal('甲：{{会社名}}乙：{{会社名称}}{{#if 会社名}}丙、{{会社明}}{{/if}}');
    expect(new TextDecoder().decode(readZip(commented).read('word/comments.xml'))).to.contain('会社明');
  });

  it('writes the findings into a copy of the file as comments', async () => {
    const commented = await commentFindings({ application: applicationWith(), bytes }, 'ja');
    expect(inspectTemplate(commented).parts.length).to.be.above(0);
    const comments = new TextDecoder().decode(readZip(commented).read('word/comments.xml'));
    expect(comments.match(/<w:comment /g)).to.have.length(3);
    expect(comments).to.contain('会社名称');
  });
});
