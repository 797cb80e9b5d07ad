import { expect } from 'chai';
import { unzipSync } from 'fflate';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePng } from '../engine/pdf/support/make-png.ts';
import { listFiles } from '../support/list-files.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { runCli } from './support/run-cli.ts';
import { wordText, writeWordFile } from './support/word-file.ts';

describe('shorui fill', () => {
  const folder = temporaryFolders();

  function prepare(data: string, name: string, ...paragraphs: string[]): string {
    const cwd = folder();
    writeWordFile(join(cwd, 'template.docx'), ...paragraphs);
    writeFileSync(join(cwd, name), data);
    return cwd;
  }

  const fill = (cwd: string, data: string, ...rest: string[]): ReturnType<typeof runCli> =>
    runCli(['fill', 'template.docx', '--data', data, '-o', 'made/out.docx', ...rest], { cwd });

  it('fills a template with JSON and prints the written file', async () => {
    const cwd = prepare('{"会社名": "山田商店", "金額": 1200}', 'data.json', '{{会社名}}御中', '{{number 金額}}円');
    const { code, stdout } = await fill(cwd, 'data.json');
    expect(code).to.equal(0);
    expect(stdout).to.match(/^作成しました made\/out\.docx（/);
    expect(wordText(join(cwd, 'made/out.docx'))).to.equal('山田商店御中\n1,200円\n');
  });

  it('fills a template with YAML and keeps codes and long numbers to the last digit', async () => {
    const yaml = '電話: 0312345678\n番号: 12345678901234567890\n日付: 2024-04-01\n有無: yes\n';
    const cwd = prepare(yaml, 'data.yaml', '{{電話}} {{番号}} {{日付}} {{有無}}');
    expect((await fill(cwd, 'data.yaml')).code).to.equal(0);
    expect(wordText(join(cwd, 'made/out.docx'))).to.equal('0312345678 12345678901234567890 2024-04-01 yes\n');
  });

  it('inserts an image named in the data, from the folder of the data file', async () => {
    const cwd = prepare('{"社印": "社印.png"}', 'data.json', '{{image 社印 width=20}}');
    const missing = await fill(cwd, 'data.json');
    expect([missing.code, missing.stderr.includes('「社印.png」という画像がありません')]).to.deep.equal([1, true]);
    const picture = makePng({ width: 1, height: 1, bits: 8, color: 0, rows: [[0, 0]] });
    writeFileSync(join(cwd, '社印.png'), picture);
    const { code, stderr } = await fill(cwd, 'data.json');
    expect(code, stderr).to.equal(0);
    const made = unzipSync(new Uint8Array(readFileSync(join(cwd, 'made/out.docx'))));
    const media = Object.keys(made).filter((name) => name.startsWith('word/media/'));
    expect(media.map((name) => made[name])).to.deep.equal([new Uint8Array(picture)]);
  });

  it('lists every name missing in the data, with its place and the nearest name, and writes nothing', async () => {
    const cwd = prepare('{"会社名": "山田商店", "住所": "東京"}', 'data.json', '{{会社名}} {{会社各}}', '{{電話番号}}');
    const { code, stderr } = await fill(cwd, 'data.json');
    expect(code).to.equal(1);
    expect(stderr).to.match(/template\.docx .*段落1.*会社各.*会社名/);
    expect(stderr).to.match(/template\.docx .*段落2.*電話番号/);
    expect(listFiles(cwd)).to.deep.equal(['data.json', 'template.docx']);
  });

  it('leaves missing names blank, or keeps their tags, with --missing', async () => {
    const cwd = prepare('{"会社名": "山田商店"}', 'data.json', '{{会社名}}/{{電話番号}}');
    expect((await fill(cwd, 'data.json', '--missing', 'blank')).code).to.equal(0);
    expect(wordText(join(cwd, 'made/out.docx'))).to.equal('山田商店/\n');
    expect((await fill(cwd, 'data.json', '--missing', 'keep')).code).to.equal(0);
    expect(wordText(join(cwd, 'made/out.docx'))).to.equal('山田商店/{{電話番号}}\n');
  });

  it('never writes over its template, nor a Word file under the name of another kind', async () => {
    const cwd = prepare('{"会社名": "山田商店"}', 'data.json', '{{会社名}}');
    for (const output of ['template.docx', './made/../template.docx', '見積書.xlsx']) {
      const { code, stderr } = await fill(cwd, 'data.json', '-o', output);
      expect([code, stderr.includes(output)], output).to.deep.equal([2, true]);
    }
    expect(wordText(join(cwd, 'template.docx'))).to.equal('{{会社名}}\n');
  });

  it('reports what is known but empty', async () => {
    const cwd = prepare('{"会社名": null}', 'data.json', '{{会社名}}御中');
    const { code, stderr } = await fill(cwd, 'data.json');
    expect(code).to.equal(0);
    expect(stderr).to.include('空欄').and.include('{{会社名}}');
  });

  it('reports line and column of a syntax error in JSON and in YAML', async () => {
    const json = prepare('{\n  "会社名"： "x"\n}', 'data.json', 'x');
    expect((await fill(json, 'data.json')).stderr)
      .to.include('data.json 2行目 8文字目')
      .and.include('全角');
    const yaml = prepare('会社名: a\n会社名: b\n', 'data.yml', 'x');
    const twice = await fill(yaml, 'data.yml');
    expect(twice.code).to.equal(1);
    expect(twice.stderr).to.include('data.yml 2行目 1文字目').and.include('2回');
    const open = prepare('名前: "x\n', 'data.yaml', 'x');
    expect((await fill(open, 'data.yaml')).stderr).to.match(/data\.yaml \d+行目/);
  });

  it('refuses YAML whose aliases expand without bound', async () => {
    const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x]'];
    for (let level = 1; level < 9; level++)
      lines.push(`a${level}: &a${level} [${`*a${level - 1}, `.repeat(8)}*a${level - 1}]`);
    const cwd = prepare(lines.join('\n'), 'data.yaml', 'x');
    expect((await fill(cwd, 'data.yaml')).code).to.equal(1);
  });

  it('refuses data that is not names and values, and a template that is not Word', async () => {
    const cwd = prepare('[1, 2]', 'data.json', 'x');
    writeFileSync(join(cwd, 'text.docx'), 'plain text');
    const { code, stderr } = await runCli(['fill', 'text.docx', '-d', 'data.json', '-o', 'out.docx'], { cwd });
    expect(code).to.equal(1);
    expect(stderr).to.include('data.json').and.include('text.docx');
  });
});
