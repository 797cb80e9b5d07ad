import type { ApplicationView } from '@shorui/server/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { builderText } from '../../../../messages/builder.ts';
import { commonText } from '../../../../messages/common.ts';
import { useText } from '../../../../messages/locale.ts';
import { useFoldedMenu } from '../../../../ui/folded-menu.ts';
import { Skeleton } from '../../../../ui/surfaces.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { BuilderBar } from './builder-bar.tsx';
import { indexOf, useApplication, useBuilder, useSteps } from './builder-context.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { FilesTab } from './files/files-tab.tsx';
import { useFindings } from './findings/use-findings.ts';
import { FindingsTab } from './findings/findings-tab.tsx';
import { FrozenNotice } from './frozen-notice.tsx';
import { nodesOf } from './document/nodes.ts';
import { Properties } from './properties/properties.tsx';
import { TestPane } from './test/test-pane.tsx';
import { TryTab } from './test/try-tab.tsx';
import { QuestionTree } from './tree/question-tree.tsx';
import { VersionsTab } from './versions/versions-tab.tsx';
import { lazyPart } from '../../../../ui/lazy-part.tsx';

// The editor of PDF forms and the reader of PDF files are loaded where a form is opened.
const FormEditor = lazyPart(() => import('./form/form-editor.tsx').then((module) => module.FormEditor));
// The editor of templates and what it is made of are loaded where a template is opened.
const TemplatePage = lazyPart(() => import('./template/template-page.tsx').then((module) => module.TemplatePage));

const panes = ['questions', 'settings', 'test'] as const;
type Pane = (typeof panes)[number];

/** Which file the builder opens, and how: `file` with the questions that it proposes, `form` and `template` in their editors. */
interface BuilderSearch {
  readonly file?: number;
  readonly form?: number;
  readonly template?: number;
  readonly part?: string;
}

/** The builder: questions at the left, the settings of the chosen one in the middle, the answers to try it with at the right. */
export function Builder({ view }: { readonly view: ApplicationView }) {
  const text = useText(builderText);
  const common = useText(commonText);
  const { file, form, part, template }: BuilderSearch = useSearch({ strict: false });
  // After beginning with a file a person sees what questions it proposes; from the editor of a file the way leads back to the files.
  const [section, setSection] = useState(
    [file, form, part, template].every((each) => each === undefined) ? 'questions' : 'files',
  );
  const application = useApplication();
  const findings = useFindings();
  const navigate = useNavigate();
  useBuilderKeys();
  useFoldedMenu();
  const showFindings = (): void => {
    setSection('findings');
    if (form !== undefined || template !== undefined) void navigate({ to: '.', search: {} });
  };
  return (
    <div className="builder">
      <BuilderBar view={view} onFindings={showFindings} />
      <FrozenNotice view={view} />
      <ConflictNotice />
      {template !== undefined ? (
        <Suspense fallback={<Skeleton rows={12} label={common.loading} />}>
          <TemplatePage key={template} fileId={template} />
        </Suspense>
      ) : form === undefined ? (
        <Tabs
          label={text.sections}
          current={section}
          onChange={setSection}
          tabs={[
            { key: 'questions', title: text.questions, content: <QuestionPanes /> },
            { key: 'files', title: text.files, count: application.files.length, content: <FilesTab first={file} /> },
            { key: 'try', title: text.tryOut, content: <TryTab onFiles={() => setSection('files')} /> },
            {
              key: 'findings',
              title: text.findings,
              count: findings.length,
              content: <FindingsTab onShow={() => setSection('questions')} />,
            },
            { key: 'versions', title: text.versions, content: <VersionsTab view={view} /> },
          ]}
        />
      ) : (
        <Suspense fallback={<Skeleton rows={12} label={common.loading} />}>
          <FormEditor key={form} fileId={form} />
        </Suspense>
      )}
    </div>
  );
}

function QuestionPanes() {
  const text = useText(builderText);
  const { chosen } = useBuilder();
  const application = useApplication();
  const [pane, setPane] = useState<Pane>('questions');
  const nodes = useMemo(() => nodesOf(application, indexOf(application)), [application]);
  const node = nodes.find(({ id }) => id === chosen);
  return (
    <div className="builder-panes" data-pane={pane}>
      <div className="builder-switch" role="group" aria-label={text.panes}>
        {panes.map((each) => (
          <button key={each} type="button" aria-pressed={each === pane} onClick={() => setPane(each)}>
            {text[each]}
          </button>
        ))}
      </div>
      <QuestionTree nodes={nodes} onOpen={() => setPane('settings')} />
      <section className="builder-settings" aria-label={text.settings}>
        {node === undefined ? <p className="ui-help">{text.pickOne}</p> : <Properties key={node.id} node={node} />}
      </section>
      <TestPane />
    </div>
  );
}

/** Is the person writing? Then the keys of the browser belong to the text. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox], [type=radio]), textarea, [contenteditable]');

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y lead over the steps, Ctrl+S saves now. */
function useBuilderKeys(): void {
  const { store } = useBuilder();
  const { undo, redo } = useSteps();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      const key = event.key.toLowerCase();
      if (key === 's') {
        event.preventDefault();
        void store.saving.flush();
      } else if ((key === 'z' || key === 'y') && !isWriting(event.target)) {
        event.preventDefault();
        if (key === 'y' || event.shiftKey) redo();
        else undo();
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
