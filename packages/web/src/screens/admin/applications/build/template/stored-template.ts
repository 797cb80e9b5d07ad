import type { Application } from '@shorui/engine';
import type { ApplicationFile, TemplateDocument } from '@shorui/engine/model';
import type { Node } from 'prosemirror-model';
import { changeOf } from '../document/change-of.ts';
import type { NextChange, Outcome } from '../document/document-store.ts';
import type { BlockKey } from './tree/block-node.ts';
import { TemplateSource } from './tree/template-source.ts';

/** The application that a template belongs to: the store of the builder. */
export interface TemplateApplication {
  readonly state: () => { readonly application: Application };
  readonly subscribe: (listener: () => void) => () => void;
  edit(changes: readonly NextChange[]): Outcome;
}

const isSame = (one: TemplateDocument | undefined, other: TemplateDocument | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** A template as its application has it: the document that the editor shows, changes that go there, and changes that come from there. */
export class StoredTemplate {
  readonly fileId: number;
  readonly #store: TemplateApplication;
  readonly #source: TemplateSource;
  /** The document of the application that the editor shows. */
  #shown: TemplateDocument | undefined;
  /** A change is being made here: what is heard meanwhile is its own. */
  #isEditing = false;

  /**
   * @param bytes the uploaded file; undefined for a document without one
   * @throws {ShoruiError} for a file that cannot be read
   */
  constructor(store: TemplateApplication, fileId: number, bytes: Uint8Array | undefined) {
    [this.#store, this.fileId] = [store, fileId];
    this.#source = new TemplateSource(bytes);
  }

  get origin(): TemplateSource['origin'] {
    return this.#source.origin;
  }

  get isFrozen(): boolean {
    return this.#store.state().application.frozen === true;
  }

  /** The text that the uploaded file has in a block now; undefined for one that it does not have. */
  fileText(key: BlockKey): string | undefined {
    return this.#source.texts.get(key);
  }

  /**
   * Takes the document of the application, as the editor shows it.
   * @throws {RangeError} for a document that the editor cannot show
   */
  take(): Node {
    this.#shown = this.#file()?.document;
    return this.#source.whole(this.#shown);
  }

  /** Makes a change of the application of what the editor shows. Gives why it is refused. */
  save(doc: Node): string | undefined {
    const document = this.#source.stored(doc, this.#file()?.document);
    if (isSame(document, this.#shown)) return undefined;
    const before = this.#shown;
    this.#shown = document;
    this.#isEditing = true;
    const outcome = this.#store.edit([changeOf({ kind: 'file', id: this.fileId }, 'document', document)]);
    this.#isEditing = false;
    if ('made' in outcome) return undefined;
    this.#shown = before;
    return outcome.refusal;
  }

  /**
   * Tells what was changed elsewhere: by a step back, by another person, by another part of the builder.
   * @param listener gets whether it is the document that was changed
   */
  watch(listener: (isOther: boolean) => void): () => void {
    return this.#store.subscribe(() => {
      if (this.#isEditing) return;
      const document = this.#file()?.document;
      const isOther = !isSame(document, this.#shown);
      if (!isOther) this.#shown = document;
      listener(isOther);
    });
  }

  #file(): ApplicationFile | undefined {
    return this.#store.state().application.files.find(({ id }) => id === this.fileId);
  }
}
