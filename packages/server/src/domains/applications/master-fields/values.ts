import {
  editApplication,
  MasterField as SharedField,
  type Change,
  type FieldInstance,
  type MasterField as EngineMaster,
} from '@shorui/engine/model';
import { emptyDefinition } from '../definition.ts';
import { refusing } from '../refusals.ts';
import type { MasterField } from './model.ts';

type Values = Readonly<Record<string, unknown>>;

/** Values of a shared field that the engine's master fields do not have: how a field made from it is shown. */
const displayed = ['label', 'label_position', 'entry_mode', 'style'] as const;
const isDisplayed = (name: string): boolean => (displayed as readonly string[]).includes(name);
const shared: ReadonlySet<string> = new Set(Object.keys(SharedField.properties));

const pick = (values: Values, keep: (name: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => keep(name)));

/** The values of a field of an application that a shared field takes over: not its place, its question or its conditions. */
export const sharedValuesOf = ({ id: _id, ...field }: FieldInstance): Values =>
  pick({ ...field }, (name) => shared.has(name) || isDisplayed(name));

/** How a field made from a shared one is shown. */
export const displayOf = (values: Values): Values => pick(values, isDisplayed);
/** Values as the engine's master field of an application has them. */
export const engineValuesOf = (values: Values): Omit<EngineMaster, 'id'> =>
  pick(values, (name) => !isDisplayed(name)) as unknown as Omit<EngineMaster, 'id'>;

/**
 * Checks values by the engine, which knows what a type allows. A formula may not refer to fields: they are of one application.
 * @throws {AppError} application_refused with the problems at their values
 */
export function checkValues(values: Values, locale: 'jp' | 'en'): void {
  refusing(locale, () => {
    const scratch = emptyDefinition(1, '-');
    editApplication(scratch, { action: 'create', kind: 'master_field', value: engineValuesOf(values) });
    const { name, type } = values;
    const field = { action: 'create', kind: 'field', value: { name, type, ...displayOf(values) } };
    editApplication(scratch, field as unknown as Change);
  });
}

/** The values of a row. Only checked values are written, so they need no check. */
export const valuesOf = ({ name, type, definition }: MasterField): Values => ({
  name,
  type,
  ...(JSON.parse(definition) as Values),
});

/** The columns of checked values. */
export const columnsOfValues = ({ name, type, ...rest }: Values) => ({
  name: name as string,
  type: type as number,
  definition: JSON.stringify(rest),
});
