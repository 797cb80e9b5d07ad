import { fieldType, maxInstanceName, type Application, type FormField } from '../../application/schema/index.ts';
import type { ProposalReport } from '../../pdf/index.ts';
import { applicationNames } from '../application-names.ts';
import { fieldByName, type ProposedValues } from './field-by-name.ts';
import { groupFields, type LooseField, type ProposedField, type ProposedPlace } from './group-fields.ts';
import type { Proposals } from './propose-from-template.ts';

interface Place extends FormField {
  readonly kind: ProposalReport['kind'];
}

const placeOf = ({ page = 1, position_x, position_y, style = {}, option_value }: FormField): ProposedPlace => ({
  page,
  position_x,
  position_y,
  style,
  ...(option_value !== undefined && { option_value }),
});

/** The values of one name: marks under one label are choices, cells may show that it is a postal code. */
function valuesOf(name: string, places: readonly Place[]): ProposedValues {
  const choices = [...new Set(places.flatMap(({ option_value: option }) => option ?? []))];
  const options = choices.map((text) => ({ text, value: text }));
  if (choices.length > 1) return { type: fieldType.radio, options };
  if (choices.length === 1) return { type: fieldType.checkbox, options };
  if (places.some(({ style }) => style?.cells?.content === 'post_code')) return { type: fieldType.post_code };
  const { values } = fieldByName(name);
  const isLong = places.some(({ style }) => style?.multiline === true);
  return isLong && values.type === fieldType.text ? { type: fieldType.textarea } : values;
}

/** Names that the engine gives where nothing is printed, and places that no answer fills: seals. */
const isUnnamed = ({ name, kind }: Place): boolean => kind === 'seal' || /^項目_\d+$/u.test(name);

/**
 * Proposes questions for the places that were found on a PDF form (`inspectPdf`), each with its places, in the order of the form.
 * What the application answers already is left out, and so are places without a name.
 */
export function proposeFromForm(
  application: Application,
  fields: readonly FormField[],
  reports: readonly Pick<ProposalReport, 'kind'>[],
): Proposals {
  const { parts } = applicationNames(application).root;
  const byName = new Map<string, Place[]>();
  const left = new Set<string>();
  for (const [index, field] of fields.entries()) {
    const place: Place = { ...field, kind: reports[index]?.kind ?? 'box' };
    if (parts?.has(place.name)) continue;
    if (isUnnamed(place) || [...place.name].length > maxInstanceName) left.add(place.name);
    else byName.set(place.name, [...(byName.get(place.name) ?? []), place]);
  }
  const loose = [...byName].map(([name, places]): LooseField => {
    const field: ProposedField = { name, ...valuesOf(name, places), placements: places.map(placeOf) };
    return { list: [], theme: fieldByName(name).theme, field };
  });
  return { questions: groupFields(loose), left_out: [...left] };
}
