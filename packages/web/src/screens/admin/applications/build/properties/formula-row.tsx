import type { FieldInstance } from '@shorui/engine/model';
import { useRef } from 'react';
import { builderConditionsText } from '../../../../../messages/builder-conditions.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Field } from '../../../../../ui/field.tsx';
import { SelectInput, TextArea } from '../../../../../ui/inputs.tsx';
import { useApplication, useBuilder } from '../builder-context.ts';
import { useSample } from '../test/use-sample.ts';
import { operandsOf, readFormula, wordsOfFormula } from './formula-words.ts';
import { useDraft } from './use-draft.ts';

const shown = (value: unknown): string => {
  if (typeof value === 'object' && value !== null && 'text' in value) return String(value.text);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** A formula with names of fields, checked at each key; below it what it gives with the sample answers. */
export function FormulaRow({ field }: { readonly field: FieldInstance }) {
  const text = useText(builderConditionsText);
  const { store } = useBuilder();
  const application = useApplication();
  const { resolved } = useSample();
  const area = useRef<HTMLDivElement>(null);
  const written = wordsOfFormula(field.formula ?? '', application);
  const problemOf = (typed: string): string | undefined => {
    if (typed.trim() === '') return undefined;
    const read = readFormula(typed, application);
    if ('formula' in read) return undefined;
    const words = 'unknown' in read ? text.unknownField(read.unknown) : text.faults[read.fault];
    return text.faultAt(read.at + 1, words);
  };
  const draft = useDraft(written, (typed) => {
    if (typed === written) return undefined;
    if (typed.trim() === '') {
      const removed = store.edit([{ action: 'update', kind: 'field', id: field.id, unset: ['formula'] }]);
      return 'refusal' in removed ? removed.refusal : undefined;
    }
    const read = readFormula(typed, application);
    if (!('formula' in read)) return problemOf(typed);
    const outcome = store.edit([{ action: 'update', kind: 'field', id: field.id, set: { formula: read.formula } }], {
      key: `field ${field.id} formula`,
    });
    return 'refusal' in outcome ? outcome.refusal : undefined;
  });
  const insert = (name: string): void => {
    const input = area.current?.querySelector('textarea');
    const at = input?.selectionStart ?? draft.value.length;
    draft.change(`${draft.value.slice(0, at)}［${name}］${draft.value.slice(at)}`);
    input?.focus();
  };
  const operands = operandsOf(application, field.id);
  const result = shown(resolved.fieldValue(field.id));
  return (
    <div ref={area} className="builder-rows">
      <Field label={text.formula} help={text.formulaHelp} error={problemOf(draft.value) ?? draft.error}>
        {(control) => <TextArea {...control} rows={2} spellCheck={false} {...draft.input} />}
      </Field>
      {operands.length === 0 ? null : (
        <SelectInput
          aria-label={text.insertField}
          value=""
          width={20}
          options={[
            { value: '', text: text.insertField },
            ...operands.map(({ name }) => ({ value: name, text: name })),
          ]}
          onChange={({ target }) => insert(target.value)}
        />
      )}
      <p className="ui-help" role="status">
        {result === '' ? text.noResult : text.result(result)}
      </p>
    </div>
  );
}
