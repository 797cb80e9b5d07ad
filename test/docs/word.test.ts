import { expect } from 'chai';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compileTemplate, renderTemplate } from '@shorui/engine';
import { makeDocx } from '../engine/word/support/make-docx.ts';
import { partOf } from '../engine/word/support/read-docx.ts';
import { readDocs, readGuide } from './guide-page.ts';

const markdown = new TextDecoder().decode(readDocs('word.md'));
const parts = readGuide(markdown);
const block = (language: string): string =>
  parts.flatMap((part) => (part.kind === 'block' && part.language === language ? [part.text] : []))[0] ?? '';

describe('the page on the Word compiler', () => {
  it('traces its example to the program that it becomes', () => {
    const template = compileTemplate(makeDocx(block('xml')));
    const body = (x: boolean): string =>
      partOf(renderTemplate(template, { x, 名: '丁' }).bytes).replace(/^.*<w:body>|<\/w:body>.*$/gs, '');
    const [before = '', inside = '', value = '', behind = '', after = ''] = block('')
      .split('\n')
      .map((line) => line.replace(/^(if x)? *(static|value) */, '').replaceAll('…', ''));
    expect(value).to.equal('名');
    expect(body(true)).to.equal(`${before}${inside}丁${behind}${after}`);
    expect(body(false)).to.equal(before + after);
  });

  it('marks offsets where its example has them', () => {
    const xml = block('xml');
    const rows = parts.flatMap((part) => (part.kind === 'row' && 'offset' in part.cells ? [part.cells] : []));
    const at = (order: string): number => Number(rows.find((cells) => cells['order'] === order)?.['offset']);
    expect([at('0'), at('1'), at('2')]).to.deep.equal(['{{#if', '{{名', '{{/if'].map((tag) => xml.indexOf(tag)));
    expect(at('-1')).to.equal(xml.indexOf('<w:t>'));
  });

  it('names files that exist', () => {
    const source = join(import.meta.dirname, '../../packages/engine/src');
    // The page names files of the Word engine, and those of the folders beside it that it uses: zip, xml, package.
    const exists = (name: string): boolean =>
      existsSync(join(source, 'word', name)) || (/^(zip|xml|package)\//.test(name) && existsSync(join(source, name)));
    const rows = parts.flatMap((part) => (part.kind === 'row' ? Object.values(part.cells) : []));
    const named = [...rows.join('\n').matchAll(/`([a-z]+\/[a-z-]+\.ts)`/g)].map((match) => match[1] ?? '');
    expect(named).to.have.length.greaterThan(10);
    expect(named.filter((name) => !exists(name))).to.deep.equal([]);
  });
});
