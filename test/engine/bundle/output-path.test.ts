import { expect } from 'chai';
import { createOutputNamer, maxNameLength, type OutputName } from '@shorui/engine/bundle';
import fc from 'fast-check';

function named(name: string, folders: string[] = [], type: OutputName['type'] = 'word'): string {
  return createOutputNamer()({ folders, name, type });
}

const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom(
      'a',
      'A',
      '.',
      ' ',
      '\u3000',
      '/',
      '\\',
      ':',
      'が',
      'か\u3099',
      '𠮷',
      '葛\u{E0100}',
      '\n',
      '\u202E',
      'NUL',
      '\uD800',
    ),
    maxLength: 200,
  }),
  fc.constantFrom('CON', 'nul.docx', 'COM1.tar.docx', '..', '.', '', '契約書.docx', 'con .docx'),
);
const anyOutput = fc.record({
  folders: fc.array(anyName, { maxLength: 3 }),
  name: anyName,
  type: fc.constantFrom('word' as const, 'pdf' as const),
});

describe('createOutputNamer', () => {
  it('gives names that Windows, macOS and Linux accept, whatever is requested', () => {
    fc.assert(
      fc.property(anyOutput, (wanted) => {
        const path = createOutputNamer()(wanted);
        const names = path.split('/');
        expect(names).to.have.length(wanted.folders.length + 1);
        expect(path.toLowerCase()).to.match(wanted.type === 'word' ? /\.doc[xm]$/ : /\.pdf$/);
        for (const name of names) {
          expect(name.length).to.be.within(1, maxNameLength);
          expect(name).to.not.match(/[<>:"\\|?*\p{Cc}\p{Surrogate}\u200B\u202A-\u202E\u2066-\u2069\uFEFF]/u);
          expect(name).to.not.match(/^ |[. ]$/);
          expect(name.split('.')[0]!.trim()).to.not.match(/^(con|prn|aux|nul|com\d|lpt\d)$/i);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('never gives one path twice, nor a file where a folder is, however case and composition differ', () => {
    const few = fc.constantFrom('a', 'A', 'a.docx', 'が', 'か\u3099', '');
    const outputs = fc.array(
      fc.record({ folders: fc.array(few, { maxLength: 2 }), name: few, type: fc.constant('word' as const) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(outputs, (all) => {
        const namer = createOutputNamer();
        const files = all.map((wanted) => namer(wanted).normalize('NFC').toLowerCase());
        expect(new Set(files).size).to.equal(files.length);
        const folders = files.flatMap((file) =>
          file
            .split('/')
            .slice(0, -1)
            .map((_, index, steps) => steps.slice(0, index + 1).join('/')),
        );
        for (const folder of folders) expect(files).to.not.include(folder);
      }),
    );
  });

  it('changes nothing about a good name', () => {
    expect(named('雇用契約書_山田 太郎（正）.docx', ['2024年度', '人事・労務'])).to.equal(
      '2024年度/人事・労務/雇用契約書_山田 太郎（正）.docx',
    );
  });

  it('replaces what Windows forbids by its full-width twin', () => {
    expect(named('M/2025:03 <写>?*|"\\.docx')).to.equal('M／2025：03 ＜写＞？＊｜＂＼.docx');
  });

  it('joins lines, drops what cannot be seen and blanks around the name', () => {
    expect(named('　株式会社\n山田\u200B商店\t. .docx ')).to.equal('株式会社 山田商店.docx');
    expect(named('請求書\u202Excod.docx')).to.equal('請求書xcod.docx');
  });

  it('avoids device names of Windows', () => {
    expect(named('NUL.docx')).to.equal('NUL_.docx');
    expect(named('con.最終.docx', ['LPT1'])).to.equal('LPT1_/con_.最終.docx');
    expect(named('CONTRACT.docx')).to.equal('CONTRACT.docx');
  });

  it('adds the extension of the file type when it is not there', () => {
    expect(named('契約書')).to.equal('契約書.docx');
    expect(named('契約書.doc')).to.equal('契約書.doc.docx');
    expect(named('契約書.DOCX')).to.equal('契約書.DOCX');
    expect(named('様式1.docx', [], 'pdf')).to.equal('様式1.docx.pdf');
    expect(named('契約書.docx.')).to.equal('契約書.docx');
  });

  it('uses a default name when no character is left', () => {
    expect(named('', ['', '...'])).to.equal('フォルダー/フォルダー/書類.docx');
    expect(named('.docx')).to.equal('書類.docx');
  });

  it('cuts a long name between characters and keeps its extension', () => {
    const long = named(`${'あ'.repeat(114)}𠮷野家.docx`);
    expect(long).to.equal(`${'あ'.repeat(114)}.docx`);
    const selector = named(`${'あ'.repeat(113)}葛\u{E0100}飾.docx`);
    expect(selector).to.equal(`${'あ'.repeat(113)}.docx`);
    expect(named('い'.repeat(300))).to.have.length(maxNameLength);
  });

  it('composes kana from macOS but leaves the variants of kanji in names', () => {
    expect(named('か\u3099くせい.docx')).to.equal('がくせい.docx');
    expect(named('\uFA19谷様.docx')).to.equal('\uFA19谷様.docx');
  });

  it('numbers names that are in use, also those that differ in case only', () => {
    const namer = createOutputNamer();
    const names = ['契約書A.docx', '契約書a', '契約書A.docx', '契約書A (2).docx'];
    expect(names.map((name) => namer({ folders: ['控'], name, type: 'word' }))).to.deep.equal([
      '控/契約書A.docx',
      '控/契約書a (2).docx',
      '控/契約書A (3).docx',
      '控/契約書A (2) (2).docx',
    ]);
    const long = createOutputNamer();
    const wanted = { folders: [], name: 'う'.repeat(200), type: 'word' as const };
    long(wanted);
    expect(long(wanted))
      .to.match(/う \(2\)\.docx$/)
      .and.have.length(maxNameLength);
  });

  it('lets folders that differ in case meet', () => {
    const namer = createOutputNamer();
    expect(namer({ folders: ['A社'], name: '1', type: 'word' })).to.equal('A社/1.docx');
    expect(namer({ folders: ['a社'], name: '1', type: 'word' })).to.equal('A社/1 (2).docx');
  });
});
