import type { Condition, Conditional } from '@shorui/engine/model';
import { Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { builderConditionsText } from '../../../../../messages/builder-conditions.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Button, IconButton } from '../../../../../ui/button.tsx';
import { Field } from '../../../../../ui/field.tsx';
import { Radios } from '../../../../../ui/inputs.tsx';
import { Badge } from '../../../../../ui/surfaces.tsx';
import { indexOf, useApplication, useEdit } from '../builder-context.ts';
import type { BuilderNode } from '../document/nodes.ts';
import { changeOf } from '../document/change-of.ts';
import { useSample } from '../test/use-sample.ts';
import { ConditionForm } from './condition-form.tsx';
import { NamedCondition } from './named-condition.tsx';
import { sentenceOf, sentenceOfOption } from './sentence.ts';
import { subjectsFor } from './subjects.ts';

interface ConditionsProps {
  readonly kind: BuilderNode['thing'] | 'file' | 'rule';
  readonly id: number;
  readonly conditional: Conditional;
}

/** When a thing of the application is shown, or what a named condition says. */
export function ConditionsEditor({ kind, id, conditional }: ConditionsProps) {
  const text = useText(builderConditionsText);
  const edit = useEdit();
  return (
    <ConditionsForm
      id={id}
      conditional={conditional}
      onChange={(name, value) => void edit([changeOf({ kind, id }, name, value)])}
      {...(kind === 'rule'
        ? { title: text.ruleConditions }
        : {
            named: (
              <NamedCondition subject={{ kind, id }} conditional={conditional}>
                {(rule) => <ConditionsEditor kind="rule" id={rule.id} conditional={rule} />}
              </NamedCondition>
            ),
          })}
    />
  );
}

export interface ConditionsFormProps {
  /** The thing that is shown under the conditions: it is no subject of them. Other things have no id. */
  readonly id?: number;
  readonly conditional: Conditional;
  /** Sets one value; undefined removes it. */
  readonly onChange: (name: keyof Conditional, value: unknown) => void;
  readonly disabled?: boolean;
  /** What replaces the usual heading. */
  readonly title?: string;
  /** What names the conditions, in the place of the rule alone. */
  readonly named?: ReactNode;
}

/** When something is shown, in sentences; each can be changed by pickers, and is tried with the sample answers. */
export function ConditionsForm({ id = 0, conditional, onChange, disabled = false, title, named }: ConditionsFormProps) {
  const text = useText(builderConditionsText);
  const application = useApplication();
  const index = indexOf(application);
  const { holds } = useSample();
  const [opened, setOpened] = useState<number>();
  const { conditions = [], condition_options: options = [], required_all: isAll, rule_id: rule } = conditional;
  const subjects = subjectsFor(application, id);
  const change = (next: readonly Condition[]): void => onChange('conditions', next.length === 0 ? undefined : next);
  const lines = conditions.length + options.length;
  return (
    <fieldset className="builder-conditions" aria-label={title ?? text.title} disabled={disabled}>
      <h3>{title ?? text.title}</h3>
      {lines === 0 && rule === undefined ? (
        <p className="ui-help">{text.always}</p>
      ) : (
        <Holds isHeld={holds(conditional)} />
      )}
      {lines > 1 ? (
        <Field label={text.join} group>
          {() => (
            <Radios
              name={`join-${id}`}
              value={isAll === true ? 'all' : 'any'}
              options={(['any', 'all'] as const).map((value) => ({ value, text: text[value] }))}
              onChange={(value) => onChange('required_all', value === 'all' ? true : undefined)}
            />
          )}
        </Field>
      ) : null}
      <ul>
        {conditions.map((condition, at) => {
          const sentence = sentenceOf(condition, index, text);
          const replace = (next: Condition): void => change(conditions.with(at, next));
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a condition has no other id than its place
            <li key={at}>
              <div className="builder-sentence">
                <span>{sentence}</span>
                <Holds isHeld={holds({ conditions: [condition] })} isShort />
                <Button
                  size="small"
                  aria-expanded={opened === at}
                  aria-label={text.editOf(sentence)}
                  onClick={() => setOpened(opened === at ? undefined : at)}
                >
                  {opened === at ? text.done : text.edit}
                </Button>
                <IconButton
                  size="small"
                  label={text.remove(sentence)}
                  icon={<Trash2 className="ui-icon" />}
                  onClick={() => {
                    setOpened(undefined);
                    change(conditions.toSpliced(at, 1));
                  }}
                />
              </div>
              {opened === at ? <ConditionForm condition={condition} subjects={subjects} onChange={replace} /> : null}
            </li>
          );
        })}
        {options.map((option) => {
          const sentence = sentenceOfOption(option, index, text);
          const rest = options.filter((each) => each !== option);
          return (
            <li key={`option ${option}`}>
              <div className="builder-sentence">
                <span>{sentence}</span>
                <Holds isHeld={holds({ condition_options: [option] })} isShort />
                <IconButton
                  size="small"
                  label={text.remove(sentence)}
                  icon={<Trash2 className="ui-icon" />}
                  onClick={() => onChange('condition_options', rest.length === 0 ? undefined : rest)}
                />
              </div>
            </li>
          );
        })}
        {rule === undefined || named !== undefined ? null : (
          <li>
            <div className="builder-sentence">
              <span>{text.sentences.holds(index.rules.get(rule)?.name ?? text.unknown)}</span>
              <IconButton
                size="small"
                label={text.remove(text.rule)}
                icon={<Trash2 className="ui-icon" />}
                onClick={() => onChange('rule_id', undefined)}
              />
            </div>
          </li>
        )}
      </ul>
      {subjects[0] === undefined ? (
        <p className="ui-help">{text.nothing}</p>
      ) : (
        <div>
          <Button
            size="small"
            onClick={() => {
              const [first] = subjects;
              if (first === undefined) return;
              change([...conditions, first.first]);
              setOpened(conditions.length);
            }}
          >
            <Plus className="ui-icon" aria-hidden="true" />
            {text.add}
          </Button>
        </div>
      )}
      {named}
    </fieldset>
  );
}

/** Does it hold with the sample answers? */
function Holds({ isHeld, isShort = false }: { readonly isHeld: boolean; readonly isShort?: boolean }) {
  const text = useText(builderConditionsText);
  const words = isHeld ? text.holdsNow : text.failsNow;
  if (!isShort)
    return (
      <p className="ui-help" role="status">
        {words}
      </p>
    );
  return (
    <Badge kind={isHeld ? 'success' : 'neutral'}>{isHeld ? text.operators.holds : text.operators.not_holds}</Badge>
  );
}
