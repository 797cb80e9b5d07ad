import { useDeferredValue, useMemo, useState } from 'react';
import { builderTemplateText } from '../../../../../../messages/builder-template.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { Disclosure } from '../../../../../../ui/disclosure.tsx';
import { Field } from '../../../../../../ui/field.tsx';
import { TextInput } from '../../../../../../ui/inputs.tsx';
import { useToast } from '../../../../../../ui/toast.tsx';
import { tagType } from '../block-document.tsx';
import type { TemplateStore } from '../template-store.ts';
import { insertText } from '../tree/text-commands.ts';
import { matchingChoices, type TagChoice } from '../words/completion.ts';
import { TagWords } from '../words/completion-list.tsx';

/** Most questions that are shown at once. */
const most = 60;

/** Everything that is asked: pressed, it is put in at the caret; or it is dragged into the text. */
export function TagList({
  template,
  choices,
}: {
  readonly template: TemplateStore;
  readonly choices: readonly TagChoice[];
}) {
  const text = useText(builderTemplateText);
  const toast = useToast();
  const [words, setWords] = useState('');
  const search = useDeferredValue(words);
  const found = useMemo(() => matchingChoices(choices, search, most), [choices, search]);
  const insert = (tag: string): void => {
    const key = template.state().chosen;
    if (!template.run((state) => insertText(state, tag, key))) return toast(text.documentLocked);
    return template.focus();
  };
  return (
    <Disclosure title={text.tags} isOpen>
      <Field label={text.tagSearch} help={text.tagsHelp}>
        {(control) => <TextInput {...control} value={words} onChange={({ target }) => setWords(target.value)} />}
      </Field>
      <ul className="template-tags" aria-label={text.tagList}>
        {found.length === 0 ? <li className="ui-help">{text.tagNone}</li> : null}
        {found.map((choice) => (
          <li key={choice.tag + choice.lists.join()}>
            <button
              type="button"
              draggable
              onDragStart={({ dataTransfer }) => dataTransfer.setData(tagType, choice.tag)}
              onClick={() => insert(choice.tag)}
            >
              <TagWords choice={choice} />
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
