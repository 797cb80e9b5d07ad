import type { Application } from '@shorui/engine';
import { downloadApplicationPdf, type ApplicationView } from '@shorui/server/contract';
import { buildUrl } from '@shorui/server/client';
import { applicationViewText } from '../../../messages/admin-application-view.ts';
import { useText } from '../../../messages/locale.ts';
import { Preserved, RuledList, RuledRow, RuledSection } from '../../../ui/ruled-list.tsx';
import { Badge } from '../../../ui/surfaces.tsx';
import { QuestionRow } from './question-row.tsx';

/** Description, notes, questions and files of an application. */
export function ApplicationContent({ application }: { readonly application: ApplicationView }) {
  const text = useText(applicationViewText);
  const { id, name, number, description } = application;
  // The contract leaves the content open, for the engine alone writes and checks it.
  const content = application.definition as unknown as Application;
  const notes = (content.question_notification ?? []).filter(({ question_id }) => question_id === undefined);
  const pdf = (file?: number): string =>
    buildUrl('', downloadApplicationPdf.path, { id }, file === undefined ? {} : { file_id: file });
  return (
    <>
      <RuledSection title={name} count={text.version(number)}>
        <p>{description === '' ? text.noDescription : <Preserved>{description}</Preserved>}</p>
      </RuledSection>
      {notes.length === 0 ? null : (
        <RuledSection title={text.notes}>
          <RuledList label={text.notes}>
            {notes.map((note) => (
              <RuledRow key={note.id} name={<Preserved>{note.content}</Preserved>} />
            ))}
          </RuledList>
        </RuledSection>
      )}
      <RuledSection title={text.questions} count={text.count(content.questions.length)}>
        {content.questions.length === 0 ? <p className="ui-help">{text.noQuestions}</p> : null}
        <RuledList label={text.questions}>
          {content.questions.map((question) => (
            <QuestionRow key={question.id} question={question} fields={content.fields} />
          ))}
        </RuledList>
      </RuledSection>
      <RuledSection
        title={text.files}
        count={text.count(content.files.length)}
        action={content.files.length > 1 ? <Download href={pdf()} words={text.allPdf} /> : undefined}
      >
        <p className="ui-help">{content.files.length === 0 ? text.noFiles : text.pdfWhy}</p>
        <RuledList label={text.files}>
          {content.files.map((file) => (
            <RuledRow
              key={file.id}
              name={file.name}
              meta={text.kinds[file.type]}
              end={
                <>
                  {file.options?.guide === true ? <Badge>{text.guide}</Badge> : null}
                  <Download href={pdf(file.id)} words={text.pdf} label={text.pdfOf(file.name)} />
                </>
              }
            />
          ))}
        </RuledList>
      </RuledSection>
    </>
  );
}

function Download({ href, words, label }: { readonly href: string; readonly words: string; readonly label?: string }) {
  return (
    <a className="ui-button" data-kind="plain" data-size="small" href={href} aria-label={label} download>
      {words}
    </a>
  );
}
