import type { ProblemId, ProblemParams } from '../../../../problems/index.ts';
import { childValue, isSet, partAttribute } from '../../../../xml/part-attribute.ts';
import { wholeNumber } from '../../../../xml/values.ts';
import { child, descend, type XmlElement, type XmlPart } from '../../../../xml/xml-element.ts';
import type { FieldRun, Inline } from '../../../model/inline.ts';
import type { TextFormat } from '../../../model/formats.ts';
import { withFont, withSize } from '../../runs/format-variant.ts';
import { isSymbolFont, symbolCharacter } from '../../runs/symbol-characters.ts';
import { nameTable } from '../../name-table.ts';
import { equationInlines } from './equation-inlines.ts';
import { fieldNumberFormat, type FieldCode } from './field-code.ts';
import type { FinishedField } from './field-stack.ts';
import { hasNoStoredResult } from './printed-kinds.ts';

/** What a form field shows that has no stored result: a box for a checkbox, the chosen entry of a list. */
function formFieldText(part: XmlPart, data: XmlElement): string {
  const box = child(data, 'w:checkBox');
  if (box) {
    const name = child(box, 'w:checked') ? 'w:checked' : 'w:default';
    return isSet(part, box, name) ? '☒' : '☐';
  }
  const list = descend(data, 'w:ddList');
  if (!list) return '';
  const entries = list.children.filter(({ name }) => name === 'w:listEntry');
  const chosen = childValue(part, list, 'w:result') ?? childValue(part, list, 'w:default');
  const index = wholeNumber(chosen, 0, entries.length) ?? 0;
  const entry = entries[index];
  return (entry && partAttribute(part, entry, 'val')) ?? '';
}

/** What a field prints at its end in addition to its stored result. */
interface PrintedField {
  readonly inlines: readonly Inline[];
  readonly problem?: { readonly id: ProblemId; readonly params: ProblemParams };
}

const pageFields = nameTable<FieldRun['field']>({
  PAGE: 'page',
  NUMPAGES: 'pages',
  SECTIONPAGES: 'sectionPages',
});

const nothing: PrintedField = { inlines: [] };

/** `SYMBOL 183 \f "Symbol" \s 12` (ECMA-376 part 1, 17.16.5.57). */
function symbolText(code: FieldCode, format: TextFormat): readonly [text: string, format: TextFormat] {
  const number = Number(code.words[0]);
  const font = code.switches.get('\\f')?.[0] ?? '';
  const size = Number(code.switches.get('\\s')?.[0]);
  if (!(number > 0 && number < 0x11_0000)) return ['', format];
  const sized = size > 0 && size < 1_000 ? withSize(format, size) : format;
  if (isSymbolFont(font)) return [symbolCharacter(font, number) ?? '', sized];
  return [String.fromCodePoint(number), font === '' ? sized : withFont(sized, font)];
}

/** Lays out a field that has come to its end; those with a stored result give nothing more. */
export function printField(part: XmlPart, field: FinishedField, link: string | undefined): PrintedField {
  const { code, format, hasResult } = field;
  if (!format) return nothing;
  const linked = link === undefined ? {} : { link };
  const text = (words: string, look = format): PrintedField =>
    words === '' ? nothing : { inlines: [{ kind: 'text', text: words, format: look, ...linked }] };
  const page = pageFields[code.kind];
  if (page) {
    const numberFormat = fieldNumberFormat(code);
    return {
      inlines: [{ kind: 'field', field: page, format, ...linked, ...(numberFormat !== undefined && { numberFormat }) }],
    };
  }
  switch (code.kind) {
    case 'EQ': {
      const { inlines, isWhole } = equationInlines(field.pieces, format, link);
      return isWhole ? { inlines } : { inlines, problem: { id: 'convert.equation', params: {} } };
    }
    case 'SYMBOL': {
      const [words, look] = symbolText(code, format);
      const problem = { id: 'convert.field', params: { kind: code.kind } } as const;
      return words === '' ? { inlines: [], problem } : text(words, look);
    }
    case 'MACROBUTTON':
    case 'GOTOBUTTON':
      return text(code.words.slice(1).join(' '));
    case 'FORMCHECKBOX':
    case 'FORMDROPDOWN':
      return hasResult && code.kind === 'FORMDROPDOWN'
        ? nothing
        : text(field.formData ? formFieldText(part, field.formData) : '');
    default:
      return hasResult || !hasNoStoredResult(code.kind)
        ? nothing
        : { inlines: [], problem: { id: 'convert.field', params: { kind: code.kind } } };
  }
}
