import type { BlockOptions, Conditional } from '@shorui/engine/model';
import { builderTemplateText } from '../../../../../../messages/builder-template.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { Field } from '../../../../../../ui/field.tsx';
import { SelectInput } from '../../../../../../ui/inputs.tsx';
import { useApplication } from '../../builder-context.ts';
import { ConditionsForm } from '../../conditions/conditions-editor.tsx';

/** The options of a block as the conditions of the builder; those that are switched off do not count. */
export function conditionalOf({
  hasCondition,
  conditions,
  condition_options: options,
  required_all: all,
  ruleId,
}: BlockOptions): Conditional {
  return {
    ...(hasCondition === true && conditions !== undefined && { conditions }),
    ...(hasCondition === true && options !== undefined && { condition_options: options }),
    ...(all !== undefined && { required_all: all }),
    ...(ruleId !== undefined && { rule_id: ruleId }),
  };
}

/** The options with one value of the conditions set; undefined where nothing is left. */
export function withCondition(
  options: BlockOptions,
  name: keyof Conditional,
  value: unknown,
): BlockOptions | undefined {
  const next: Conditional = { ...conditionalOf(options), [name]: value };
  const { conditions, condition_options: chosen, required_all: all, rule_id: ruleId } = next;
  const has = (conditions?.length ?? 0) + (chosen?.length ?? 0) > 0;
  const { isLoop, questionId, inheritRuleId } = options;
  return nonEmpty({
    ...(isLoop !== undefined && { isLoop }),
    ...(questionId !== undefined && { questionId }),
    ...(has && { hasCondition: true }),
    ...(conditions !== undefined && conditions.length > 0 && { conditions }),
    ...(chosen !== undefined && chosen.length > 0 && { condition_options: chosen }),
    ...(has && all === true && { required_all: true }),
    ...(ruleId !== undefined && { ruleId }),
    ...(inheritRuleId !== undefined && { inheritRuleId }),
  });
}

/** The options repeated for a question, or not. */
export function withLoop(
  { isLoop: _is, questionId: _id, ...rest }: BlockOptions,
  question: number | undefined,
): BlockOptions | undefined {
  return nonEmpty(question === undefined ? rest : { isLoop: true, questionId: question, ...rest });
}

const nonEmpty = (options: BlockOptions): BlockOptions | undefined =>
  Object.keys(options).length === 0 ? undefined : options;

interface BlockConditionsProps {
  readonly options: BlockOptions;
  readonly disabled: boolean;
  readonly onChange: (options: BlockOptions | undefined) => void;
}

/** When a block is printed: conditions as sentences, and a named condition besides. */
export function BlockConditions({ options, disabled, onChange }: BlockConditionsProps) {
  const text = useText(builderTemplateText);
  const { rules = [] } = useApplication();
  const change = (name: keyof Conditional, value: unknown): void => onChange(withCondition(options, name, value));
  return (
    <>
      <ConditionsForm conditional={conditionalOf(options)} onChange={change} disabled={disabled} />
      {rules.length === 0 ? null : (
        <Field label={text.rule}>
          {(control) => (
            <SelectInput
              {...control}
              disabled={disabled}
              value={String(options.ruleId ?? '')}
              options={[
                { value: '', text: text.ruleNone },
                ...rules.map(({ id, name }) => ({ value: String(id), text: name })),
              ]}
              onChange={({ target }) => change('rule_id', target.value === '' ? undefined : Number(target.value))}
            />
          )}
        </Field>
      )}
    </>
  );
}

/** For which question a block is repeated. */
export function BlockLoop({ options, disabled, onChange }: BlockConditionsProps) {
  const text = useText(builderTemplateText);
  const { questions } = useApplication();
  const repeated = questions.filter(({ repeat_options: lists }) => (lists ?? []).length > 0);
  const known = options.isLoop === true ? options.questionId : undefined;
  if (repeated.length === 0 && known === undefined) return <p className="ui-help">{text.loopNothing}</p>;
  const isOther = known !== undefined && !repeated.some(({ id }) => id === known);
  const other = questions.find(({ id }) => id === known);
  return (
    <Field label={text.loop} help={text.loopHelp}>
      {(control) => (
        <SelectInput
          {...control}
          disabled={disabled}
          value={String(known ?? '')}
          options={[
            { value: '', text: text.loopNone },
            ...repeated.map(({ id, name }) => ({ value: String(id), text: name })),
            ...(isOther ? [{ value: String(known), text: other?.name ?? String(known) }] : []),
          ]}
          onChange={({ target }) => onChange(withLoop(options, target.value === '' ? undefined : Number(target.value)))}
        />
      )}
    </Field>
  );
}
