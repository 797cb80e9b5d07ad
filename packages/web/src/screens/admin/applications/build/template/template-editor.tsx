import { Undo2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Application } from '@shorui/engine';
import type { EditorView } from 'prosemirror-view';
import { PaperDesk } from '../../../../../kits/preview/paper-desk.ts';
import { builderTemplateText } from '../../../../../messages/builder-template.ts';
import { storedLocale, useText } from '../../../../../messages/locale.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Notice } from '../../../../../ui/surfaces.tsx';
import { useApplication } from '../builder-context.ts';
import { useSample } from '../test/use-sample.ts';
import { BlockDocument } from './block-document.tsx';
import { FindingsPanel } from './check/findings-panel.tsx';
import type { TemplateFinding } from './check/protocol.ts';
import { useCheck } from './check/use-check.ts';
import { EditorHead, type TemplateView } from './editor-head.tsx';
import { FormatRows } from './panel/format-rows.tsx';
import { SidePanel } from './panel/side-panel.tsx';
import { TagList } from './panel/tag-list.tsx';
import { InsertBar } from './insert-bar.tsx';
import { leftOutBlocks } from './left-out.ts';
import { choicesOf } from './words/completion.ts';
import { CompletionList, useCompletions } from './words/completion-list.tsx';
import { placedBlocks, TemplatePages, type PlacedBlock } from './template-pages.tsx';
import type { StoredFiles } from '../stored-files.ts';
import type { TemplateStore } from './template-store.ts';
import { allBlocks, findBlock, isOwn, keyFrom, keyOf, type BlockKey } from './tree/block-node.ts';
import { useMarks } from './use-marks.ts';
import type { BlockMark } from './words/block-marks.ts';

const panes = ['document', 'pages', 'settings'] as const;
type Pane = (typeof panes)[number];

/** The application with one file alone: what the pages of the file are made of. */
const alone = (application: Application, fileId: number): Application => ({
  ...application,
  files: application.files.filter(({ id }) => id === fileId),
});

interface TemplateEditorProps {
  readonly template: TemplateStore;
  readonly bytes: Uint8Array | undefined;
  readonly images: StoredFiles;
}

/** The text of a template, its pages as they are printed, and the settings of what is chosen. */
export function TemplateEditor({ template, bytes, images }: TemplateEditorProps) {
  const text = useText(builderTemplateText);
  const application = useApplication();
  const { editor, chosen, refusal } = useSyncExternalStore(template.subscribe, template.state);
  const [view, setView] = useState<TemplateView>('asWritten');
  const [pane, setPane] = useState<Pane>('pages');
  const [hovered, setHovered] = useState<BlockKey>();
  const desk = useDesk({ template, bytes, images, view });
  const [shown, setShown] = useState<EditorView>();
  const [hasFocus, setFocus] = useState(false);
  const { blocks: boxes, leftOut: dropped, failure } = useSyncExternalStore(desk.subscribe, desk.read);
  const choices = useMemo(() => choicesOf(application), [application]);
  const completions = useCompletions(editor, shown, choices);
  const { doc } = editor;
  const parts = useMemo(
    () =>
      new Set(
        [...allBlocks(doc)].flatMap(({ node }) => (node.attrs['part'] === '' ? [] : [String(node.attrs['part'])])),
      ),
    [doc],
  );
  const blocks = useMemo(() => placedBlocks(boxes, parts), [boxes, parts]);
  const block = useMemo(() => findBlock(doc, chosen), [doc, chosen]);
  const leftOut = useMemo(
    () => (view === 'withAnswers' && failure === undefined && blocks.length > 0 ? leftOutBlocks(doc, blocks) : noKeys),
    [view, failure, doc, blocks],
  );
  const own = useMemo(() => alone(application, template.fileId), [application, template]);
  const check = useCheck(own, bytes, hasFocus && completions.open !== undefined);
  const blockOf = ({ part, path }: TemplateFinding): BlockKey | undefined => {
    const key = path === undefined ? undefined : keyFrom(part !== undefined && parts.has(part) ? part : '', path);
    return findBlock(doc, key) === undefined ? undefined : key;
  };
  const found = useMemo(() => {
    const marked = new Map<BlockKey, readonly BlockMark[]>();
    for (const { part, path, severity, what } of check.findings ?? []) {
      if (path === undefined) continue;
      const key = keyFrom(part !== undefined && parts.has(part) ? part : '', path);
      marked.set(key, [...(marked.get(key) ?? []), { kind: severity, text: what }]);
    }
    return marked;
  }, [check.findings, parts]);
  const whyLeftOut = useMemo(
    () => new Map(dropped.map(({ part, path, lines }) => [keyFrom(part, path), lines.join('')])),
    [dropped],
  );
  const marks = useMarks({ application, chosen, hovered, findings: found, leftOut, whyLeftOut });
  const choose = (key: BlockKey): void => {
    template.choose(key);
    setPane('settings');
  };
  return (
    <div className="template-editor" data-pane={pane}>
      <EditorHead template={template} view={view} onView={setView} />
      {refusal === undefined ? null : (
        <Notice kind="danger">
          <p>
            <b>{text.refused}</b> {refusal}
          </p>
          <Button size="small" onClick={() => template.revert()}>
            <Undo2 className="ui-icon" aria-hidden="true" />
            {text.revert}
          </Button>
        </Notice>
      )}
      <div className="builder-switch" role="group" aria-label={text.panes}>
        {panes.map((each) => (
          <button key={each} type="button" aria-pressed={each === pane} onClick={() => setPane(each)}>
            {text[each]}
          </button>
        ))}
      </div>
      <div className="template-columns">
        <section
          className="template-words-column"
          aria-label={text.document}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
        >
          {template.isFrozen ? null : <InsertBar template={template} />}
          <p className="ui-help">{text.documentHelp}</p>
          <BlockDocument
            template={template}
            marks={marks}
            onHover={setHovered}
            onKey={completions.onKey}
            onView={setShown}
          />
          <CompletionList completions={completions} view={shown} />
        </section>
        <TemplatePages
          desk={desk}
          blocks={blocks}
          chosen={useKeysIn(template, chosen)}
          hovered={useKeysIn(template, hovered)}
          onChoose={choose}
          onHover={(each: PlacedBlock | undefined) => setHovered(each?.key)}
        >
          {view === 'withAnswers' ? <span className="ui-help">{text.answersHelp}</span> : null}
        </TemplatePages>
        <SidePanel template={template} block={block}>
          {block !== undefined && isOwn(block.node) && !template.isFrozen ? (
            <FormatRows key={`format ${chosen ?? ''}`} template={template} block={block} />
          ) : null}
          <FindingsPanel
            template={template}
            check={check}
            name={own.files[0]?.name ?? ''}
            blockOf={blockOf}
            onChoose={choose}
          />
          {template.isFrozen ? null : <TagList template={template} choices={choices} />}
        </SidePanel>
      </div>
    </div>
  );
}

const noKeys: ReadonlySet<BlockKey> = new Set();

/** The keys of a block and of all in it. */
function useKeysIn(template: TemplateStore, key: BlockKey | undefined): ReadonlySet<BlockKey> {
  const { doc } = template.state().editor;
  return useMemo(() => {
    const found = findBlock(doc, key);
    if (found === undefined) return noKeys;
    return new Set([keyOf(found.node), ...Array.from(allBlocks(found.node), ({ node }) => keyOf(node))]);
  }, [doc, key]);
}

/** The desk that shows the pages: the template as it is written, or with the sample answers. */
function useDesk({ template, bytes, images, view }: TemplateEditorProps & { readonly view: TemplateView }): PaperDesk {
  const application = useApplication();
  const { answers } = useSample();
  const { fileId } = template;
  // The editor is opened anew for another file.
  const [desk] = useState(() => {
    const own = alone(application, fileId);
    const path = own.files[0]?.path ?? '';
    const files = new Map(bytes === undefined ? images : [...images, [path, bytes] as const]);
    return new PaperDesk({ application: own, files }, storedLocale(), { isWritten: true, fileId });
  });
  const shown = useRef(application);
  useEffect(() => {
    const documentOf = ({ files }: Application): unknown => files.find(({ id }) => id === fileId)?.document;
    const isSame = documentOf(shown.current) === documentOf(application);
    // The template as it is written does not read the questions.
    if (shown.current === application || (isSame && view === 'asWritten')) return;
    shown.current = application;
    desk.change({ application: alone(application, fileId), files: new Map() });
  }, [desk, application, fileId, view]);
  useEffect(() => desk.answer(view === 'asWritten' ? undefined : answers), [desk, view, answers]);
  return desk;
}
