import { keymap } from 'prosemirror-keymap';
import {
  NodeSelection,
  Plugin,
  TextSelection,
  type Command,
  type EditorState,
  type Selection,
  type Transaction,
} from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef } from 'react';
import { builderTemplateText } from '../../../../../messages/builder-template.ts';
import { useText } from '../../../../../messages/locale.ts';
import { useSteps } from '../builder-context.ts';
import { useLatest } from '../use-latest.ts';
import type { TemplateStore } from './template-store.ts';
import { isBlock, type BlockKey } from './tree/block-node.ts';
import { readSelection } from './tree/read-selection.ts';
import { dropText, insertText } from './tree/text-commands.ts';
import { blockKeys } from './words/block-keys.ts';
import { blockMarks, type MarkedBlocks } from './words/block-marks.ts';
import './words/words.css';

/** The type of a question that is dragged onto a text: its tag. */
export const tagType = 'application/x-shorui-tag';

interface BlockDocumentProps {
  readonly template: TemplateStore;
  readonly marks: MarkedBlocks;
  readonly onHover: (key: BlockKey | undefined) => void;
  /** Keys that a list of completions takes; true for those that it took. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly onView: (view: EditorView | undefined) => void;
}

/** Our commands give a transaction; those of ProseMirror dispatch one. */
const asCommand =
  (command: (state: EditorState) => Transaction | undefined): Command =>
  (state, dispatch) => {
    const change = command(state);
    if (change === undefined) return false;
    dispatch?.(change.setMeta('typed', false));
    return true;
  };

/** The selection of a range of the page. */
function selectionOf(view: EditorView, range: StaticRange): Selection {
  const start = view.state.doc.resolve(view.posAtDOM(range.startContainer, range.startOffset));
  const end = view.state.doc.resolve(view.posAtDOM(range.endContainer, range.endOffset));
  return TextSelection.between(start, end);
}

/** The text of the template: its blocks one below the other. */
export function BlockDocument({ template, marks, onHover, onKey, onView }: BlockDocumentProps) {
  const text = useText(builderTemplateText);
  const place = useRef<HTMLDivElement>(null);
  const latest = useLatest({ marks, onHover, onKey, onView, steps: useSteps() });
  const shown = useRef<EditorView>(undefined);

  useEffect(() => {
    if (place.current === null) return undefined;
    const step =
      (way: 'undo' | 'redo'): Command =>
      () => {
        template.flush();
        latest.current.steps[way]();
        return true;
      };
    const keys = keymap({
      ...Object.fromEntries(Object.entries(blockKeys).map(([key, command]) => [key, asCommand(command)])),
      'Mod-z': step('undo'),
      'Mod-Shift-z': step('redo'),
      'Mod-y': step('redo'),
      // What was typed is saved with the rest, which the builder does.
      'Mod-s': () => {
        template.flush();
        return false;
      },
    });
    const view = new EditorView(place.current, {
      state: template.state().editor,
      plugins: [new Plugin({ props: { handleKeyDown: (_, event) => latest.current.onKey(event) } }), keys],
      editable: () => !template.isFrozen,
      attributes: () => ({
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': text.document,
        class: 'template-text',
      }),
      decorations: (state) => blockMarks(state.doc, latest.current.marks),
      // Keys and the input method change texts; a command says that it is a step of its own.
      dispatchTransaction(change) {
        if (change.getMeta('typed') === undefined) change.setMeta('typed', true);
        template.dispatch(change);
      },
      clipboardTextSerializer: (slice) =>
        slice.content.textBetween(0, slice.content.size, '\n', (leaf) => leaf.type.spec.leafText?.(leaf) ?? ''),
      // Formats of other programs are not taken over.
      handlePaste(current, event) {
        const pasted = event.clipboardData?.getData('text/plain').replace(/\r\n?/g, '\n') ?? '';
        if (pasted === '') return true;
        const change = insertText(current.state, pasted);
        if (change === undefined) current.dispatch(current.state.tr.insertText(pasted));
        else current.dispatch(change.setMeta('typed', false));
        return true;
      },
      handleDOMEvents: {
        // Where the browser types itself it may add styles to the text, which the content security policy refuses.
        beforeinput(current, event) {
          const { data, inputType, isComposing } = event;
          if (inputType !== 'insertText' || data === null || isComposing || current.composing) return false;
          event.preventDefault();
          const { selection, tr: change } = current.state;
          // A block that is selected as a whole is not typed over.
          if (selection instanceof NodeSelection && isBlock(selection.node)) return true;
          const [range] = event.getTargetRanges();
          // The selection of the page may be newer than that of the state.
          if (range !== undefined) change.setSelection(selectionOf(current, range));
          current.dispatch(change.insertText(data).scrollIntoView());
          return true;
        },
        mouseover(_, { target }) {
          const block = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
          latest.current.onHover(block?.dataset['key']);
        },
        mouseleave: () => latest.current.onHover(undefined),
        drop(current, event) {
          const tag = event.dataTransfer?.getData(tagType) ?? '';
          if (tag === '') return false;
          event.preventDefault();
          const at = current.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
          const change = at === undefined ? undefined : dropText(current.state, tag, at);
          if (change === undefined) return true;
          current.dispatch(change.setMeta('typed', false));
          current.focus();
          return true;
        },
      },
    });
    shown.current = view;
    template.attach(view);
    const tell = latest.current.onView;
    tell(view);
    return () => {
      template.attach(undefined);
      tell(undefined);
      shown.current = undefined;
      view.destroy();
    };
  }, [template, latest, text]);

  useEffect(() => {
    const view = shown.current;
    if (view === undefined) return;
    readSelection(view);
    // The marks are read anew.
    view.setProps({ decorations: (state) => blockMarks(state.doc, marks) });
  }, [marks]);

  return <div ref={place} className="template-document" />;
}
