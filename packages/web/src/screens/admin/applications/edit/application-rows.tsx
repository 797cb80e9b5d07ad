import type { ApplicationView } from '@shorui/server/contract';
import { GrowingRow, NumberRow } from '../../../../kits/form/input-rows.tsx';
import { TagsRow } from '../../../../kits/form/choice-rows.tsx';
import { TextRow } from '../../../../kits/form/rows.tsx';
import { tidyLine } from '../../../../kits/form/tidy.ts';
import { adminApplicationsText } from '../../../../messages/admin-applications.ts';
import { useText } from '../../../../messages/locale.ts';
import { RuledForm } from '../../../../ui/ruled-form.tsx';
import { findCategories, findTags, knownOptions } from '../label-options.ts';

export interface ApplicationRowsProps {
  /** The application that is changed; undefined for a new one. */
  readonly application?: Pick<ApplicationView, 'tags' | 'categories'> | undefined;
}

/** What an application is called, where it is found and how often it may be used. */
export function ApplicationRows({ application }: ApplicationRowsProps) {
  const text = useText(adminApplicationsText);
  return (
    <>
      <RuledForm title={text.basics}>
        <TextRow name="name" label={text.name} required width={30} tidy={tidyLine} />
        <GrowingRow
          name="description"
          label={text.description}
          required={false}
          rows={4}
          most={10_000}
          help={text.descriptionHelp}
        />
      </RuledForm>
      <RuledForm title={text.use}>
        <TagsRow
          name="category_ids"
          label={text.categories}
          required={false}
          options={findCategories}
          known={knownOptions(application?.categories ?? [])}
        />
        <TagsRow
          name="tag_ids"
          label={text.tags}
          required={false}
          options={findTags}
          known={knownOptions(application?.tags ?? [])}
        />
        <NumberRow
          name="usage_limit"
          label={text.usageLimit}
          required={false}
          number
          width={8}
          unit={text.times}
          help={text.usageLimitHelp}
        />
      </RuledForm>
    </>
  );
}
