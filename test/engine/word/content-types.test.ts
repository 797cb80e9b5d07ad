import { expect } from 'chai';
import { compileTemplate, inspectTemplate, lintTemplate, renderTemplate } from '@shorui/engine';
import { changePackage } from './support/change-package.ts';
import { expectValid } from './support/check-package.ts';
import { problemsOf } from './support/fill.ts';
import { makeDocx, p } from './support/make-docx.ts';
import { partOf, textOf } from './support/read-docx.ts';

const types = '[Content_Types].xml';
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A file whose content types are the given elements besides that of relationships. */
function typed(elements: string, extra: Readonly<Record<string, string>> = {}): Uint8Array {
  const source = makeDocx(p('{{名}}様'), extra);
  const list = partOf(source, types).replace(/<Default Extension="xml".*(?=<\/Types>)/, elements);
  return changePackage(source, { [types]: list });
}

const header =
  '<Override PartName="/word/header1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"/>';

describe('content types of a template', () => {
  const templates = {
    'by an override': `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/>${header}`,
    'by its extension, as .NET writes it': `<Default Extension="xml" ContentType="${main}"/>${header}`,
    'by its extension in upper case': `<Default Extension="XML" ContentType="${main}"/>${header}`,
    'by a name in another case': `<Override PartName="/Word/Document.XML" ContentType="${main}"/>${header}`,
  };
  for (const [how, elements] of Object.entries(templates)) {
    it(`the main part is typed ${how}: the file is filled, inspected and linted`, () => {
      const template = typed(elements, { 'header1.xml': p('{{名}}の控え') });
      const { bytes } = renderTemplate(compileTemplate(template), { 名: '山田' });
      expectValid(bytes, template);
      expect(textOf(bytes)).to.equal('山田様');
      expect(textOf(bytes, 'word/header1.xml')).to.equal('山田の控え');
      expect(inspectTemplate(template).parts.map(({ kind }) => kind)).to.deep.equal(['document', 'header']);
      expect(lintTemplate(template).findings).to.deep.equal([]);
    });
  }

  it('other parts with the extension of the main part are not read as a second document', () => {
    const template = changePackage(typed(`<Default Extension="xml" ContentType="${main}"/>`), {
      'customXml/item1.xml': '<data>{{名}}</data>',
    });
    const { bytes } = renderTemplate(compileTemplate(template), { 名: '山田' });
    expect(textOf(bytes)).to.equal('山田様');
    expect(partOf(bytes, 'customXml/item1.xml')).to.equal('<data>{{名}}</data>');
  });

  it('a main part with macros, or of no type at all, is refused by its extension too', () => {
    const macros = 'application/vnd.ms-word.document.macroEnabled.main+xml';
    const idsOf = (template: Uint8Array): string[] => problemsOf(() => compileTemplate(template)).map(({ id }) => id);
    expect(idsOf(typed(`<Default Extension="xml" ContentType="${macros}"/>`))).to.deep.equal(['word.refused-kind']);
    expect(idsOf(typed('<Default Extension="xml" ContentType="application/xml"/>'))).to.deep.equal([
      'word.not-a-word-file',
    ]);
    expect(idsOf(typed(''))).to.deep.equal(['word.not-a-word-file']);
  });
});
