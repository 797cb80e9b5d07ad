import { expect } from 'chai';
import type { Problem } from '@shorui/engine';
import { problemLine } from '../../../packages/web/src/kits/preview/problem-line.ts';

const problem: Problem = {
  id: 'document.name-unknown',
  severity: 'error',
  params: { name: '開示者名' },
  place: { file: 'files/64.docx', part: 'word/document.xml', paragraph: 2, snippet: '{{開示者名}}' },
};

describe('a problem of the paper that is shown', () => {
  it('is located on the paper, without the names of files in the storage and of parts of a Word file', () => {
    expect(problemLine(problem, 'ja')).to.match(/^段落2 「\{\{開示者名\}\}」：/);
    const related = { ...problem, related: { file: 'files/64.docx', part: 'word/footer1.xml', paragraph: 1 } };
    for (const locale of ['ja', 'en'] as const) expect(problemLine(related, locale)).to.not.match(/files\/|word\//);
  });
});
