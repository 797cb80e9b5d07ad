import type { FilterConditions } from '@shorui/server/contract';
import { Fragment, useState } from 'react';
import { ComboRow } from '../../../../kits/form/choice-rows.tsx';
import { textOf, type FieldErrors, type FormValues } from '../../../../kits/form/form-store.ts';
import { TextRow } from '../../../../kits/form/rows.tsx';
import { adminAppUsersText } from '../../../../messages/admin-app-users.ts';
import { useText } from '../../../../messages/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { RuledForm } from '../../../../ui/ruled-form.tsx';

/** Conditions on answers that the contract takes at most. */
const most = 5;
const places = Array.from({ length: most }, (_, at) => at + 1);
const names = (at: number) => ({ question: `question-${at}`, value: `value-${at}` });

/** The conditions on answers that were entered. */
export function answersOf(values: FormValues): Pick<FilterConditions, 'answers'> {
  const answers = places.flatMap((at) => {
    const name = textOf(values, names(at).question);
    return name === '' ? [] : [{ name, value: textOf(values, names(at).value) }];
  });
  return answers.length === 0 ? {} : { answers };
}

/** Each condition has both a question and an answer. */
export function halfConditions(values: FormValues, both: string): FieldErrors {
  const halves = places.flatMap((at): (readonly [string, readonly string[]])[] => {
    const { question, value } = names(at);
    const [asked, answered] = [textOf(values, question) !== '', textOf(values, value) !== ''];
    return asked === answered ? [] : [[asked ? value : question, [both]]];
  });
  return Object.fromEntries(halves);
}

/** Names of the questions and fields of an application. */
function namesOf(definition: Readonly<Record<string, unknown>>): readonly string[] {
  const parts = [definition['questions'], definition['fields']].flatMap((each) =>
    Array.isArray(each) ? (each as readonly { readonly name?: unknown }[]) : [],
  );
  return [...new Set(parts.flatMap(({ name }) => (typeof name === 'string' ? [name] : [])))];
}

/** Up to five conditions on answers, each a question and what a document shows as its answer. */
export function AnswerConditions({ definition }: { readonly definition: Readonly<Record<string, unknown>> }) {
  const text = useText(adminAppUsersText).filters;
  const [count, setCount] = useState(0);
  const [options] = useState(() => namesOf(definition).map((name) => ({ value: name, text: name })));
  return (
    <>
      {count === 0 ? null : (
        <RuledForm>
          {places.slice(0, count).map((at) => (
            <Fragment key={at}>
              <ComboRow name={names(at).question} label={text.question(at)} required={false} options={options} />
              <TextRow
                name={names(at).value}
                label={text.value(at)}
                required={false}
                width={20}
                help={text.valueHelp}
              />
            </Fragment>
          ))}
        </RuledForm>
      )}
      {count < most && options.length > 0 ? (
        <div className="ui-actions">
          <Button size="small" onClick={() => setCount(count + 1)}>
            {text.addAnswer}
          </Button>
        </div>
      ) : null}
    </>
  );
}
