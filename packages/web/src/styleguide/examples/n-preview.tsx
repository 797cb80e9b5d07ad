import type { Application } from '@shorui/engine';
import { lazy, Suspense, useEffect, useState } from 'react';
import movedAt from '../../../../../fixtures/address-change/answers/moved.json?url';
import changeAt from '../../../../../fixtures/address-change/application.json?url';
import notificationAt from '../../../../../fixtures/address-change/files/notification.pdf?url';
import answersAt from '../../../../../fixtures/service-agreement/answers/consulting.json?url';
import applicationAt from '../../../../../fixtures/service-agreement/application.json?url';
import agreementAt from '../../../../../fixtures/service-agreement/files/service-agreement.docx?url';
import riderAt from '../../../../../fixtures/service-agreement/files/personal-information-rider.docx?url';
import { preparePreview } from '../../kits/preview/beside-preview.tsx';
import type { Answers, PaperParts } from '../../kits/preview/protocol.ts';
import { aboutOf, useFocusedAnswer } from '../../kits/questions/focused-answer.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import type { ExampleGroup } from '../example.ts';

const Preview = lazy(() => import('../../kits/preview/preview.tsx').then((module) => ({ default: module.Preview })));

const readJson = async (at: string): Promise<unknown> => (await fetch(at)).json();
const bytesOf = async (at: string): Promise<Uint8Array> => new Uint8Array(await (await fetch(at)).arrayBuffer());

interface PaperExampleProps {
  /** Addresses of the application, of a set of answers, and of the files by their paths. */
  readonly application: string;
  readonly answers: string;
  readonly files: Readonly<Record<string, string>>;
  /** The answer that can be changed. */
  readonly name: string;
}

/** Papers from the fixtures, one of whose answers can be changed. */
function PaperExample({ application: at, answers: answered, files: addresses, name }: PaperExampleProps) {
  const [paper, setPaper] = useState<PaperParts>();
  const [answers, setAnswers] = useState<Answers>({});
  useEffect(() => {
    const read = async (): Promise<void> => {
      const entries = Object.entries(addresses).map(async ([path, each]) => {
        const bytes = await bytesOf(each);
        // Not before: where the files are not served, neither are fonts.
        preparePreview();
        return [path, bytes] as const;
      });
      const [whole, given, files] = await Promise.all([
        readJson(at) as Promise<Application>,
        readJson(answered) as Promise<Answers>,
        Promise.all(entries),
      ]);
      const application = { ...whole, files: whole.files.filter(({ path }) => path in addresses) };
      setAnswers(given);
      setPaper({ application, files: new Map(files) });
    };
    void read();
  }, [at, answered, addresses]);
  const focus = useFocusedAnswer('.ui-preview');
  if (paper === undefined) return null;
  const answer = answers[name];
  return (
    <div className="guide-preview">
      <Field label={name} about={aboutOf([name])}>
        {(control) => (
          <TextInput
            {...control}
            value={typeof answer === 'string' ? answer : ''}
            onChange={({ target: { value } }) => setAnswers({ ...answers, [name]: value })}
          />
        )}
      </Field>
      <Suspense>
        <Preview paper={paper} answers={answers} focus={focus} />
      </Suspense>
    </div>
  );
}

const contract: PaperExampleProps = {
  application: applicationAt,
  answers: answersAt,
  files: {
    'files/service-agreement.docx': agreementAt,
    'files/personal-information-rider.docx': riderAt,
  },
  name: '委託者名',
};

const form: PaperExampleProps = {
  application: changeAt,
  answers: movedAt,
  files: { 'files/notification.pdf': notificationAt },
  name: '提出先',
};

export const group: ExampleGroup = {
  title: 'Preview',
  parts: [
    {
      name: 'Preview',
      when: 'The paper of an application is shown while its answers are typed.',
      wide: true,
      states: {
        'a contract': () => <PaperExample {...contract} />,
        'a PDF form': () => <PaperExample {...form} />,
      },
    },
  ],
};
