import { expect } from 'chai';
import { createFontLibrary, ShoruiError } from '@shorui/engine';
import { bundledFonts } from '@shorui/engine/node';
import type { ApplicationFile } from '@shorui/engine/model';
import { openPapers } from '../../../packages/web/src/kits/preview/papers.ts';
import { answers, application } from '../../engine/document/staff-list.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';

const fonts = { library: createFontLibrary({ bundled: bundledFonts }) };
const wordFile = (id: number, name: string): ApplicationFile => ({ id, name, type: 'word', path: `files/${name}` });

describe('the papers of a preview', () => {
  const open = (isWritten = false) =>
    openPapers(
      {
        application: {
          ...application,
          last_id: 70,
          files: [
            wordFile(61, '名簿_{{規定}}.docx'),
            wordFile(62, '誤り.docx'),
            { id: 63, name: '案内.pdf', type: 'pdf', path: 'files/案内.pdf' },
          ],
        },
        files: new Map([
          ['files/名簿_{{規定}}.docx', makeDocx(p('{{#each 社員一覧}}') + p('{{氏名}}') + p('{{/each}}'))],
          ['files/誤り.docx', makeDocx(p('{{#if 社員一覧}}') + p('閉じていません'))],
          ['files/案内.pdf', new Uint8Array(4)],
        ]),
      },
      { fonts, locale: 'ja', isWritten },
    );

  it('are the files with pages of their own, named without their tags', async () => {
    expect((await open()).files).to.deep.equal([
      { id: 61, name: '名簿.docx' },
      { id: 62, name: '誤り.docx' },
    ]);
  });

  it('are laid out although another template has an error', async () => {
    const work = (await open()).work(61, answers);
    expect(work).to.include({ isMade: true });
    expect(work?.lay().pages).to.have.length(1);
  });

  it('tell what is wrong with a template each time it is shown', async () => {
    const papers = await open();
    const failure = (): unknown => {
      try {
        return papers.work(62, answers);
      } catch (error) {
        return error;
      }
    };
    const first = failure();
    expect(first).to.be.instanceOf(ShoruiError);
    expect((first as ShoruiError).problems.map(({ place }) => place.file)).to.deep.equal(['files/誤り.docx']);
    expect(failure()).to.equal(first);
  });

  it('show a template as it is written without answers', async () => {
    const work = (await open(true)).work(61, {});
    expect(work?.name).to.equal('名簿.docx');
    expect(work?.lay().pages).to.have.length(1);
  });
});
