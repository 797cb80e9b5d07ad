import { expect } from 'chai';
import { describeProblem } from '@shorui/engine';
import type { EditorBlock, TemplateDocument } from '@shorui/engine/model';
import { compileTemplate, renderTemplate } from '../../../../packages/engine/src/word/index.ts';
import { problemsOf } from '../support/fill.ts';
import { makeDocx, p, row, table } from '../support/make-docx.ts';
import { block, layer, layerOf, loop, rule } from './support.ts';

const template = makeDocx(p('目的') + p('範囲') + table(row('左', '右')));

function problems(document: TemplateDocument): string[] {
  const compile = (): unknown => {
    const compiled = compileTemplate(template, { file: '規則.docx', layer: layer(document) });
    return compiled.problems;
  };
  let warnings: readonly { readonly id: string }[] = [];
  const errors = problemsOf(() => {
    warnings = compile() as typeof warnings;
  });
  return [...errors, ...warnings].map((problem) => {
    const { id, params, place } = problem as (typeof errors)[number];
    for (const locale of ['ja', 'en'] as const)
      expect(describeProblem(problem as (typeof errors)[number], locale)).not.to.match(/\{\w+\}/);
    expect(place.file, id).to.equal('規則.docx');
    return [
      id.replace('word.editor-', ''),
      place.path,
      place.pointer,
      params.nearest ?? params.found ?? params.known ?? params.word ?? '',
    ]
      .join(' ')
      .trim();
  });
}

const at = (...indexes: number[]): string =>
  `/files/0/document${indexes.map((index) => `/children/${index}`).join('')}`;

describe('a template document that does not fit its file', () => {
  it('is reported with the nearest block', () => {
    const wrong = (type: EditorBlock['type'], path: number[]): string[] =>
      problems(layerOf(block(type, path, rule(1))));
    expect(wrong('paragraph', [0, 9])).to.deep.equal([`path-nearest 0.9 ${at(0, 0)} 0.1`]);
    expect(wrong('table', [0, 1])).to.deep.equal([`path-nearest 0.1 ${at(0, 0)} 0.2`]);
    expect(wrong('list', [0, 1])).to.deep.equal([`path-nearest 0.1 ${at(0, 0)} 0.1`]);
    expect(problems({ children: [block('section', [4])] })).to.deep.equal([`path-nearest 4 ${at(0)} 0`]);
  });

  it('must nest and order its blocks as the file does, each once', () => {
    expect(problems(layerOf(block('paragraph', [0, 1]), block('paragraph', [0, 0])))).to.deep.equal([
      `order 0.0 ${at(0, 1)}`,
    ]);
    expect(problems(layerOf(block('paragraph', [0, 1]), block('newParagraph', [0, 1])))).to.deep.equal([
      `path-twice 0.1 ${at(0, 1)}`,
    ]);
    expect(problems(layerOf(block('table', [0, 2], { children: [block('paragraph', [0, 1])] })))).to.deep.equal([
      `outside 0.1 ${at(0, 0, 0)}`,
    ]);
  });

  it('cannot insert blocks where Word allows none', () => {
    expect(problems(layerOf(block('table', [0, 2], { children: [block('newParagraph', [0, 2, 9])] })))).to.deep.equal([
      `child 0.2.9 ${at(0, 0, 0)}`,
    ]);
    expect(problems(layerOf(block('newList', [0, 9], { children: [block('newParagraph', [0, 9, 0])] })))).to.deep.equal(
      [`child 0.9.0 ${at(0, 0, 0)}`],
    );
    expect(
      problems(layerOf(block('newParagraph', [0, 9], { children: [block('pagebreak', [0, 9, 0])] }))),
    ).to.deep.equal([`child 0.9.0 ${at(0, 0, 0)}`]);
    expect(problems({ children: [block('proposal', [9], { children: [block('section', [0])] })] })).to.deep.equal([
      `child 0 ${at(0, 0)}`,
    ]);
    const passage = [block('paragraph', [0, 0]), block('table', [0, 2])];
    expect(problems(layerOf(block('proposal', [0, 9], { children: passage })))).to.deep.equal([
      `passage 0.9 ${at(0, 0)}`,
    ]);
  });

  it('requires questions that repeat, rules to inherit, and valid lists and pictures', () => {
    expect(problems(layerOf(block('paragraph', [0, 0], loop(9))))).to.deep.equal([`loop 0.0 ${at(0, 0)}`]);
    expect(problems(layerOf(block('paragraph', [0, 0], { options: { isLoop: true } })))).to.deep.equal([
      `loop-question 0.0 ${at(0, 0)}`,
    ]);
    expect(problems(layerOf(block('paragraph', [0, 0], { options: { inheritRuleId: 4 } })))).to.deep.equal([
      `inherit 0.0 ${at(0, 0)}`,
    ]);
    const items = { children: [block('listItem', [0, 9, 0], { text: '一' })] };
    expect(problems(layerOf(block('newList', [0, 9], { list: { pattern: 'Numbr:' }, ...items })))).to.deep.equal([
      `pattern 0.9 ${at(0, 0)} Number`,
    ]);
    expect(problems(layerOf(block('newList', [0, 9], { list: { type: 'x' }, ...items })))).to.deep.equal([
      `list-type 0.9 ${at(0, 0)} number, bullet, none`,
    ]);
    expect(problems(layerOf(block('image', [0, 9])))).to.deep.equal([`image-missing 0.9 ${at(0, 0)}`]);
    const image = { src: 'a.png', styles: { width: '3 apples' } };
    expect(problems(layerOf(block('image', [0, 9], { image })))).to.deep.equal([`image 0.9 ${at(0, 0)}`]);
  });

  it('is reported when the file was changed afterwards', () => {
    expect(problems(layerOf(block('paragraph', [0, 0], { text: '範囲', ...rule(1) })))).to.deep.equal([
      `stale-moved 0.0 ${at(0, 0)} 0.1`,
    ]);
    expect(
      problems(layerOf(block('paragraph', [0, 0], { text: '定義' }), block('newParagraph', [0, 9]))),
    ).to.deep.equal([`stale 0.0 ${at(0, 0)}`]);
    const cells = [
      block('row', [0, 2, 0], {
        children: [block('cell', [0, 2, 0, 0], { children: [block('paragraph', [0, 2, 0, 0, 0], { text: '上' })] })],
      }),
    ];
    expect(problems(layerOf(block('table', [0, 2], { ...rule(1), children: cells })))).to.deep.equal([
      `stale 0.2 ${at(0, 0)}`,
    ]);
    // Nothing is set on it: worth a word, not an error.
    expect(problems(layerOf(block('paragraph', [0, 0], { text: '定義' })))).to.deep.equal([`changed 0.0 ${at(0, 0)}`]);
  });

  it('is refused when it is nested too deeply', () => {
    let deep = block('proposal', [0, 1000]);
    for (let depth = 0; depth < 100; depth++) deep = block('proposal', [0, depth + 1], { children: [deep] });
    expect(
      problemsOf(() => compileTemplate(template, { layer: layer(layerOf(deep)) })).map(({ id }) => id),
    ).to.deep.equal(['word.editor-too-deep']);
  });

  it('cannot be decided without answers', () => {
    const compiled = compileTemplate(template, { layer: layer(layerOf(block('paragraph', [0, 0], rule(1)))) });
    expect(problemsOf(() => renderTemplate(compiled, {})).map(({ id }) => id)).to.deep.equal([
      'word.editor-no-conditions',
    ]);
  });

  it('reports wrong tags in inserted text with their block', () => {
    const document = layerOf(block('paragraph', [0, 0]), block('newParagraph', [0, 9], { text: '{{#if 有}}' }));
    const [problem] = problemsOf(() => compileTemplate(template, { layer: layer(document) }));
    expect([problem?.id, problem?.place.path, problem?.place.pointer]).to.deep.equal([
      'word.block-unclosed',
      '0.9',
      at(0, 1),
    ]);
  });
});
