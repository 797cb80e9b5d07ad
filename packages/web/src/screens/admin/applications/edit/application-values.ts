import type { ApplicationView, BodyOf, createApplication, updateApplication } from '@shorui/server/contract';
import { textOf, type FormValues } from '../../../../kits/form/form-store.ts';

type Body = BodyOf<typeof createApplication>;

const idsOf = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** An application as values of the form: ids are texts, as options carry them. */
export const shownOf = ({ name, description, usage_limit, tags, categories }: ApplicationView): FormValues => ({
  name,
  description,
  usage_limit: usage_limit ?? '',
  tag_ids: tags.map(({ id }) => String(id)),
  category_ids: categories.map(({ id }) => String(id)),
});

/** The body of a new application. */
export const bodyOf = (values: FormValues): Body => ({
  name: textOf(values, 'name'),
  description: textOf(values, 'description'),
  usage_limit: textOf(values, 'usage_limit') === '' ? null : Number(textOf(values, 'usage_limit')),
  tag_ids: idsOf(values['tag_ids']),
  category_ids: idsOf(values['category_ids']),
});

/**
 * The body of a change: a published version refuses a name and a description, even those that it has, so only other ones are sent.
 */
export function changeOf(
  values: FormValues,
  record: ApplicationView,
  version: number,
): BodyOf<typeof updateApplication> {
  const { name, description, ...free } = bodyOf(values);
  return {
    ...free,
    ...(name === record.name ? {} : { name }),
    ...(description === record.description ? {} : { description }),
    version,
  };
}
