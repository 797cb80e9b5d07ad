import { expect } from 'chai';
import { compile, parseBundle, render, resolve, type Application } from '@shorui/engine';
import { applicationFormat } from '@shorui/engine/model';
import { readZip } from '@shorui/engine/word';
import { problemsOf } from '../word/support/fill.ts';
import { makePng } from '../word/support/images.ts';
import { makeDocx, p } from '../word/support/make-docx.ts';

const application: Application = {
  format: applicationFormat,
  id: 1,
  name: '案内',
  version: 1,
  publish: 0,
  last_id: 2,
  questions: [],
  fields: [],
  files: [{ id: 2, type: 'word', name: '案内', path: 'files/a.docx' }],
};

const logo = makePng();

function bundleWith(tag: string): ReturnType<typeof parseBundle> {
  return parseBundle(
    new Map([
      ['application.json', new TextEncoder().encode(JSON.stringify(application))],
      ['files/a.docx', makeDocx(p(tag))],
      ['files/images/ロゴ.png'.normalize('NFD'), logo],
      ['files/images/sub/b.png', makePng({ gray: 3 })],
    ]),
  );
}

describe('images of a bundle', () => {
  it('are found by their path under files/images/, and do not count as unused files', () => {
    const bundle = bundleWith('{{image "ロゴ.png" width=10}}{{image "sub/b.png"}}');
    expect(bundle.problems).to.deep.equal([]);
    const compiled = compile(bundle);
    const [file] = render(compiled, resolve(compiled, {})).files;
    const archive = readZip(file?.bytes ?? new Uint8Array());
    expect(archive.read('word/media/shorui1.png')).to.deep.equal(logo);
    expect(archive.has('word/media/shorui2.png')).to.equal(true);
  });

  it('that are missing are reported when the application is compiled, with the nearest name; files outside are not found', () => {
    for (const [name, id] of [
      ['ロコ.png', 'word.image-unknown-nearest'],
      ['../a.docx', 'word.image-unknown'],
    ] as const) {
      for (const tag of [`{{image "${name}"}}`, `{{#if 有}}{{image "${name}" width=10}}{{/if}}`]) {
        const found = problemsOf(() => compile(bundleWith(tag))).filter((problem) =>
          problem.id.startsWith('word.image'),
        );
        expect(found.map((problem) => [problem.id, problem.place.file, problem.place.paragraph])).to.deep.equal([
          [id, 'files/a.docx', 1],
        ]);
      }
    }
  });

  it('that only answers can name are searched when a document is made', () => {
    const compiled = compile(bundleWith('{{image (concat "ロ" "コ.png")}}'));
    const problems = problemsOf(() => render(compiled, resolve(compiled, {})));
    expect(problems.map((problem) => problem.id)).to.deep.equal(['word.image-unknown-nearest']);
  });

  it('may be in the template itself as text', () => {
    const text = Buffer.from(logo).toString('base64');
    expect(compile(bundleWith(`{{image "data:image/png;base64,${text}"}}`)).problems).to.deep.equal([]);
  });
});
