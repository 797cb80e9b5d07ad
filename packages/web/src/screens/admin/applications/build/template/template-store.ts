import { NodeSelection, EditorState, type Plugin, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { StoredTemplate, type TemplateApplication } from './stored-template.ts';
import { findBlock, type BlockKey } from './tree/block-node.ts';
import { changeInto, chosenIn, keepChosen } from './tree/follow.ts';
import { fileLock } from './tree/locks.ts';
import { pathKeeper } from './tree/paths.ts';
import { readSelection } from './tree/read-selection.ts';
import { tagMaker } from './tree/tag-maker.ts';

/** Milliseconds without a key after which what was typed becomes a change of the application. */
const quietMs = 350;

export interface TemplateState {
  readonly editor: EditorState;
  /** The block that the caret is in, or that is selected. */
  readonly chosen: BlockKey | undefined;
  /** Why the engine refuses what the document has become; it is not saved then. */
  readonly refusal: string | undefined;
}

export interface TemplateStoreOptions {
  readonly store: TemplateApplication;
  readonly fileId: number;
  /** The uploaded file; undefined for a document without one. */
  readonly bytes: Uint8Array | undefined;
  /** Somebody tried to change what belongs to the uploaded file. */
  readonly onLocked: () => void;
}

/**
 * The template that is being edited: its tree as a document of ProseMirror. What changes in it becomes a change of the application, which
 * saves it and leads back over it; what changes in the application from elsewhere is taken into the document.
 */
export class TemplateStore {
  readonly #stored: StoredTemplate;
  readonly #plugins: readonly Plugin[];
  readonly #listeners = new Set<() => void>();
  #state: TemplateState;
  #view: EditorView | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isChanged = false;
  /** The block that was chosen when the person was last told; several blocks are no key. */
  #lockedAt: { readonly chosen: BlockKey | undefined } | undefined;
  #unwatch: (() => void) | undefined;

  /** @throws {ShoruiError} for a file that cannot be read; {RangeError} for a document that the editor cannot show */
  constructor({ store, fileId, bytes, onLocked }: TemplateStoreOptions) {
    this.#stored = new StoredTemplate(store, fileId, bytes);
    const { origin } = this.#stored;
    this.#plugins = [
      ...(origin === 'uploaded' ? [fileLock(() => this.#tellLocked(onLocked))] : []),
      pathKeeper(origin),
      tagMaker(),
    ];
    const editor = EditorState.create({ doc: this.#stored.take(), plugins: [...this.#plugins] });
    this.#state = { editor, chosen: undefined, refusal: undefined };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#unwatch = this.#stored.watch((isOther) => this.#follow(isOther));
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.flush();
      this.#unwatch?.();
    };
  };
  readonly state = (): TemplateState => this.#state;

  get fileId(): number {
    return this.#stored.fileId;
  }

  get isFrozen(): boolean {
    return this.#stored.isFrozen;
  }

  /** Gives the view that shows the document; undefined when it is gone. */
  attach(view: EditorView | undefined): void {
    this.#view = view;
  }
  focus(): void {
    this.#view?.focus();
  }

  /** Applies a transaction of the view or of a command. */
  readonly dispatch = (change: Transaction): void => {
    if (change.docChanged && this.isFrozen) return;
    const editor = this.#state.editor.apply(change);
    const docChanged = !editor.doc.eq(this.#state.editor.doc);
    this.#show(editor);
    if (!docChanged) return;
    this.#isChanged = true;
    clearTimeout(this.#timer);
    // Typing goes on; anything else is one step of its own.
    if (change.getMeta('typed') === true) this.#timer = setTimeout(() => this.flush(), quietMs);
    else this.flush();
  };

  /** Carries out a command; tells whether there was something to do. */
  run(command: (state: EditorState) => Transaction | undefined): boolean {
    const change = command(this.#state.editor);
    if (change === undefined) return false;
    this.dispatch(change);
    return true;
  }

  /** The text that the uploaded file has in a block now; undefined for one that it does not have. */
  fileTextNow(key: BlockKey): string | undefined {
    return this.#stored.fileText(key);
  }

  /** Selects a block as a whole. */
  choose(key: BlockKey): void {
    const found = findBlock(this.#state.editor.doc, key);
    if (found === undefined) return;
    const { tr: change, doc } = this.#state.editor;
    this.dispatch(change.setSelection(NodeSelection.create(doc, found.at)).scrollIntoView());
  }

  /** Makes a change of the application of what was typed. */
  flush(): void {
    clearTimeout(this.#timer);
    if (!this.#isChanged) return;
    this.#isChanged = false;
    this.#refuse(this.#stored.save(this.#state.editor.doc));
  }

  /** Goes back to the document of the application. */
  revert(): void {
    this.#isChanged = false;
    this.#take();
    this.#refuse(undefined);
  }

  /** The application was changed elsewhere; what is typed at this moment is newer than its document. */
  #follow(isOther: boolean): void {
    if (!isOther) this.#tell();
    else if (!this.#isChanged) this.#take();
  }

  #take(): void {
    if (this.#view !== undefined) readSelection(this.#view);
    const { editor, chosen } = this.#state;
    const change = changeInto(editor, this.#stored.take());
    if (change === undefined) return this.#tell();
    this.#show(editor.apply(keepChosen(change, chosen)));
  }

  #show(editor: EditorState): void {
    this.#state = { ...this.#state, editor, chosen: chosenIn(editor) };
    this.#view?.updateState(editor);
    this.#tell();
  }

  /** Once for each block: a person who goes on typing has read it. */
  #tellLocked(onLocked: () => void): void {
    const { chosen } = this.#state;
    if (this.#lockedAt !== undefined && this.#lockedAt.chosen === chosen) return;
    this.#lockedAt = { chosen };
    onLocked();
  }

  #refuse(refusal: string | undefined): void {
    if (refusal === this.#state.refusal) return;
    this.#state = { ...this.#state, refusal };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
