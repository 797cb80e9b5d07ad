import { expect } from 'chai';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDocx } from '../engine/word/support/make-docx.ts';
import { textOf } from '../engine/word/support/read-docx.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { runCli, type CliResult } from './support/run-cli.ts';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** A paragraph of runs. */
const paragraph = (...runs: readonly string[]): string =>
  `<w:p>${runs.map((run) => `<w:r><w:t xml:space="preserve">${escape(run)}</w:t></w:r>`).join('')}</w:p>`;
const row = (...cells: readonly string[]): string =>
  `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`;
const table = (...rows: readonly string[]): string =>
  `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="2000"/></w:tblGrid>${rows.join('')}</w:tbl>${paragraph('')}`;

interface Adopted extends CliResult {
  readonly cwd: string;
  /** Text of the converted template; empty if none was written. */
  readonly text: string;
}

describe('shorui adopt', () => {
  const folder = temporaryFolders();

  async function adopt(
    body: string,
    args: readonly string[] = [],
    extra: Readonly<Record<string, string>> = {},
  ): Promise<Adopted> {
    const cwd = folder();
    writeFileSync(join(cwd, 'old.docx'), makeDocx(body, extra));
    const result = await runCli(['adopt', 'old.docx', '-o', 'new.docx', ...args], { cwd });
    const path = join(cwd, 'new.docx');
    return { ...result, cwd, text: existsSync(path) ? textOf(readFileSync(path)) : '' };
  }

  /** The text that the converted template gives with data. */
  async function fill({ cwd }: Adopted, data: unknown): Promise<string> {
    writeFileSync(join(cwd, 'd.json'), JSON.stringify(data));
    const { code, stderr } = await runCli(['fill', 'new.docx', '-d', 'd.json', '-o', 'filled.docx'], { cwd });
    expect(code, stderr).to.equal(0);
    return textOf(readFileSync(join(cwd, 'filled.docx')));
  }

  it('converts values, lists, conditions, rows and headers; the result prints what docxtemplater prints', async () => {
    const body = [
      paragraph('{company} 御中'),
      // Split over runs, as Word does.
      paragraph('担当：{', 'contact.', 'name', '}'),
      paragraph('{#items}'),
      paragraph('・{name}（{company}向け）'),
      paragraph('{/items}'),
      table(row('品名', '金額'), row('{#items}{name}', '{price}{/items}')),
      paragraph('{^notes}備考なし{/notes}{#notes}{.}、{/notes}'),
      paragraph('{#hasSeal}印{/hasSeal}{#price > 100}高額{/}'),
    ].join('');
    const adopted = await adopt(body, [], { 'header1.xml': paragraph('{company}') });
    expect(adopted.code, adopted.stderr).to.equal(0);
    expect(adopted.text.split('\n')).to.deep.equal([
      '{{company}} 御中',
      '担当：{{contact.name}}',
      '{{#each items}}',
      '・{{name}}（{{company}}向け）',
      '{{/each}}',
      '品名 | 金額',
      '{{#each items}}{{name}} | {{price}}{{/each}}',
      '',
      '{{#unless notes}}備考なし{{/unless}}{{#each notes}}{{this}}、{{/each}}',
      '{{#if hasSeal}}印{{/if}}{{#if (gt price 100)}}高額{{/if}}',
    ]);
    const items = [
      { name: '用紙', price: 480 },
      { name: '封筒', price: 1300 },
    ];
    const data = {
      company: '青空商事',
      contact: { name: '水野' },
      items,
      notes: ['至急', '直送'],
      hasSeal: true,
      price: 500,
    };
    expect((await fill(adopted, data)).split('\n')).to.deep.equal([
      '青空商事 御中',
      '担当：水野',
      '・用紙（青空商事向け）',
      '・封筒（青空商事向け）',
      '品名 | 金額',
      '用紙 | 480',
      '封筒 | 1300',
      '',
      '至急、直送、',
      '印高額',
    ]);
    expect(await fill(adopted, { ...data, notes: [], hasSeal: false, price: 5 }))
      .to.include('備考なし')
      .and.not.include('印');
    expect(textOf(readFileSync(join(adopted.cwd, 'filled.docx')), 'word/header1.xml')).to.equal('青空商事');
  });

  it('lists each change with its number, and the places as JSON', async () => {
    const body = paragraph('{name}と{name}') + table(row('{name}', '{%seal}'));
    const listed = await adopt(body);
    expect(listed.stdout).to.include('タグを4か所、置き換えました。');
    expect(listed.stdout).to.include('  {name} → {{name}}（3か所）').and.include('  {%seal} → {{image seal}}');
    const { stdout } = await adopt(body, ['--json']);
    const { converted } = JSON.parse(stdout) as {
      converted: { from: string; to: string; place: Record<string, unknown> }[];
    };
    expect(converted).to.have.length(4);
    expect(converted[3]).to.deep.include({ from: '{%seal}', to: '{{image seal}}' });
    expect(converted[3]?.place).to.include({ file: 'old.docx', part: 'word/document.xml', snippet: '{%seal}' });
  });

  it('knows by sample data what is a list, a condition or an object', async () => {
    const cwd = folder();
    const body = ['{#a}{x}{/a}', '{#b}{x}{/b}', '{#c}{y}{/c}', '{#a}{#d}{y}{/d}{/a}']
      .map((text) => paragraph(text))
      .join('');
    writeFileSync(join(cwd, 'old.docx'), makeDocx(body));
    writeFileSync(join(cwd, 'd.json'), JSON.stringify({ a: [{ x: 1 }, { d: { y: 1 } }], b: true, x: 5, c: { y: 2 } }));
    const { code, stderr } = await runCli(['adopt', 'old.docx', '-o', 'new.docx', '--data', 'd.json'], { cwd });
    expect([code, stderr]).to.deep.equal([0, '']);
    expect(textOf(readFileSync(join(cwd, 'new.docx'))).split('\n')).to.deep.equal([
      '{{#each a}}{{x}}{{/each}}',
      '{{#if b}}{{x}}{{/if}}',
      '{{#with c}}{{y}}{{/with}}',
      '{{#each a}}{{#with d}}{{y}}{{/with}}{{/each}}',
    ]);
    const guessed = await adopt(body);
    expect(guessed.stdout).to.match(/注意: .*「b」を一覧とみなして/);
  });

  const tags: readonly (readonly [before: string, after: string])[] = [
    ['{会社 名}', '{{[会社 名]}}'],
    ['{first-name}', '{{first-name}}'],
    ['{a+b}', '{{add a b}}'],
    ['{price * (qty - 1)}', '{{mul price (sub qty 1)}}'],
    ['{$index + 1}', '{{@number}}'],
    ['{#a == "x" && !b}y{/}', '{{#if (and (eq a "x") (not b))}}y{{/if}}'],
    ["{#kind != 'x'}y{/kind != 'x'}", '{{#if (ne kind "x")}}y{{/if}}'],
    ['{-w:p lines}{.}{/lines}', '{{#each lines}}{{this}}{{/each}}'],
    ['{@xml}', '{{richtext xml}}'],
    ['{~html}', '{{richtext html}}'],
    ['{%%photo}', '{{image photo}}'],
  ];
  for (const [before, after] of tags) {
    it(`converts ${before}`, async () => {
      const { text, stderr } = await adopt(paragraph(before));
      expect(text, stderr).to.equal(after);
    });
  }

  it('leaves what it cannot convert, lists it with its place, and writes the rest', async () => {
    const body = ['{name | upper}', '{a ? b : c}', '{:table x}', '{#open}', '{/other}', '{name}', '{@raw}']
      .map((text) => paragraph(text))
      .join('');
    const { code, text, stdout } = await adopt(body);
    expect(code).to.equal(1);
    expect(text.split('\n')).to.deep.equal([
      '{name | upper}',
      '{a ? b : c}',
      '{:table x}',
      '{{#if open}}',
      '{/other}',
      '{{name}}',
      '{{richtext raw}}',
    ]);
    expect(stdout)
      .to.match(/エラー: old\.docx.*1.*「name \| upper」は置き換えられない/)
      .and.match(/「a \? b : c」は置き換えられない/)
      .and.match(/追加機能のタグ/)
      .and.match(/「\{#open\}」に対応する終わりのタグ/)
      .and.match(/「\{\/other\}」に対応する始まりのタグ/)
      .and.match(/注意: .*WordのXML/);
  });

  it('takes other delimiters, and finds doubled braces by itself', async () => {
    const own = await adopt(paragraph('<<name>> {そのまま}'), ['--delimiters', '<< >>']);
    expect(own.text).to.equal('{{name}} {そのまま}');
    expect((await adopt(paragraph('{{#items}}{{x}}{{/items}}'))).text).to.equal('{{#each items}}{{x}}{{/each}}');
    expect((await adopt(paragraph('{a}'), ['--delimiters', '<<'])).code).to.equal(2);
  });

  it('lists without -o, writes nothing over the input, and refuses what is no Word file', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'old.docx'), makeDocx(paragraph('{name}')));
    const listed = await runCli(['adopt', 'old.docx'], { cwd });
    expect([listed.code, listed.stderr]).to.satisfy(
      ([code, text]: [number, string]) => code === 0 && text.includes('-o'),
    );
    expect((await runCli(['adopt', 'old.docx', '-o', 'old.docx'], { cwd })).code).to.equal(2);
    writeFileSync(join(cwd, 'text.docx'), 'hello');
    expect((await runCli(['adopt', 'text.docx', '-o', 'new.docx'], { cwd })).code).to.equal(1);
    expect(existsSync(join(cwd, 'new.docx'))).to.equal(false);
  });
});
