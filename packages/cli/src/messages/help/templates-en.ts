/** Help of the commands for templates and bundles. */
export const helpTemplatesEn = {
  inspect: {
    summary: 'show blocks (ブロック), tags (タグ) and fields of a Word file or a PDF form',
    description:
      'Show what a file contains. Its content decides how it is read:\nWord: the blocks (ブロック) with their paths, the tags (タグ), fields and features.\nPDF: pages, fonts, form fields (AcroForm), and proposed fields from its boxes, cells (マス目), lines and blanks.',
    arguments: { file: 'Word file (.docx) or PDF form (.pdf); - for standard input' },
    options: {
      json: 'print JSON',
      fields: 'PDF: write the proposed fields as a file for shorui overlay; - for standard output',
      'no-clobber': 'do not replace existing files; if one exists, nothing is written',
    },
    notes: '',
  },
  lint: {
    summary: 'find errors and doubtful tags in Word templates (ひな形)',
    description:
      'Find errors and doubtful tags (タグ) in a Word template (ひな形), or in all templates of a bundle (バンドル).',
    arguments: { file: 'Word template (.docx), or a bundle: folder or zip; - for standard input' },
    options: {
      'data-schema': 'JSON Schema of the data, to find unknown names',
      fix: 'fix what can be fixed unambiguously; requires -o',
      'fix-names': 'with --fix: also replace unknown names by the nearest known name',
      comments: 'write the findings as Word comments into a copy; requires -o',
      output: 'the fixed or commented copy (.docx); - for standard output',
      'no-clobber': 'do not replace existing files; if one exists, nothing is written',
      json: 'print JSON',
    },
    notes: 'The input file is never changed. The exit code is 1 for errors and 0 for warnings alone.',
  },
  adopt: {
    summary: 'convert the tags of a template for docxtemplater',
    description:
      "Convert the tags of a Word template for docxtemplater to Shorui's. Everything else in the file stays.",
    arguments: { file: 'Word template (.docx) with tags such as {name} and {#list}…{/list}; - for standard input' },
    options: {
      output: 'the converted template (.docx); without it, the changes are only listed; - for standard output',
      data: 'data that the old template was filled with, JSON or YAML: it shows which sections are lists',
      delimiters: 'what begins and ends a tag, such as "<< >>" (default: "{ }", or "{{ }}" if all tags are written so)',
      'no-clobber': 'do not replace existing files; if one exists, nothing is written',
      json: 'print every change and problem with its place as JSON',
    },
    notes:
      'Tags that cannot be converted stay as they are and are listed with their places; the exit code is then 1. The input file is never changed. Table: docs/from-docxtemplater.md',
  },
  validate: {
    summary: 'check a bundle (バンドル), and answers (回答) to it',
    description:
      'Check a bundle (バンドル), that is its application, rules (ルール) and templates, and answers (回答) to it.',
    arguments: { bundle: 'folder or zip with application.json and files/' },
    options: { answers: 'answers by name, JSON or YAML; - for standard input', json: 'print JSON' },
    notes: '',
  },
  explain: {
    summary: 'explain why a question (質問), field (項目), file or block (ブロック) is shown or hidden',
    description:
      'Explain why a question (質問), field (項目), file or block (ブロック) is shown or hidden for these answers.',
    arguments: { bundle: 'folder or zip with application.json and files/' },
    options: {
      answers: 'answers by name, JSON or YAML; - for standard input',
      question: 'id or name of a question',
      field: 'id or name of a field',
      file: 'id, name or path of a file',
      block: 'block of a file, with the path that shorui inspect shows',
      repetition: 'repetition to explain, counted from 1, outermost first: 2 or 2,1',
      json: 'print JSON',
    },
    notes: 'For a block outside the main text, add the part: FILE#word/header1.xml#0.1',
  },
  schema: {
    summary: 'print a JSON Schema, or list the names',
    description: 'Print a JSON Schema (draft 2020-12). Without a name, list the names.',
    arguments: {
      name: 'name of the schema, such as application',
      bundle: 'with "answers": the bundle (バンドル) whose answers (回答) are described',
    },
    options: { json: 'list the names as JSON; a schema always is' },
    notes: '',
  },
  new: {
    summary: 'start a bundle (バンドル) with questions, a Word template and sample answers',
    description:
      'Start a bundle (バンドル): an application with questions (質問), a Word template (ひな形) and sample answers (回答). With --from the questions are made for templates and forms that you have.',
    arguments: { dir: 'folder to create; must be empty or not exist' },
    options: {
      from: 'Word templates and PDF forms; their tags and boxes give the questions, with the positions of the boxes',
      json: 'print the written files as JSON',
    },
    notes: '',
  },
  completion: {
    summary: 'print the completion script of a shell',
    description: 'Print a script with which a shell completes the commands and options of shorui.',
    arguments: { shell: 'bash, zsh or fish' },
    options: {},
    notes: '',
  },
} as const;
