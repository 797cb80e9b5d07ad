import { expect } from 'chai';
import { proposeFromForm } from '@shorui/engine/document';
import { fieldType } from '@shorui/engine/model';
import { box, inspect, words } from '../pdf/inspect/support.ts';
import { emptyApplication } from './shown-proposals.ts';

/** The columns of a list: left side, width and name. */
const columns = [
  [20, 140, '品名'],
  [160, 60, '数量'],
  [220, 60, '単価'],
  [280, 80, '金額'],
] as const;

/** A list of three rows, with these rows below it: the words before the cell of the amount. */
function listWith(sums: readonly string[], top = 190, heads: readonly string[] = []): string {
  const head = columns.map(([x, width, name], at) => box(x, 250, width, 20) + words(heads[at] ?? name, x + 5, 256));
  const rows = [0, 1, 2].flatMap((row) => columns.map(([x, width]) => box(x, 230 - row * 20, width, 20)));
  const below = sums.map(
    (name, at) =>
      box(20, top - 20 - at * 20, 260, 20) +
      words(name, 225, top - 14 - at * 20, 6) +
      box(280, top - 20 - at * 20, 80, 20),
  );
  return [...head, ...rows, ...below].join('');
}

/** The fields of the questions that are proposed for a page, with the formulas. */
function proposedFor(content: string) {
  const { proposed, proposals, repeats } = inspect(content);
  return proposeFromForm(emptyApplication, proposed.fields, proposals, repeats).questions;
}
const formulas = (content: string): (readonly [string, string | undefined])[] =>
  proposedFor(content)
    .flatMap(({ list, fields }) => (list.length > 0 ? [] : fields))
    .filter(({ name }) => name !== '品名')
    .map(({ name, formula }) => [name, formula]);

describe('sums below the rows of a PDF form', () => {
  it('add up their column, and the tax between them', () => {
    const content = listWith(['小計', '消費税', '合計']);
    expect(formulas(content)).to.deep.equal([
      ['小計_金額', '合計(明細.金額)'],
      ['消費税_金額', undefined],
      ['合計_金額', '@小計_金額+@消費税_金額'],
    ]);
    const questions = proposedFor(content);
    // Formulas read what is asked before them.
    expect(questions.map(({ list }) => list.length).slice(-2)).to.deep.equal([1, 0]);
    const [sub, tax, all] = questions.at(-1)?.fields ?? [];
    expect([sub?.type, tax?.type, all?.type]).to.deep.equal([fieldType.formula, fieldType.number, fieldType.formula]);
    expect([sub?.unit, sub?.placements?.length, all?.placements?.length]).to.deep.equal(['円', 1, 1]);
    expect(formulas(listWith(['合計']))).to.deep.equal([['合計_金額', '合計(明細.金額)']]);
    expect(formulas(listWith(['小計', '消費税額（10%）', '合計']))[2]?.[1]).to.equal('@小計_金額+@消費税額10_金額');
  });

  it('are numbers where other rows are between, or something else is added', () => {
    const none = (content: string) => formulas(content).filter(([, formula]) => formula !== undefined);
    expect(none(listWith(['消費税', '合計']))).to.deep.equal([]);
    expect(none(listWith(['値引き', '合計']))).to.deep.equal([]);
    expect(none(listWith(['小計', '送料', '合計']))).to.deep.equal([['小計_金額', '合計(明細.金額)']]);
    expect(none(listWith(['小計', '消費税', '値引き', '合計']))).to.deep.equal([['小計_金額', '合計(明細.金額)']]);
    expect(none(listWith(['合計'], 150))).to.deep.equal([]);
    // Prices of one piece mean nothing when they are added.
    expect(none(listWith(['合計'], 190, ['品名', '数量', '定価', '単価']))).to.deep.equal([]);
  });

  it('are numbers where the list goes on with the next page, or no list is above them', () => {
    const below = ['小計', '消費税', '合計'].map(
      (name, at) => box(20, 200 - at * 20, 80, 20) + words(name, 25, 206 - at * 20) + box(100, 200 - at * 20, 80, 20),
    );
    expect(formulas(below.join('')).map(([, formula]) => formula)).to.deep.equal([undefined, undefined, undefined]);
    const { proposed, proposals, repeats } = inspect(listWith(['合計']));
    const [first] = repeats;
    const next = first && { ...first, page: 2 };
    const { questions } = proposeFromForm(emptyApplication, proposed.fields, proposals, [
      ...repeats,
      ...(next ? [next] : []),
    ]);
    expect(questions.flatMap(({ fields }) => fields).filter(({ formula }) => formula !== undefined)).to.deep.equal([]);
  });
});
