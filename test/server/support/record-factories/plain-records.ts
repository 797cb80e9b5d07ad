import { tableOfKind } from '../../../../packages/server/src/access/table-of-kind.ts';
import { resources, type Resource } from '../../../../packages/server/src/contract/index.ts';
import { sampleOf, type JsonSchema } from '../../../sweeps/support/sample.ts';
import { offeredWord, type Factory } from './record-scene.ts';

/** Whether a text must have a form, as colors do. */
const isPatterned = ({ pattern, anyOf = [] }: JsonSchema): boolean => pattern !== undefined || anyOf.some(isPatterned);

/** A record of a plain resource is derived from its definition: the word is in all texts, other fields have valid values. */
const plainFactory =
  ({ kind, owner, fields }: Resource): Factory =>
  async (scene) => {
    const { database, company, root } = scene;
    // Records of the staff are shown to every company, so their names are nobody's.
    const word = owner === 'staff' ? offeredWord : scene.word;
    const values = Object.entries(fields).map(([name, schema]) => {
      const value = sampleOf(schema);
      return [name, typeof value === 'string' && !isPatterned(schema) ? `${word}${name}` : value];
    });
    const keys = {
      staff: {},
      workspace: { workspace_id: company.id },
      person: { workspace_id: company.id, user_id: root.id },
    }[owner];
    const record = await tableOfKind(database, kind).create({ ...keys, ...Object.fromEntries(values) });
    return record.get('id') as number;
  };

type PlainKind = (typeof resources)[number]['kind'];

/** Records of plain resources. */
export const plainFactories = Object.fromEntries(
  resources.map((resource) => [resource.kind, plainFactory(resource)]),
) as {
  readonly [K in PlainKind]: Factory;
};
