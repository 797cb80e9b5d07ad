import type { Application } from '@shorui/engine';
import { applicationViewText } from '../../../messages/admin-application-view.ts';
import { useText } from '../../../messages/locale.ts';
import { RuledRow } from '../../../ui/ruled-list.tsx';
import { Badge, Phrases } from '../../../ui/surfaces.tsx';

export interface QuestionRowProps {
  readonly question: Application['questions'][number];
  /** All fields of the application: those of a question are in its groups. */
  readonly fields: Application['fields'];
}

/** One question: what is asked, how it is answered, what may be chosen or entered. */
export function QuestionRow({ question, fields }: QuestionRowProps) {
  const text = useText(applicationViewText);
  const groups = new Set((question.field_groups ?? []).map(({ id }) => id));
  const entered = fields.filter(({ field_group_id: group }) => group !== undefined && groups.has(group));
  const options = (question.options ?? []).map((option) => option.text);
  const { conditions = [], rule_id: rule } = question;
  const isConditional = conditions.length > 0 || rule !== undefined;
  return (
    <RuledRow
      name={question.title}
      meta={
        <Phrases
          items={[
            ...(question.help === undefined ? [] : [question.help]),
            ...(options.length === 0 ? [] : [text.options(options)]),
            ...(entered.length === 0 ? [] : [text.fields([...new Set(entered.map(({ name }) => name))])]),
          ]}
        />
      }
      end={
        <>
          {isConditional ? <Badge>{text.conditional}</Badge> : null}
          {question.required === true ? <Badge kind="info">{text.required}</Badge> : null}
          <Badge>{text.types[question.type]}</Badge>
        </>
      }
    />
  );
}
