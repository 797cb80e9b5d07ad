import { hintsEn } from './hints.ts';
import type { Messages } from './messages.ts';

function near(nearest: string | undefined): string {
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

export const en: Messages = {
  severity: { error: 'error', warning: 'warning', info: 'note' },
  problemCount: (errors, warnings) => `${count(errors, 'error')}, ${count(warnings, 'warning')}`,
  hints: hintsEn,
  noProblems: (name) => `${name}: no problems found.`,
  nothingWritten: (count) => `${count}. Nothing was written.`,
  written: (path, size) => `wrote ${path} (${size})`,
  writtenSum: (files, size) => `Made ${count(files, 'file')} (${size}).`,
  noFiles: 'These answers select no file.',
  guide: ' [guide]',
  blanks: (file, number, tags) => `${file}: ${count(number, 'place')} left blank because there is no answer (${tags}).`,
  more: ', …',
  progress: (index, total, name) => `making ${index}/${total} ${name}`,
  remaining: 'left',
  inspect: {
    part: (name, kind) => `${name} (${kind})`,
    noTags: 'There are no tags.',
    tags: 'Tags',
    fields: 'Fields of Word',
    features: 'The document contains',
    featureNames: {
      image: 'images',
      picture: 'drawings in the old format (VML)',
      textBox: 'text boxes',
      contentControl: 'content controls',
      trackedChange: 'tracked changes',
      comment: 'comments',
      footnote: 'footnotes',
      endnote: 'endnotes',
      hyperlink: 'links',
      bookmark: 'bookmarks',
      ruby: 'ruby',
      fitText: 'fitted text',
      mergedCell: 'merged cells',
      numbering: 'numbered lists',
      embeddedObject: 'embedded objects',
      formula: 'formulas',
      importedFile: 'imported files',
      verticalText: 'vertical text',
      nestedTable: 'nested tables',
      field: 'fields',
      header: 'headers',
      footer: 'footers',
    },
  },
  inspectPdf: {
    pages: (version, count) => `PDF ${version}, ${count} ${count === 1 ? 'page' : 'pages'}`,
    page: (number, width, height) => `page ${number} ${width}×${height} mm`,
    rotated: (degrees) => `rotated by ${degrees}°`,
    userUnit: (unit) => `unit of ${unit} pt`,
    scan: 'only a picture (scan)',
    empty: 'empty',
    counts: (characters, lines, boxes, images) =>
      `characters ${characters}, lines ${lines}, boxes ${boxes}${images > 0 ? `, pictures ${images}` : ''}`,
    boxes: { media: 'paper', crop: 'visible part' },
    fonts: 'Fonts',
    noFonts: 'No fonts.',
    font: (embedded, pages) => `${embedded ? 'embedded' : 'not embedded'} (page ${pages})`,
    encryption: 'Encryption',
    rights: (allowed, forbidden) =>
      [
        ...(allowed.length > 0 ? [`allowed: ${allowed.join(', ')}`] : []),
        ...(forbidden.length > 0 ? [`not allowed: ${forbidden.join(', ')}`] : []),
      ].join('; '),
    right: {
      print: 'print',
      modify: 'change',
      copy: 'copy',
      annotate: 'annotate',
      fillForms: 'fill in forms',
      assemble: 'rearrange pages',
    },
    signatures: 'Signatures',
    signature: (name, date, whole) =>
      `${name ?? 'unknown signer'}${date === undefined ? '' : ` (${date})`}${whole ? '' : ', changed afterwards'}`,
    form: (count) => `Form fields (AcroForm): ${count}`,
    noForm: 'No form fields (AcroForm).',
    fieldType: {
      text: 'text',
      check: 'check box',
      radio: 'radio buttons',
      choice: 'choice',
      button: 'button',
      signature: 'signature',
    },
    flag: {
      comb: 'cells',
      multiline: 'several lines',
      readOnly: 'read-only',
      required: 'required',
      password: 'password',
      multiple: 'several values',
    },
    maxLength: (length) => `up to ${length} characters`,
    attachments: 'Attachments',
    script: 'It contains JavaScript, which is not run.',
    proposed: (count) => `Proposed fields: ${count}`,
    noProposed: 'No field could be proposed.',
    kind: { box: 'box', cells: 'cells', line: 'line', blank: 'blank', check: 'check', seal: 'seal', form: 'form' },
    cells: (count) => `${count} cells`,
    onPage: (page) => `page ${page}`,
    rest: (count) => `and ${count} more (all with --json or --fields)`,
    repeat: (page, first, count) =>
      `Page ${page}: the fields from "${first}" on repeat ${count} times. --json has them as rows of a list (repeats).`,
    saveFields: 'Add --fields FILE.json to save the proposals: shorui overlay reads that file as it is.',
    useFill:
      'It has form fields: fill them with shorui fill. To draw values on its pages instead, flatten the fields first (shorui fill --flatten).',
    onlyPdf: '--fields is only for PDF files.',
  },
  lint: {
    needsOutput: '--fix and --comments need an output file: use -o FILE.',
    nothingToWrite: '-o is only for --fix or --comments.',
    needsFix: '--fix-names is only for --fix.',
    onlyFiles: '--fix, --comments and --data-schema do not work on a bundle: give one of its Word files (.docx).',
    fixed: (count) => `Repaired ${count}.`,
    fixable: (count) => `${count} of them can be repaired with --fix.`,
  },
  convert: {
    written: (path, pages, size) => `wrote ${path} (${count(pages, 'page')}, ${size})`,
    morePlaces: (number) => `and ${count(number, 'more place')}`,
    needsFolder: (output) => `Several files need an output folder: give a folder to -o, not the file name "${output}".`,
    sameName: (one, other) =>
      `"${one}" and "${other}" would become PDF files with the same name. Convert them into different folders.`,
  },
  adopt: {
    converted: (count) => `${count} ${count === 1 ? 'tag' : 'tags'} converted.`,
    times: (count) => ` (${count} times)`,
    onlyListed: 'Nothing was written. Use -o FILE.docx to write the converted template.',
    badDelimiters: (text) =>
      `--delimiters "${text}" must be an opening and a closing sign with a space between, such as "<< >>".`,
  },
  merge: {
    blank: (count) => ` (${count} of them blank)`,
    pages: (count) => ` ${count} ${count === 1 ? 'page' : 'pages'}`,
    badFormat: (text) =>
      `--page-numbers "${text}" must contain {page}, such as --page-numbers "{page}/{pages}"; {pages} is their number.`,
    placeAlone: '--number-place requires --page-numbers.',
    needsPrintSet: '--set-files, --duplex, --page-numbers and the like require --print-set.',
  },
  bulk: {
    progress: (done, of, failed, rate, left) =>
      `${done}${of === undefined ? '' : `/${of}`} records, ${failed} failed, ${rate}/s${left === '' ? '' : `, ${left} left`}`,
    resumed: (done) => `Resuming the earlier run: ${count(done, 'record')} done already.`,
    sum: (made, failed, seconds, rate) => `${made} made, ${failed} failed, ${seconds} s (${rate}/s)`,
    seeErrors: (path) => `Errors are listed in ${path}`,
    stopped: (record) => `Stopped at the errors of record ${record}. Documents already made are kept.`,
    interrupted: (done) => `Stopped. The results up to record ${done} are kept.`,
    goOn: 'To continue, run the same command with --resume:',
    nothingLeft: (path) => `${path} is already complete.`,
    packed: (path) => `wrote ${path}`,
    verified: (records, files) =>
      `${count(records, 'record')} (${count(files, 'file')}) made again: all match the ledger.`,
    differs: (problems) => `${count(problems, 'thing')} differ${problems === 1 ? 's' : ''}.`,
    badMap: (text) => `Give --map as COLUMN=PATH, not "${text}".`,
    noStandardInput:
      'The answers of a bulk run cannot be standard input (-), so that the run can be resumed: give a file (.xlsx, .csv and others).',
    badWorkers: (text) => `Give --workers as a whole number from 1 to 256, not "${text}".`,
  },
  badLines: (text) => `--lines "${text}" must be a whole number from 1 to 100.`,
  standardInput: 'standard input',
  inputTwice: 'Only one argument can be - for standard input.',
  outputTwice: 'Standard output (-) takes one document, and not together with --json.',
  needsZip: 'Use --zip - instead of -o to write the documents to standard output.',
  needsOutput: 'No output was given: use -o DIR or --zip FILE.',
  outputKind: (path, kind, extensions) =>
    `"${path}" is not a name for a ${kind.replace('/', ' or ')} file: use a name that ends in ${extensions.join(' or ')}.`,
  outputIsInput: (path) => `"${path}" is the input file, which is never changed: give another name to -o.`,
  explainOne: 'Give exactly one of --question, --field, --file and --block.',
  badBlock: (text) =>
    `Give --block as FILE#PATH, like contract.docx#0.3.1; not "${text}". shorui inspect shows the paths.`,
  badRepetition: (text) => `Give --repetition as numbers from 1, outermost first, like 2,1; not "${text}".`,
  ambiguous: (name, ids) => `Several have the name "${name}". Give an id: ${ids}`,
  unknownFile: (name, nearest, known) => `The bundle has no file "${name}".${near(nearest)} Its files are: ${known}`,
  unknownName: (name, nearest, known) => `There is no name or id "${name}".${near(nearest)} There are: ${known}`,
  separator: ', ',
  folded: (count) => `Formulas that cannot be computed because of the errors above: ${count}.`,
  schemaTakesNoBundle: (name) => `The schema ${name} does not depend on a bundle: omit the bundle.`,
  unknownSchema: (name, nearest, known) => `There is no schema "${name}".${near(nearest)} Available: ${known}.`,
  folderNotEmpty: (path) => `The folder ${path} is not empty. Choose another folder.`,
  created: (path) => `Created the bundle ${path}.`,
  sameName: (name) => `Two files are called ${name}. Rename one of them.`,
  leftOut: (names) =>
    `No question was made for: ${names.join(', ')}. If they are needed, add fields and positions to application.json.`,
  tryIt: 'Try it:',
  usage: {
    unknownCommand: (name, nearest) => `There is no command "${name}".${near(nearest)}`,
    unknownOption: (name, nearest) => `There is no option "${name}".${near(nearest)}`,
    missingArgument: (name) => `${name} is missing.`,
    missingOption: (name) => `The option ${name} is required.`,
    missingValue: (name) => `The option ${name} needs a value.`,
    badChoice: (option, value, choices) =>
      `"${value}" is not a value of the option ${option}. Its values are ${choices}.`,
    badArgument: (value, choices) => `"${value}" is not one of ${choices}.`,
    tooMany: 'Too many arguments.',
    other: (detail) => `The command line is invalid: ${detail}`,
    help: 'See shorui --help, or shorui COMMAND --help.',
  },
  interrupted: 'Stopped. Nothing was written.',
  internal: (detail) =>
    `Internal error: ${detail} (run again with SHORUI_DEBUG=1 and report the output to the issue tracker)`,
};
