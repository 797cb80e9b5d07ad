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
  noProblems: (name) => `${name}: no problems found.`,
  nothingWritten: (count) => `${count}. Nothing was written.`,
  written: (path, size) => `wrote ${path} (${size})`,
  writtenSum: (files, size) => `Made ${count(files, 'file')} (${size}).`,
  noFiles: 'These answers ask for no file.',
  guide: ' [guide]',
  blanks: (file, number, tags) => `${file}: ${count(number, 'place')} left blank for want of an answer (${tags}).`,
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
      picture: 'drawings of the old format',
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
  lint: {
    needsOutput: '--fix and --comments need a file to write to: give -o FILE.',
    nothingToWrite: '-o goes with --fix or --comments.',
    needsFix: '--fix-names goes with --fix.',
    onlyFiles: '--fix, --comments and --data-schema do not work on a bundle: name one of its Word files (.docx).',
    fixed: (count) => `Repaired ${count}.`,
    fixable: (count) => `${count} of them can be repaired with --fix.`,
  },
  needsOutput: 'There is nowhere to write to: give -o DIR or --zip FILE.',
  outputKind: (path) => `A Word file is written, so "${path}" will not do: let its name end in .docx.`,
  outputIsInput: (path) => `"${path}" is the file that is read, and it is never changed: give -o another name.`,
  explainOne: 'Give exactly one of --question, --field, --file and --block.',
  badBlock: (text) =>
    `Give --block as FILE#PATH, like contract.docx#0.3.1; not "${text}". shorui inspect shows the paths.`,
  badRepetition: (text) => `Give --repetition as numbers from 1, outermost first, like 2,1; not "${text}".`,
  ambiguous: (name, ids) => `There are several "${name}". Give an id: ${ids}`,
  unknownFile: (name, nearest) => `The bundle has no file "${name}".${near(nearest)}`,
  unknownName: (name, nearest) => `There is no name or id "${name}".${near(nearest)}`,
  schemaTakesNoBundle: (name) => `The schema ${name} does not depend on a bundle: leave the bundle out.`,
  unknownSchema: (name, nearest, known) => `There is no schema "${name}".${near(nearest)} There are ${known}.`,
  folderNotEmpty: (path) => `The folder ${path} is not empty. Choose another place.`,
  created: (path) => `Created the bundle ${path}.`,
  tryIt: 'Try it:',
  usage: {
    unknownCommand: (name, nearest) => `There is no command "${name}".${near(nearest)}`,
    unknownOption: (name, nearest) => `There is no option "${name}".${near(nearest)}`,
    missingArgument: (name) => `${name} is missing.`,
    missingOption: (name) => `The option ${name} is required.`,
    missingValue: (name) => `The option ${name} needs a value.`,
    badChoice: (option, value, choices) => `The option ${option} does not take "${value}". It takes ${choices}.`,
    tooMany: 'There are too many arguments.',
    other: (detail) => `The command line is wrong: ${detail}`,
    help: 'See shorui --help, or shorui COMMAND --help.',
  },
  interrupted: 'Stopped. Nothing was written.',
  internal: (detail) =>
    `Internal error: ${detail} (run again with SHORUI_DEBUG=1 and report what it prints to the issue tracker)`,
};
