import type { Question } from '@shorui/engine';
import type { QuestionOption } from '@shorui/engine/model';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { builderSettingsText } from '../../../../../messages/builder-settings.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Button, IconButton } from '../../../../../ui/button.tsx';
import { Field } from '../../../../../ui/field.tsx';
import { TextInput } from '../../../../../ui/inputs.tsx';
import { useBuilder, useEdit } from '../builder-context.ts';
import { useDraft } from './use-draft.ts';

/** The options of a question. Enter adds one below, Alt with an arrow moves one. */
export function OptionList({ question }: { readonly question: Question }) {
  const text = useText(builderSettingsText);
  const edit = useEdit();
  const list = useRef<HTMLUListElement>(null);
  const options = question.options ?? [];
  const focus = (at: number): void =>
    void requestAnimationFrame(() => list.current?.querySelectorAll<HTMLInputElement>('input')[at]?.focus());
  const add = (index: number): void => {
    const taken = new Set(options.map(({ value }) => value));
    let name = text.newOption;
    for (let number = options.length + 1; taken.has(name); number++) name = `${text.newOption}${number}`;
    const value = { text: name, value: name };
    if ('made' in edit([{ action: 'create', kind: 'option', question_id: question.id, index, value }])) focus(index);
  };
  const move = (at: number, to: number): void => {
    if (to < 0 || to >= options.length) return;
    const ids = options.map(({ id }) => id);
    const [moved] = ids.splice(at, 1);
    ids.splice(to, 0, moved ?? 0);
    edit([{ action: 'sort', kind: 'option', question_id: question.id, ids }]);
    focus(to);
  };
  const keys = (event: KeyboardEvent<HTMLElement>, at: number): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') add(at + 1);
    else if (event.altKey && event.key === 'ArrowUp') move(at, at - 1);
    else if (event.altKey && event.key === 'ArrowDown') move(at, at + 1);
    else return;
    event.preventDefault();
  };
  return (
    <Field label={text.options} group>
      {() => (
        <>
          <ul className="builder-options" ref={list}>
            {options.map((option, at) => (
              <li key={option.id} onKeyDown={(event) => keys(event, at)}>
                <OptionText option={option} at={at} />
                <IconButton
                  size="small"
                  label={text.optionUp(option.text)}
                  icon={<ArrowUp className="ui-icon" />}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <IconButton
                  size="small"
                  label={text.optionDown(option.text)}
                  icon={<ArrowDown className="ui-icon" />}
                  disabled={at === options.length - 1}
                  onClick={() => move(at, at + 1)}
                />
                <IconButton
                  size="small"
                  label={text.removeOption(option.text)}
                  icon={<Trash2 className="ui-icon" />}
                  onClick={() => edit([{ action: 'delete', kind: 'option', id: option.id }])}
                />
              </li>
            ))}
          </ul>
          <div>
            <Button size="small" onClick={() => add(options.length)}>
              <Plus className="ui-icon" aria-hidden="true" />
              {text.addOption}
            </Button>
          </div>
        </>
      )}
    </Field>
  );
}

/** The words of an option. Its value follows them as long as they are the same. */
function OptionText({ option, at }: { readonly option: QuestionOption; readonly at: number }) {
  const text = useText(builderSettingsText);
  const { store } = useBuilder();
  const draft = useDraft(option.text, (typed) => {
    const next = typed.trim();
    if (next === '') return text.empty;
    if (next === option.text) return undefined;
    const set = option.value === option.text ? { text: next, value: next } : { text: next };
    const outcome = store.edit([{ action: 'update', kind: 'option', id: option.id, set }], {
      key: `option ${option.id}`,
    });
    return 'refusal' in outcome ? outcome.refusal : undefined;
  });
  return (
    <span>
      <TextInput
        aria-label={text.optionText(at + 1)}
        aria-invalid={draft.error === undefined ? undefined : true}
        {...draft.input}
      />
      {draft.error === undefined ? null : (
        <span className="ui-error" role="alert">
          {draft.error}
        </span>
      )}
    </span>
  );
}
