import type { PdfReport } from '@shorui/engine/node';
import type { AcroField } from '@shorui/engine/pdf';
import type { CommandContext } from '../command-context.ts';

/** Characters of a value, and options of a choice, that are shown. */
const longestValue = 30;
const mostOptions = 8;

function shorten(text: string): string {
  const characters = Array.from(text.replace(/\s+/gu, ' '));
  return characters.length <= longestValue ? characters.join('') : `${characters.slice(0, longestValue).join('')}…`;
}

function describeOptions({ options = [], type }: AcroField): string {
  if (type === 'check' && options.length < 2) return options[0] ? `[${options[0].value}]` : '';
  const shown = options
    .slice(0, mostOptions)
    .map(({ value, label }) => (value === label ? shorten(value) : `${shorten(value)}=${shorten(label)}`));
  return shown.length === 0 ? '' : `[${shown.join(' | ')}${options.length > mostOptions ? ' | …' : ''}]`;
}

function describeField(context: CommandContext, field: AcroField): string {
  const { colors } = context;
  const words = context.messages.inspectPdf;
  const [first] = field.widgets;
  const flags = (['comb', 'multiline', 'password', 'multiple', 'required', 'readOnly'] as const)
    .filter((flag) => field[flag])
    .map((flag) => words.flag[flag]);
  const parts = [
    field.label === undefined || field.label === field.name ? '' : `「${shorten(field.label)}」`,
    colors.cyan(words.fieldType[field.type]),
    [...flags, ...(field.maxLength === undefined ? [] : [words.maxLength(field.maxLength)])].join(' · '),
    describeOptions(field),
    first ? colors.dim(`${words.onPage(first.page)} ${first.x}, ${first.y}  ${first.width}×${first.height} mm`) : '',
    field.widgets.length > 1 ? `×${field.widgets.length}` : '',
    field.value === undefined ? '' : `= ${shorten([field.value].flat().join(', '))}`,
  ];
  return [field.name, ...parts.filter((part) => part !== '')].join('  ');
}

/** Describes the form fields (AcroForm) of a PDF as lines of text. */
export function describePdfForm(context: CommandContext, { form }: PdfReport): string[] {
  const words = context.messages.inspectPdf;
  if (form.fields.length === 0) return ['', words.noForm];
  return [
    '',
    context.colors.bold(words.form(form.fields.length)),
    ...form.fields.map((field) => `  ${describeField(context, field)}`),
  ];
}
