/** Help of the commands that make documents. */
export const helpDocumentsEn = {
  generate: {
    summary: 'make the documents of a bundle (バンドル) from answers (回答)',
    description: 'Make the documents (書類) of a bundle (バンドル: a folder or zip) from one set of answers (回答).',
    arguments: { bundle: 'folder or zip with application.json and files/' },
    options: {
      answers: 'answers by name, JSON or YAML; - for standard input',
      output: 'folder to write to; created if it does not exist',
      zip: 'write all documents into one zip, in addition to or instead of -o; - for standard output',
      only: 'only these files of the bundle, by name, path or id',
      'print-set': 'also, or only, write the documents as one PDF to print; - for standard output',
      'set-files':
        'files of the print set in their order, with pages and copies: "NAME", "NAME:1-3,5", "NAME*2" (default: all but guides)',
      duplex: 'begin each file on a right-hand page, with blank pages where needed, to print on both sides',
      'page-numbers':
        'print page numbers; the format contains {page}, and {pages} for their number (default: "{page} / {pages}")',
      'number-place':
        'where page numbers are printed; outside is right on odd and left on even pages (default: bottom)',
      attach: 'files of any kind that the PDF carries',
      title: 'title (表題) of the PDF (default: that of its first file)',
      author: 'author (作成者) of the PDF',
      'no-outline': 'no outline (しおり) with an entry for each file',
      format: 'Word files as Word, as PDF, or as both (default: as the bundle names them)',
      missing: 'what is missing: stop and list it, leave it blank, or keep its tag',
      'missing-glyph': 'for a character missing in all fonts: stop and list it, use a substitute, or print 〓',
      fonts: 'folder with fonts of your own (.ttf, .otf, .ttc, .woff2); they come first',
      'no-clobber': 'do not replace existing files; if one exists, nothing is written',
      json: 'print the written files as JSON',
    },
    notes:
      'If answers are missing or wrong, all of them are listed with line and column, and nothing is written. Existing files of the same name are replaced; other files in the folder are left alone. A Word file whose output name in the bundle ends in .pdf is written as PDF.',
  },
  fill: {
    summary: 'fill one Word template (ひな形) or PDF form with data',
    description:
      'Fill the tags (タグ) of one Word template (ひな形), or the form fields (AcroForm) of one PDF. No bundle is needed.',
    arguments: { template: 'Word template (.docx) with tags such as {{会社名}}, or PDF with form fields' },
    options: {
      data: 'values by name, JSON or YAML; - for standard input',
      output: 'document to write: .docx or .pdf (a Word template is converted); - for standard output',
      missing: 'what is missing: stop and list it, leave it blank, or keep its tag',
      flatten: 'PDF: draw the values into the pages and remove the form fields',
      overflow: 'PDF: for a text too long for its field: stop and list it, or cut it',
      'missing-glyph': 'for a character missing in all fonts: stop and list it, use a substitute, or print 〓',
      fonts: 'folder with fonts of your own (.ttf, .otf, .ttc, .woff2); they come first',
      'no-clobber': 'do not replace existing files; if one exists, nothing is written',
      json: 'print the written file as JSON',
    },
    notes:
      'A name missing in the data is an error. All missing names are listed with their places and the most similar name. A name whose value is null or "" prints nothing and is reported. For an image, the data contains its file name, relative to the data file, or a data: URL.',
  },
  convert: {
    summary: 'convert Word files to PDF',
    description:
      'Convert Word files (.docx) to PDF, laid out as Word prints them. Neither Word nor another program is needed.',
    arguments: { file: 'Word files (.docx); - for standard input' },
    options: {
      output: 'PDF to write (.pdf), - for standard output, or a folder for several files',
      'missing-glyph': 'for a character missing in all fonts: stop and list it, use a substitute, or print 〓',
      fonts: 'folder with fonts of your own (.ttf, .otf, .ttc, .woff2); they come first',
      pdfa: 'write PDF/A-2b, for long-term archiving',
      'no-clobber': 'do not replace existing files; if one exists, nothing is written',
      json: 'print the written files and the unsupported features as JSON',
    },
    notes:
      'Features of a file that are not supported in its PDF are listed with their places. If one of several files cannot be converted, nothing is written.',
  },
  merge: {
    summary: 'put pages of several PDF files into one',
    description: 'Put pages of several PDF files into one, in the given order. Word files (.docx) are converted.',
    arguments: {
      file: 'files, with pages and copies if not all or once: "a.pdf", "a.pdf:1-3,5", "a.pdf:2-*3", "b.docx"',
    },
    options: {
      output: 'PDF to write; - for standard output',
      duplex: 'begin each file on a right-hand page, with blank pages where needed, to print on both sides',
      'page-numbers':
        'print page numbers; the format contains {page}, and {pages} for their number (default: "{page} / {pages}")',
      'number-place':
        'where page numbers are printed; outside is right on odd and left on even pages (default: bottom)',
      attach: 'files of any kind that the PDF carries',
      title: 'title (表題) of the PDF (default: that of its first file)',
      author: 'author (作成者) of the PDF',
      'no-outline': 'no outline (しおり) with an entry for each file',
      fonts: 'folder with fonts of your own (.ttf, .otf, .ttc, .woff2); they come first',
      'no-clobber': 'do not replace existing files; if one exists, nothing is written',
      json: 'print the written file as JSON',
    },
    notes:
      'Fields of forms become a part of their pages, and signatures lose their validity, which is reported. A file that is encrypted or damaged stops the command, and nothing is written.',
  },
  overlay: {
    summary: 'draw values on a PDF form',
    description:
      'Draw values (値) on the pages of a PDF form, in boxes, cells (マス目) and marks. No bundle is needed.',
    arguments: { form: 'PDF form' },
    options: {
      fields: 'positions of the values, JSON or YAML (shorui schema fields)',
      data: 'values by name, JSON or YAML; - for standard input',
      output: 'document to write (.pdf); - for standard output',
      missing: 'what is missing: stop and list it, or leave it blank',
      'missing-glyph': 'for a character missing in all fonts: stop and list it, use a substitute, or print 〓',
      fonts: 'folder with fonts of your own (.ttf, .otf, .ttc, .woff2); they come first',
      title: 'title (表題) of the document; also sets the language to Japanese',
      'no-clobber': 'do not replace existing files; if one exists, nothing is written',
      json: 'print the written file as JSON',
    },
    notes:
      'The values are appended to the form as an incremental update, so signatures stay valid. A certification (DocMDP) that does not permit changes is reported. A text that does not fit its box, a character missing in all fonts and a name missing in the data are errors. All of them are listed, and nothing is written. An image or seal (印影) is a PNG or JPEG. The data contains its file name, relative to the data file, or a data: URL.',
  },
  bulk: {
    summary: 'make the documents of many sets of answers (一括作成)',
    description:
      'Make the documents (書類) of a bundle (バンドル) for many sets of answers (回答). An interrupted run can be resumed.',
    arguments: { bundle: 'folder or zip with application.json and files/' },
    options: {
      answers: 'a table with a header row (.xlsx, .csv, .tsv), one record per line (.jsonl), or an array (.json)',
      output: 'new folder to write to, or a zip',
      workers: 'threads that make documents (default: one per processor)',
      resume: 'continue the run in the folder; give the same options as before',
      encoding: 'encoding of the answers',
      map: 'map a CSV column to an answer; "COLUMN=" ignores the column; can be given more than once',
      name: 'names of files or folders, such as "{{会社名}}_{{契約日}}" (default: 000001, 000002, …)',
      format: 'Word files as Word, as PDF, or as both (default: as the bundle names them)',
      'on-error': 'what a bad record does to the others',
      json: 'print how many were made and failed as JSON',
    },
    notes:
      'ledger.jsonl in the folder lists what was made; errors.csv lists the records that failed, and rejected.csv has their rows to correct and run again. Columns are named like questions and fields: 会社名, 氏名.last, 明細[1].金額. Separate several choices in one cell by ; or 、',
  },
  'csv-header': {
    summary: 'print the header of a table of answers for bulk',
    description: 'Print the header of a table of answers (回答) to a bundle (バンドル), for shorui bulk.',
    arguments: { bundle: 'folder or zip with application.json and files/' },
    options: {
      lines: 'lines of each list that get columns',
      output: 'CSV file to write, in UTF-8 as spreadsheets read it',
      'no-clobber': 'do not replace existing files; if one exists, nothing is written',
      json: 'print the names of the columns as JSON',
    },
    notes: 'Names and addresses have a column for each part. Computed fields have none.',
  },
  verify: {
    summary: 'make the documents of a bulk run again and compare them (検証)',
    description:
      'Make the documents of a bulk run again, without writing them, and compare them with its ledger and files.',
    arguments: { dir: 'folder that shorui bulk wrote' },
    options: {
      bundle: 'the bundle, if it has moved since the run',
      answers: 'the answers, if they have moved since the run',
      workers: 'threads (default: one per processor)',
      json: 'print JSON',
    },
    notes: 'Missing, changed and unexpected files are listed, one per line. The exit code is 1 if there are any.',
  },
} as const;
