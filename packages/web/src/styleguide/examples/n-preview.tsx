import type { Application } from '@shorui/engine';
import { lazy, Suspense, useEffect, useState } from 'react';
import answersAt from '../../../../../fixtures/service-agreement/answers/consulting.json?url';
import applicationAt from '../../../../../fixtures/service-agreement/application.json?url';
import agreementAt from '../../../../../fixtures/service-agreement/files/service-agreement.docx?url';
import riderAt from '../../../../../fixtures/service-agreement/files/personal-information-rider.docx?url';
import type { Answers, PaperParts } from '../../kits/preview/protocol.ts';
import { aboutOf, useFocusedAnswer } from '../../kits/questions/focused-answer.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import type { ExampleGroup } from '../example.ts';

const Preview = lazy(() => import('../../kits/preview/preview.tsx').then((module) => ({ default: module.Preview })));

const bytesOf = async (at: string): Promise<Uint8Array> => new Uint8Array(await (await fetch(at)).arrayBuffer());

/** A contract of three pages from the fixtures, whose answers can be changed. */
function Contract() {
  const [paper, setPaper] = useState<PaperParts>();
  const [answers, setAnswers] = useState<Answers>({});
  useEffect(() => {
    const read = async (): Promise<void> => {
      const application = (await (await fetch(applicationAt)).json()) as Application;
      const [agreement, rider] = await Promise.all([bytesOf(agreementAt), bytesOf(riderAt)]);
      const files = new Map([
        ['files/service-agreement.docx', agreement],
        ['files/personal-information-rider.docx', rider],
      ]);
      setAnswers((await (await fetch(answersAt)).json()) as Answers);
      setPaper({ application, files });
    };
    void read();
  }, []);
  const focus = useFocusedAnswer('.ui-preview');
  if (paper === undefined) return null;
  const name = typeof answers['委託者名'] === 'string' ? answers['委託者名'] : '';
  return (
    <div className="guide-preview">
      <Field label="委託者名" about={aboutOf(['委託者名'])}>
        {(control) => (
          <TextInput
            {...control}
            value={name}
            onChange={({ target: { value } }) => setAnswers({ ...answers, 委託者名: value })}
          />
        )}
      </Field>
      <Suspense>
        <Preview paper={paper} answers={answers} focus={focus} />
      </Suspense>
    </div>
  );
}

export const group: ExampleGroup = {
  title: 'Preview',
  parts: [
    {
      name: 'Preview',
      when: 'The paper of an application is shown while its answers are typed.',
      wide: true,
      states: { 'a contract': Contract },
    },
  ],
};
