import { expect } from 'chai';
import {
  GlyphCheck,
  substituteMissingGlyphs,
} from '../../../../packages/engine/src/convert/glyphs/substitute-missing-glyphs.ts';
import type {
  Block,
  BlockOrigin,
  Inline,
  Paragraph,
  ParagraphFormat,
  Section,
  TextFormat,
  WordDocument,
} from '../../../../packages/engine/src/convert/model/index.ts';
import { bundledLibrary } from '../../../../packages/engine/src/node/fonts/bundled-fonts.ts';
import type { GlyphPolicy } from '../../../../packages/engine/src/pdf/fonts/index.ts';
import type { Place } from '../../../../packages/engine/src/problems/index.ts';

const format: TextFormat = {
  fonts: { ascii: 'Century', highAnsi: 'Century', eastAsia: 'ＭＳ 明朝' },
  size: 10.5,
  bold: false,
  italic: false,
  snapToGrid: true,
};

/** Beyond all fonts there are. */
const rare = '\u{10fffd}';

/** Equal for equal paths. */
class PathOrigin implements BlockOrigin {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  place(): Place {
    return { path: this.path };
  }
}

function paragraph(path: string, ...content: readonly Inline[]): Paragraph {
  const origin = new PathOrigin(path);
  return { kind: 'paragraph', format: {} as ParagraphFormat, mark: format, content, floats: [], origin };
}

function text(value: string): Inline {
  return { kind: 'text', format, text: value };
}

function documentOf(blocks: readonly Block[], more: Partial<Section> = {}): WordDocument {
  const section = { headers: {}, footers: {}, blocks, ...more } as Section;
  return {
    sections: [section],
    footnotes: new Map(),
    endnotes: [],
    evenAndOddHeaders: false,
    defaultTab: 42,
    squeezesPunctuation: true,
    balancesSpaces: true,
    problems: [],
  };
}

function settle(document: WordDocument, policy: GlyphPolicy, most = 1000): { after: WordDocument; check: GlyphCheck } {
  const check = new GlyphCheck(bundledLibrary(), policy, most);
  return { after: substituteMissingGlyphs(document, check, { file: 'a.docx' }), check };
}

describe('characters of a Word file that cannot be drawn', () => {
  it('does not change a document whose characters can all be drawn', () => {
    const document = documentOf([paragraph('0', text('株式会社髙﨑と𠮷野家、①㈱'))]);
    const { after, check } = settle(document, 'fallback');
    expect(check.problems).to.deep.equal([]);
    expect(after.sections[0]).to.equal(document.sections[0]);
  });

  it('prints the standard form of a variant and 〓 for a missing character, and reports both with their paragraph', () => {
    const { after, check } = settle(
      documentOf([paragraph('0', text('字')), paragraph('1', text(`渡邉\u{e01ef}と${rare}`))]),
      'fallback',
    );
    expect(check.problems.map(({ id, place }) => [id, place.path, place.file])).to.deep.equal([
      ['pdf.glyph-replaced', '1', 'a.docx'],
      ['pdf.glyph-marked', '1', 'a.docx'],
    ]);
    const [block] = after.sections[0]?.blocks.slice(1) ?? [];
    expect(block).to.deep.equal(paragraph('1', text('渡邉と〓')));
  });

  it('reports errors with the option "stop"', () => {
    const { check } = settle(documentOf([paragraph('0', text(rare))]), 'error');
    expect(check.problems.map(({ severity }) => severity)).to.deep.equal(['error']);
  });

  it('prints compatibility ideographs that the fonts have as their author wrote them', () => {
    const { check } = settle(documentOf([paragraph('0', text('神\ufa19社'))]), 'error');
    expect(check.problems).to.deep.equal([]);
  });

  it('checks ruby, fitted text, labels, tables, text boxes, headers and notes', () => {
    const inline: Inline[] = [
      { kind: 'ruby', format, base: rare, reading: rare, readingFormat: format },
      { kind: 'fit', format, text: rare, width: 30 },
      { kind: 'upright', format, text: rare },
      { kind: 'note', format, text: rare },
    ];
    const labeled: Paragraph = {
      ...paragraph('1'),
      label: { text: rare, format, suffix: 'tab', align: 'start' },
    };
    const boxed = {
      ...paragraph('2'),
      floats: [{ content: { kind: 'textBox', blocks: [paragraph('', text(rare))] } }],
    } as unknown as Paragraph;
    const table = {
      kind: 'table',
      rows: [{ cells: [{ blocks: [paragraph('3.0', text(rare))] }] }],
    } as unknown as Block;
    const document = {
      ...documentOf([paragraph('0', ...inline), labeled, boxed, table], {
        headers: { default: [paragraph('0', text(rare))] },
        footers: { first: [paragraph('0', text(rare))] },
      }),
      footnotes: new Map([['1', [paragraph('0', text(rare))]]]),
      endnotes: [paragraph('0', text(rare))],
    };
    const { after, check } = settle(document, 'mark');
    expect(check.problems).to.have.length(12);
    expect(check.problems.filter(({ place }) => place.path === undefined)).to.have.length(4);
    expect(JSON.stringify([after.sections, [...after.footnotes], after.endnotes])).to.not.include(rare);
  });
});
