import {
  fieldType,
  maxInstanceName,
  type Application,
  type FieldStyle,
  type FormField,
  type FormRepeat,
} from '../../application/schema/index.ts';
import type { ProposalReport } from '../../pdf/index.ts';
import { applicationNames } from '../application-names.ts';
import { AskedFields, type ExistingField } from './existing-fields.ts';
import { severalApply } from './blank-choices.ts';
import { fieldByName, type ProposedValues } from './field-by-name.ts';
import {
  groupFields,
  type LooseField,
  type ProposedField,
  type ProposedPlace,
  type ProposedRows,
} from './group-fields.ts';
import { sumsBelowLists } from './form-sums.ts';
import { joinDates, joinRepeats } from './join-proposals.ts';
import { joinParts } from './join-parts.ts';
import type { Proposals } from './propose-from-template.ts';

interface Place extends FormField {
  readonly kind: ProposalReport['kind'];
  /** The printed words that name it. */
  readonly printed?: string;
}

const letters = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{N}\p{M}ー々〇]+/gu, '');

/** The printed words where the name of a place has not all of them: more than its letters and digits, and its numbers. */
function labelOf(name: string, printed: string): string | undefined {
  const isWhole = letters(printed).length <= letters(name).length;
  return printed === '' || isWhole ? undefined : printed.replaceAll('_', '　').trim();
}

/** Forms ask for numbers at the right end of their cells (右に詰めて記入). */
function styleOf({ style = {} }: FormField, type: ProposedValues['type']): FieldStyle {
  const { cells } = style;
  if (type !== fieldType.number || cells === undefined || cells.content !== undefined) return style;
  return { ...style, cells: { align: 'right', ...cells } };
}

const placeOf = (field: FormField, type: ProposedValues['type']): ProposedPlace => ({
  page: field.page ?? 1,
  position_x: field.position_x,
  position_y: field.position_y,
  style: styleOf(field, type),
  ...(field.option_value !== undefined && { option_value: field.option_value }),
  ...(field.value !== undefined && { value: field.value }),
});

const dateValues: ProposedValues = { type: fieldType.date, date_format: 'YYYY年M月D日' };
const eraValues: ProposedValues = { type: fieldType.date, date_format: 'ggge年M月D日' };

/** The values of one name: marks under one label are choices, cells may show that it is a postal code. */
function valuesOf(name: string, places: readonly Place[]): ProposedValues {
  // Eras that are circled print a part of their date.
  if (places.some(({ option_value: option, value }) => option !== undefined && value !== undefined)) return eraValues;
  const choices = [...new Set(places.flatMap(({ option_value: option }) => option ?? []))];
  const options = choices.map((text) => ({ text, value: text }));
  const isSeveral = severalApply(name) && places.every(({ kind }) => kind === 'check');
  if (choices.length > 1) return { type: isSeveral ? fieldType.checkbox : fieldType.radio, options };
  if (choices.length === 0 && places.some(({ style }) => style?.checkbox !== undefined))
    return { type: fieldType.checkbox };
  if (choices.length === 1) return { type: fieldType.checkbox, options };
  if (places.some(({ style }) => style?.cells?.content === 'post_code')) return { type: fieldType.post_code };
  if (places.some(({ style }) => style?.cells?.content === 'date')) return dateValues;
  const { values } = fieldByName(name);
  const isLong = places.some(({ style }) => style?.multiline === true);
  return isLong && values.type === fieldType.text ? { type: fieldType.textarea } : values;
}

/** Names that the engine gives where nothing is printed, and places that no answer fills: seals. */
const isUnnamed = ({ name, kind }: Place): boolean => kind === 'seal' || /^項目_\d+$/u.test(name);

/** A name as long as fields may have: the beginning, with what comes after the last underscore, and a number where it is in use. */
function shortName(whole: string, taken: ReadonlySet<string>): string {
  if ([...whole].length <= maxInstanceName) return whole;
  const tail = /_[^_]{1,12}$/u.exec(whole)?.[0] ?? '';
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? tail : `${tail}_${number}`;
    const name = [...whole].slice(0, maxInstanceName - [...end].length).join('') + end;
    if (!taken.has(name)) return name;
  }
}

/** Fields of places by their names. `isKnown`: is the name answered already? `asked`: the fields of questions. */
class FieldsByName {
  readonly left = new Set<string>();
  readonly existing: ExistingField[] = [];
  readonly #isKnown: (list: readonly string[], name: string) => boolean;
  readonly #asked: AskedFields;

  constructor(isKnown: (list: readonly string[], name: string) => boolean, asked: AskedFields) {
    this.#isKnown = isKnown;
    this.#asked = asked;
  }

  of(places: readonly Place[], list: readonly string[], rows?: ProposedRows): LooseField[] {
    const byName = new Map<string, Place[]>();
    for (const place of joinDates(joinParts(places))) {
      if (isUnnamed(place)) this.left.add(place.name);
      else byName.set(place.name, [...(byName.get(place.name) ?? []), place]);
    }
    const taken = new Set<string>();
    return [...byName].flatMap(([whole, held]): LooseField | readonly [] => {
      const name = shortName(whole, taken);
      taken.add(name);
      const values = valuesOf(whole, held);
      // A date is printed by the words of its year.
      const printed = values.type === fieldType.date ? undefined : labelOf(name, held[0]?.printed ?? '');
      const label = printed !== undefined ? { label: printed } : name === whole ? {} : { label: whole };
      const placements = held.map((place) => {
        const placed = placeOf(place, values.type);
        return placed.value === undefined ? placed : { ...placed, value: placed.value.replaceAll(whole, name) };
      });
      const field: ProposedField = { name, ...label, ...values, placements };
      if (this.#isKnown(list, name)) {
        const link = this.#asked.link(list, field, rows);
        if (link !== undefined) this.existing.push(link);
        return [];
      }
      const theme = field.type === fieldType.date ? 'date' : fieldByName(whole).theme;
      return { list, theme, field, ...(rows && { rows }) };
    });
  }
}

/** How far two places of one block may differ, mm. */
const slack = 1;

/** Whether a place is that of a field in any of the rows of a list. */
function isInRows({ page: on = 1, position_x: x, position_y: y }: FormField, repeat: FormRepeat): boolean {
  const { page = 1, rows, pitch, direction = 'down', fields } = repeat;
  if (on !== page) return false;
  return fields.some((field) => {
    const [along, across] =
      direction === 'right'
        ? [x - field.position_x, y - field.position_y]
        : [y - field.position_y, x - field.position_x];
    const row = Math.round(along / pitch);
    return row >= 0 && row < rows && Math.abs(along - row * pitch) < slack && Math.abs(across) < slack;
  });
}

const rowsOf = ({ page = 1, rows, pitch, direction, continuation }: FormRepeat): ProposedRows => ({
  page,
  rows,
  pitch,
  ...(direction && { direction }),
  ...(continuation && { continuation }),
});

/**
 * Proposes questions for the places that were found on a PDF form (`inspectPdf`), each with its places, in the order of the form.
 * Blocks of one form as rows (`repeats`) are lists, with the places of their first row; rows that go on with the next page are its
 * continuation. Year, month and day that are printed apart are one date.
 * Long names are shortened and become labels. Fields that the application asks already are `existing`; places without a name are left out.
 * @param fileId the form as a file of the application: what is printed on it has its places
 */
export function proposeFromForm(
  application: Application,
  fields: readonly FormField[],
  reports: readonly (Pick<ProposalReport, 'kind'> & Partial<Pick<ProposalReport, 'label'>>)[],
  repeats: readonly FormRepeat[] = [],
  fileId?: number,
): Proposals {
  const { parts } = applicationNames(application).root;
  const asked = new AskedFields(application, fileId);
  const isKnown = ([list]: readonly string[], name: string): boolean =>
    (list === undefined ? parts : parts?.get(list)?.items?.parts)?.has(name) === true;
  const byName = new FieldsByName(isKnown, asked);
  const places = fields.map((field, index): Place => {
    const { kind = 'box', label: printed = '' } = reports[index] ?? {};
    // Fields of the file's own form have names, and no words.
    return { ...field, kind, printed: kind === 'form' ? '' : printed };
  });
  const single = places.filter((place) => !repeats.some((repeat) => isInRows(place, repeat)));
  const kindAt = ({ position_x, position_y }: FormField, page: number): Place['kind'] =>
    places.find((each) => (each.page ?? 1) === page && each.position_x === position_x && each.position_y === position_y)
      ?.kind ?? 'box';
  const once = byName.of(single, []);
  const lists = joinRepeats(repeats)
    .filter(({ name }) => !parts?.has(name) || asked.hasList([name]))
    .flatMap((repeat) => {
      const { page = 1 } = repeat;
      const rowPlaces = repeat.fields.map((field): Place => ({ ...field, page, kind: kindAt(field, page) }));
      return byName.of(rowPlaces, [repeat.name], rowsOf(repeat));
    });
  const { once: others, sums } = sumsBelowLists(once, lists);
  const questions = groupFields([...others, ...lists, ...sums]);
  return { questions, left_out: [...byName.left], existing: byName.existing };
}
