import type { Condition } from '@shorui/engine/model';
import { builderConditionsText } from '../../../../../messages/builder-conditions.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Field } from '../../../../../ui/field.tsx';
import { Checkbox, SelectInput, TextInput } from '../../../../../ui/inputs.tsx';
import { useDraft } from '../properties/use-draft.ts';
import { subjectOf, type ConditionSubject } from './subjects.ts';

interface ConditionFormProps {
  readonly condition: Condition;
  readonly subjects: readonly ConditionSubject[];
  readonly onChange: (condition: Condition) => void;
}

const needsOptions: ReadonlySet<string> = new Set(['chosen', 'not_chosen', 'chosen_all']);
const needsNothing: ReadonlySet<string> = new Set(['answered', 'not_answered', 'holds', 'not_holds']);

/** The condition with another operator: what the operator does not compare with is left out, what it needs has a first value. */
function withOperator(condition: Condition, operator: Condition['operator'], subject: ConditionSubject): Condition {
  if ('rule_id' in condition) return { ...condition, operator } as Condition;
  if ('question_id' in condition) {
    const { question_id } = condition;
    const option_ids = condition.option_ids ?? subject.options.slice(0, 1).map(({ id }) => Number(id));
    if (needsOptions.has(operator)) return { question_id, operator, option_ids } as Condition;
    if (operator.startsWith('count_')) return { question_id, operator, count: condition.count ?? 1 } as Condition;
    return { question_id, operator } as Condition;
  }
  const { field_id, value = subject.options[0]?.id ?? '' } = condition;
  if (needsNothing.has(operator)) return { field_id, operator } as Condition;
  return { field_id, operator, value } as Condition;
}

/** Pickers of one condition: what it is about, how it compares, with what. */
export function ConditionForm({ condition, subjects, onChange }: ConditionFormProps) {
  const text = useText(builderConditionsText);
  const key = subjectOf(condition);
  const subject = subjects.find((each) => each.key === key);
  return (
    <div className="builder-condition-form">
      <Field label={text.subject}>
        {(control) => (
          <SelectInput
            {...control}
            value={key}
            options={[
              ...(subject === undefined ? [{ value: key, text: text.unknown }] : []),
              ...subjects.map(({ key: value, name }) => ({ value, text: name })),
            ]}
            onChange={({ target }) => {
              const next = subjects.find((each) => each.key === target.value);
              if (next !== undefined) onChange(next.first);
            }}
          />
        )}
      </Field>
      {subject === undefined ? null : (
        <>
          <Field label={text.operator}>
            {(control) => (
              <SelectInput
                {...control}
                value={condition.operator}
                options={subject.operators.map((value) => ({ value, text: text.operators[value] }))}
                onChange={({ target }) =>
                  onChange(withOperator(condition, target.value as Condition['operator'], subject))
                }
              />
            )}
          </Field>
          <Compared condition={condition} subject={subject} onChange={onChange} />
        </>
      )}
    </div>
  );
}

interface ComparedProps {
  readonly condition: Condition;
  readonly subject: ConditionSubject;
  readonly onChange: (condition: Condition) => void;
}

/** What is compared with: options, a number, a value. */
function Compared({ condition, subject, onChange }: ComparedProps) {
  const text = useText(builderConditionsText);
  if ('rule_id' in condition || needsNothing.has(condition.operator)) return null;
  if ('question_id' in condition) {
    if (condition.count !== undefined)
      return (
        <ValueInput
          label={text.count}
          value={String(condition.count)}
          onChange={(value) => {
            const count = Number(value.normalize('NFKC'));
            if (Number.isInteger(count) && count >= 0) onChange({ ...condition, count });
          }}
        />
      );
    const chosen = condition.option_ids ?? [];
    return (
      <Field label={text.options} group>
        {() => (
          <div className="ui-choices">
            {subject.options.map(({ id, text: label }) => (
              <Checkbox
                key={id}
                label={label}
                checked={chosen.includes(Number(id))}
                onChange={({ target }) => {
                  const others = chosen.filter((each) => each !== Number(id));
                  onChange({ ...condition, option_ids: target.checked ? [...others, Number(id)] : others });
                }}
              />
            ))}
          </div>
        )}
      </Field>
    );
  }
  if (typeof condition.value === 'boolean') return null;
  const value = String(condition.value ?? '');
  if (subject.options.length === 0)
    return <ValueInput label={text.value} value={value} onChange={(next) => onChange({ ...condition, value: next })} />;
  return (
    <Field label={text.value}>
      {(control) => (
        <SelectInput
          {...control}
          value={value}
          options={subject.options.map(({ id, text: label }) => ({ value: id, text: label }))}
          onChange={({ target }) => onChange({ ...condition, value: target.value })}
        />
      )}
    </Field>
  );
}

function ValueInput({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const draft = useDraft(value, (typed) => {
    if (typed !== value) onChange(typed);
    return undefined;
  });
  return <Field label={label}>{(control) => <TextInput {...control} {...draft.input} />}</Field>;
}
