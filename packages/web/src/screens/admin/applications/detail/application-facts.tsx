import type { ApplicationView } from '@shorui/server/contract';
import { applicationPublish } from '@shorui/server/enums';
import { adminApplicationsText } from '../../../../messages/admin-applications.ts';
import { wordsOf } from '../../../../messages/choices.ts';
import { timeOf } from '../../../../messages/dates.ts';
import { useText } from '../../../../messages/locale.ts';
import { Preserved } from '../../../../ui/ruled-list.tsx';
import { Facts, Section } from '../../../../ui/surfaces.tsx';

/** What is known of an application. */
export function ApplicationFacts({ application }: { readonly application: ApplicationView }) {
  const text = useText(adminApplicationsText);
  const { description, published_number: published, usage_limit: limit, tags, categories } = application;
  return (
    <Section title={text.basics}>
      <Facts
        rows={[
          [text.name, application.name],
          [text.description, description === '' ? null : <Preserved key="description">{description}</Preserved>],
          [text.publish, wordsOf(applicationPublish, application.publish)],
          [text.published, published === null ? null : text.version(published)],
          [text.categories, categories.map(({ name }) => name).join('、')],
          [text.tags, tags.map(({ name }) => name).join('、')],
          [text.questions, application.question_count.toLocaleString()],
          [text.files, application.file_count.toLocaleString()],
          [text.usageLimit, limit === null ? text.noLimit : `${limit.toLocaleString()}${text.times}`],
          [text.createdAt, timeOf(application.created_at)],
          [text.updatedAt, timeOf(application.updated_at)],
        ]}
      />
    </Section>
  );
}
