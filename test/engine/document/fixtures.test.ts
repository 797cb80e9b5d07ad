import { expect } from 'chai';
import { compileTemplate, pack, render, renderTemplate, resolve } from '@shorui/engine';
import { readZip } from '@shorui/engine/word';
import { parse } from 'yaml';
import { documentText, outputText } from '../../fixtures/document-text.ts';
import { bundleNames, readAnswerSets, readFixture, readText } from '../../fixtures/fixture-folders.ts';
import { checkPackage, expectValid } from '../word/support/check-package.ts';
import { fixtureCompiled } from './support.ts';

function packOnboardingSet(): Uint8Array {
  const compiled = fixtureCompiled('onboarding-set');
  const [set] = readAnswerSets('onboarding-set');
  return pack(render(compiled, resolve(compiled, set?.answers ?? {})).files);
}

describe('every fixture bundle', () => {
  for (const bundle of bundleNames) {
    for (const { name, answers, expected } of readAnswerSets(bundle)) {
      it(`${bundle} with the answers ${name} gives the files and the text written by hand`, () => {
        const compiled = fixtureCompiled(bundle);
        const resolved = resolve(compiled, answers);
        expect(resolved.errors).to.deep.equal([]);
        const { files } = render(compiled, resolved);
        expect(outputText(files)).to.equal(expected);
        for (const { path, bytes } of files) expect(checkPackage(bytes), path).to.deep.equal([]);
      });
    }
  }

  it('gives the same bytes each time, alone and packed', () => {
    const packed = packOnboardingSet();
    expect(packOnboardingSet()).to.deep.equal(packed);
    expect(readZip(packed).entries.every(({ name }) => name.endsWith('.docx'))).to.equal(true);
  });
});

describe('every plain template of the fixtures', () => {
  const data = [
    'quotation.json',
    'cover-letter.json',
    'invitation.json',
    'invitation-online.json',
    'sales-report.json',
    'approval-request.yaml',
  ];
  for (const file of data) {
    it(`filled with ${file} gives the text written by hand`, () => {
      const expected = readText('templates', file.replace(/\.\w+$/, '.expected.txt'));
      const template = /^== (\S+\.docx)/.exec(expected)?.[1] ?? '';
      const values = parse(readText('templates', file)) as Record<string, never>;
      const source = readFixture('templates', template);
      const { bytes } = renderTemplate(compileTemplate(source), values);
      expectValid(bytes, source);
      expect(`== ${template}\n${documentText(bytes)}`.trimEnd()).to.equal(expected.trimEnd());
    });
  }
});
