import type { Messages } from './messages.ts';

type Hints = Messages['hints'];

/** Options that help against a problem. The engine's own advice names none: it is read in the web product too. */
export const hintsJa: Hints = {
  'pdf.glyph-missing':
    'または、この文字のある書体を「--fonts」のフォルダーに加えるか、「--missing-glyph mark」を付けて〓で印字してください。',
  'pdf.glyph-missing-standard':
    'または、この文字のある書体を「--fonts」のフォルダーに加えるか、「--missing-glyph fallback」を付けて標準の字体で印字してください。',
  'pdf.glyph-variant':
    'または、この異体字のある書体（IPAmj明朝など）を「--fonts」のフォルダーに加えるか、「--missing-glyph fallback」を付けて標準の字体で印字してください。',
  'pdf.glyph-compatibility': 'または、「--missing-glyph mark」を付けてそのまま印字してください。',
  'pdf.glyph-compatibility-standard':
    'または、「--missing-glyph fallback」を付けて標準の漢字で印字するか、「--missing-glyph mark」を付けてそのまま印字してください。',
  'pdf.glyph-private': 'または、外字の書体を「--fonts」のフォルダーに加え、「--missing-glyph mark」を付けてください。',
  'pdf.glyph-control': 'または、「--missing-glyph fallback」を付けて、除いて印字してください。',
  'pdf.glyph-marked': 'または、この文字のある書体を「--fonts」のフォルダーに加えてください。',
  'pdf.form-text-overflow': '見えない部分があってもよいときは「--overflow cut」を付けます。',
  'pdf.value-under-field': '入力欄には「shorui fill」で記入でき、「shorui fill --flatten」で固定できます。',
  'pdf.certified-forms': '記入には「shorui fill」を使います。',
  'pdf.certified-annotations': '記入には「shorui fill」を使います。',
  'convert.archival-cmyk': 'または、「--pdfa」を外してください。',
  'bundle.table-not-data': '表のすべての行からバンドルの書類を作るには「shorui bulk」を使います。',
  'pdf.form-no-fields': 'これは「shorui overlay」でできます。位置は「shorui inspect --fields」で書き出せます。',
  'bulk.column-unknown': '「--map 列=項目」で対応する項目を、「--map 列=」で使わない列を指定できます。',
  'bulk.column-unknown-nearest': '「--map 列=項目」で対応する項目を、「--map 列=」で使わない列を指定できます。',
  'bulk.characters': 'CP932は「--encoding cp932」で指定します。',
  'bulk.no-ledger': '「shorui bulk」の「-o」で指定したフォルダーです。',
  'word.tag-invisible': '「shorui lint --fix」でも取り除けます。',
  'word.name-invisible': '「shorui lint --fix」でも取り除けます。',
};

export const hintsEn: Hints = {
  'pdf.glyph-missing':
    'Or add a font that has it to the folder of --fonts, or print it as 〓 with --missing-glyph mark.',
  'pdf.glyph-missing-standard':
    'Or add a font that has it to the folder of --fonts, or print its standard form with --missing-glyph fallback.',
  'pdf.glyph-variant':
    'Or add a font that has it, such as IPAmj Mincho, to the folder of --fonts, or print its usual form with --missing-glyph fallback.',
  'pdf.glyph-compatibility': 'Or print it as it is with --missing-glyph mark.',
  'pdf.glyph-compatibility-standard':
    'Or print the standard ideograph with --missing-glyph fallback, or the character as it is with --missing-glyph mark.',
  'pdf.glyph-private': 'Or add the font it is meant for to the folder of --fonts and use --missing-glyph mark.',
  'pdf.glyph-control': 'Or leave it out with --missing-glyph fallback.',
  'pdf.glyph-marked': 'Or add a font that has it to the folder of --fonts.',
  'pdf.form-text-overflow': 'Use --overflow cut to accept that a part of it is not seen.',
  'pdf.value-under-field': '"shorui fill" fills fields, and "shorui fill --flatten" flattens them.',
  'pdf.certified-forms': 'Use "shorui fill" for that.',
  'pdf.certified-annotations': 'Use "shorui fill" for that.',
  'convert.archival-cmyk': 'Or omit --pdfa.',
  'bundle.table-not-data': '"shorui bulk" makes the documents of a bundle for all rows of a table.',
  'pdf.form-no-fields': '"shorui overlay" does that; "shorui inspect --fields" writes the places.',
  'bulk.column-unknown': 'Use --map COLUMN=FIELD to name its field, or --map COLUMN= to ignore the column.',
  'bulk.column-unknown-nearest': 'Use --map COLUMN=FIELD to name its field, or --map COLUMN= to ignore the column.',
  'bulk.characters': 'Use --encoding cp932 for it.',
  'bulk.no-ledger': 'It is the folder that "shorui bulk" got with -o.',
  'word.tag-invisible': '"shorui lint --fix" removes them too.',
  'word.name-invisible': '"shorui lint --fix" removes them too.',
};
