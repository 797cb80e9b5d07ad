import type { Application, ApplicationFile, TemplateDocument } from '@shorui/engine';
import { NodeSelection, EditorState, type Plugin, type Transaction } from 'prosemirror-state';
import type { Node } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import type { NextChange, Outcome } from '../document/document-store.ts';
import { changeOf } from '../document/change-of.ts';
import { findBlock, type BlockKey } from './tree/block-node.ts';
import { changeInto, chosenIn, keepChosen } from './tree/follow.ts';
import { fileLock } from './tree/locks.ts';
import { pathKeeper } from './tree/paths.ts';
import { tagMaker } from './tree/tag-maker.ts';
import { TemplateSource } from './tree/template-source.ts';

/** Milliseconds without a key after which what was typed becomes a change of the application. */
const quietMs = 350;

export interface TemplateState {
  readonly editor: EditorState;
  /** The block that the caret is in, or that is selected. */
  readonly chosen: BlockKey | undefined;
  /** Why the engine refuses what the document has become; it is not saved then. */
  readonly refusal: string | undefined;
}

/** The application that a template belongs to: the store of the builder. */
export interface TemplateApplication {
  readonly state: () => { readonly application: Application };
  readonly subscribe: (listener: () => void) => () => void;
  edit(changes: readonly NextChange[]): Outcome;
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
  readonly fileId: number;
  readonly #store: TemplateApplication;
  readonly #source: TemplateSource;
  readonly #plugins: readonly Plugin[];
  readonly #listeners = new Set<() => void>();
  #state: TemplateState;
  /** The document of the application that the editor shows. */
  #shown: TemplateDocument | undefined;
  #view: EditorView | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isChanged = false;
  /** The block that was chosen when the person was last told; several blocks are no key. */
  #lockedAt: { readonly chosen: BlockKey | undefined } | undefined;
  /** A change of this store is being made: what is heard meanwhile is its own. */
  #isEditing = false;

  /** @throws {ShoruiError} for a file that cannot be read; {RangeError} for a document that the editor cannot show */
  constructor({ store, fileId, bytes, onLocked }: TemplateStoreOptions) {
    [this.#store, this.fileId] = [store, fileId];
    this.#source = new TemplateSource(bytes);
    const { origin } = this.#source;
    this.#plugins = [
      ...(origin === 'uploaded' ? [fileLock(() => this.#tellLocked(onLocked))] : []),
      pathKeeper(origin),
      tagMaker(),
    ];
    this.#shown = this.#file()?.document;
    const editor = EditorState.create({ doc: this.#whole(), plugins: [...this.#plugins] });
    this.#state = { editor, chosen: undefined, refusal: undefined };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#unwatch = this.#store.subscribe(() => this.#follow());
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.flush();
      this.#unwatch?.();
    };
  };
  #unwatch: (() => void) | undefined;
  readonly state = (): TemplateState => this.#state;

  get isFrozen(): boolean {
    return this.#store.state().application.frozen === true;
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
    return this.#source.texts.get(key);
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
    const document = this.#stored();
    if (JSON.stringify(document) === JSON.stringify(this.#shown)) return this.#refuse(undefined);
    const before = this.#shown;
    this.#shown = document;
    this.#isEditing = true;
    const outcome = this.#store.edit([changeOf({ kind: 'file', id: this.fileId }, 'document', document)]);
    this.#isEditing = false;
    if ('made' in outcome) return this.#refuse(undefined);
    this.#shown = before;
    return this.#refuse(outcome.refusal);
  }

  /** Goes back to the document of the application. */
  revert(): void {
    this.#isChanged = false;
    this.#take();
    this.#refuse(undefined);
  }

  #file(): ApplicationFile | undefined {
    return this.#store.state().application.files.find(({ id }) => id === this.fileId);
  }

  #whole(): Node {
    return this.#source.whole(this.#file()?.document);
  }

  #stored(): TemplateDocument | undefined {
    return this.#source.stored(this.#state.editor.doc, this.#file()?.document);
  }

  /** The application was changed elsewhere: by a step back, by another person, by another part of the builder. */
  #follow(): void {
    if (this.#isEditing) return;
    const document = this.#file()?.document;
    if (document === this.#shown || JSON.stringify(document) === JSON.stringify(this.#shown)) {
      this.#shown = document;
      this.#tell();
      return;
    }
    // What is typed at this moment is newer.
    if (!this.#isChanged) this.#take();
  }

  #take(): void {
    this.#shown = this.#file()?.document;
    const { editor, chosen } = this.#state;
    const change = changeInto(editor, this.#whole());
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
