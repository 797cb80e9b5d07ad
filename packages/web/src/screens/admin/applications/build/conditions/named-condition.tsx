import { previewChange, type Change, type Conditional, type Rule } from '@shorui/engine/model';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { builderConditionsText } from '../../../../../messages/builder-conditions.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Button, IconButton } from '../../../../../ui/button.tsx';
import { Field } from '../../../../../ui/field.tsx';
import { SelectInput, TextInput } from '../../../../../ui/inputs.tsx';
import { indexOf, useApplication, useEdit } from '../builder-context.ts';
import type { NextChange } from '../document/document-store.ts';
import { changeOf, type Subject } from '../document/change-of.ts';
import { TextRow } from '../properties/value-rows.tsx';

interface NamedProps {
  readonly subject: Subject;
  readonly conditional: Conditional;
  /** The editor of the conditions of a rule. */
  readonly children: (rule: Rule) => ReactNode;
}

/** What a thing is shown by besides its rule. */
const ownConditions = ['conditions', 'condition_options', 'required_all'] as const;

/** Conditions with a name (rules), which several things share: naming those of a thing, choosing one, changing it, taking the name off. */
export function NamedCondition({ subject, conditional, children }: NamedProps) {
  const application = useApplication();
  const rule = conditional.rule_id === undefined ? undefined : indexOf(application).rules.get(conditional.rule_id);
  if (rule !== undefined)
    return (
      <UsedRule subject={subject} conditional={conditional} rule={rule}>
        {children(rule)}
      </UsedRule>
    );
  return (
    <>
      <RuleChoice subject={subject} rules={application.rules ?? []} />
      <NameForm subject={subject} conditional={conditional} />
    </>
  );
}

/** The change that puts a rule in the place of a thing's own conditions. */
const toRule = ({ kind, id }: Subject, rule: number): Change =>
  // The engine checks values of a change; things of all kinds with conditions have these properties.
  ({ action: 'update', kind, id, set: { rule_id: rule }, unset: [...ownConditions] }) as Change;

function UsedRule({
  subject,
  conditional,
  rule,
  children,
}: {
  readonly subject: Subject;
  readonly conditional: Conditional;
  readonly rule: Rule;
  readonly children: ReactNode;
}) {
  const text = useText(builderConditionsText);
  const application = useApplication();
  const edit = useEdit();
  const [isOpen, setOpen] = useState(false);
  const sentence = text.sentences.holds(rule.name);
  // Deleting a rule changes what uses it, apart from the rule itself.
  const removal = { action: 'delete', kind: 'rule', id: rule.id } as const;
  const changed = previewChange(application, removal).filter(({ kind, id }) => kind !== 'rule' || id !== rule.id);
  const users = new Set(changed.map(({ kind, id }) => `${kind} ${id}`)).size;
  const hasOwn = ownConditions.some((name) => conditional[name] !== undefined);
  const takeOff = (): void => {
    const own = Object.fromEntries(
      ownConditions.flatMap((name) => (rule[name] === undefined ? [] : [[name, rule[name]]])),
    );
    const { kind, id } = subject;
    const back = { action: 'update', kind, id, set: own, unset: ['rule_id'] } as NextChange;
    void edit(users > 1 ? [back] : [back, removal]);
  };
  return (
    <div className="builder-rule">
      <div className="builder-sentence">
        <span>{sentence}</span>
        <Button size="small" aria-expanded={isOpen} aria-label={text.editOf(sentence)} onClick={() => setOpen(!isOpen)}>
          {isOpen ? text.done : text.edit}
        </Button>
        <IconButton
          size="small"
          label={text.remove(sentence)}
          icon={<Trash2 className="ui-icon" />}
          onClick={() => edit([changeOf(subject, 'rule_id', undefined)])}
        />
      </div>
      {isOpen ? (
        <fieldset className="builder-line">
          <legend>{text.rule}</legend>
          <p className="ui-help">{text.usedBy(users)}</p>
          <TextRow subject={{ kind: 'rule', id: rule.id }} name="name" label={text.ruleName} value={rule.name} needed />
          {children}
          {hasOwn ? null : (
            <Button size="small" onClick={takeOff}>
              {text.takeNameOff}
            </Button>
          )}
        </fieldset>
      ) : null}
    </div>
  );
}

/** A named condition from those that there are. */
function RuleChoice({ subject, rules }: { readonly subject: Subject; readonly rules: readonly Rule[] }) {
  const text = useText(builderConditionsText);
  const edit = useEdit();
  if (rules.length === 0) return null;
  return (
    <Field label={text.useRule}>
      {(control) => (
        <SelectInput
          {...control}
          value=""
          options={[
            { value: '', text: text.chooseRule },
            ...rules.map(({ id, name }) => ({ value: String(id), text: name })),
          ]}
          onChange={({ target }) => {
            if (target.value !== '') edit([changeOf(subject, 'rule_id', Number(target.value))]);
          }}
        />
      )}
    </Field>
  );
}

/** Gives the conditions of a thing a name, so that others can use them too. */
function NameForm({ subject, conditional }: Omit<NamedProps, 'children'>) {
  const text = useText(builderConditionsText);
  const edit = useEdit();
  const [name, setName] = useState<string>();
  const [error, setError] = useState<string>();
  const { conditions = [], condition_options: options = [], required_all: isAll } = conditional;
  if (conditions.length + options.length === 0) return null;
  if (name === undefined)
    return (
      <div>
        <Button size="small" kind="quiet" onClick={() => setName('')}>
          {text.giveName}
        </Button>
      </div>
    );
  const value = {
    name: name.trim(),
    ...(conditions.length > 0 && { conditions }),
    ...(options.length > 0 && { condition_options: options }),
    ...(isAll !== undefined && { required_all: isAll }),
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (value.name === '') return setError(text.needName);
        const outcome = edit([
          { action: 'create', kind: 'rule', value },
          (application) => toRule(subject, application.rules?.at(-1)?.id ?? 0),
        ]);
        if ('made' in outcome) setName(undefined);
      }}
    >
      <Field label={text.ruleName} help={text.ruleHelp} error={error}>
        {(control) => (
          <TextInput
            {...control}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this field
            autoFocus
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <Button size="small" type="submit">
        {text.saveName}
      </Button>
    </form>
  );
}
