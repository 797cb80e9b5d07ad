import type { Question } from '@shorui/engine';
import { builderText } from '../../../../../messages/builder.ts';
import { builderSettingsText } from '../../../../../messages/builder-settings.ts';
import { useText } from '../../../../../messages/locale.ts';
import { useApplication } from '../builder-context.ts';
import { FromMaster } from './master-fields.tsx';
import { OptionList } from './option-list.tsx';
import { CheckRow, ChoiceRow, NumberRow, TextRow } from './value-rows.tsx';

/** The settings of a question: its names, whether it must be answered, options, repetitions. */
export function QuestionSettings({ question }: { readonly question: Question }) {
  const text = useText(builderSettingsText);
  const { kinds } = useText(builderText);
  const subject = { kind: 'question', id: question.id } as const;
  const isChoice = question.type === 'single' || question.type === 'multiple';
  const { questions } = useApplication();
  // The first question begins a page, and those of lists are asked with their lists.
  const inLists = questions.flatMap(({ repeat_options: lists = [] }) => lists.flatMap((list) => list.questions));
  const hasPage = questions[0]?.id !== question.id && !inLists.includes(question.id);
  const lastGroup = question.field_groups?.at(-1)?.id;
  return (
    <>
      <TextRow
        subject={subject}
        name="name"
        label={text.name}
        help={text.nameHelp}
        value={question.name}
        needed
        // A wording that nobody has changed follows the name.
        also={question.title === question.name ? ['title'] : []}
      />
      <TextRow subject={subject} name="title" label={text.title} value={question.title} needed lines />
      <TextRow subject={subject} name="help" label={text.help} value={question.help} lines />
      {isChoice ? (
        <>
          <ChoiceRow
            subject={subject}
            name="type"
            label={text.kind}
            value={question.type}
            options={(['single', 'multiple'] as const).map((value) => ({ value, text: kinds[value] }))}
          />
          <OptionList question={question} />
          {question.type === 'multiple' ? (
            <NumberRow subject={subject} name="max_options" label={text.maxOptions} value={question.max_options} />
          ) : null}
        </>
      ) : null}
      {question.repeat_options?.map(({ id, min, max, name }) => (
        <fieldset key={id} className="builder-line">
          <legend>{text.repeat}</legend>
          <NumberRow subject={{ kind: 'repeat_option', id }} name="min" label={text.min} value={min} needed />
          <NumberRow subject={{ kind: 'repeat_option', id }} name="max" label={text.max} value={max} needed />
          <TextRow subject={{ kind: 'repeat_option', id }} name="name" label={text.listName} value={name} />
        </fieldset>
      ))}
      <CheckRow subject={subject} name="required" label={text.required} value={question.required} />
      {hasPage ? (
        <CheckRow subject={subject} name="same_page" label={text.samePage} value={question.same_page} />
      ) : null}
      {lastGroup === undefined ? null : <FromMaster group={lastGroup} />}
    </>
  );
}
