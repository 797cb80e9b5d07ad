import type { Place } from '../../problems/index.ts';
import type { TextArea } from './text-areas.ts';
import type { Budget } from '../../platform/limits.ts';
import { readRelationships } from '../../package/relationships.ts';
import type { XmlElement, XmlPart } from '../../xml/xml-element.ts';
import type { ZipArchive } from '../../zip/index.ts';
import { readSections, type Section } from './text-areas.ts';
import { TextStyles } from './text-styles.ts';
import { readPart } from '../../package/read-part.ts';
import { type TextPartKind } from './word-package.ts';

function smallest(sections: readonly Section[]): TextArea {
  return {
    width: Math.min(...sections.map(({ room }) => room.width)),
    height: Math.min(...sections.map(({ room }) => room.height)),
  };
}

/** What content that is put into a part must know of the rest of the document. Read at the first use. */
export class TemplateFacts {
  readonly #archive: ZipArchive;
  readonly #main: string;
  readonly #limits: Budget;
  readonly #place: Place;
  #styles: TextStyles | undefined;
  #sections: readonly Section[] | undefined;

  /** `main` is the name of the main document part. */
  constructor(archive: ZipArchive, main: string, limits: Budget, place: Place) {
    this.#archive = archive;
    this.#main = main;
    this.#limits = limits;
    this.#place = place;
  }

  get styles(): TextStyles {
    return (this.#styles ??= new TextStyles(this.#read(this.#sibling('styles.xml'))));
  }

  /** The text area around an element of a part. A header that several sections share gets the smallest of theirs. */
  room(part: XmlPart, kind: TextPartKind, element: XmlElement): TextArea {
    if (kind === 'document') this.#sections ??= readSections(part);
    const main = this.#sections ?? this.#readSections();
    const last = main.slice(-1);
    if (kind === 'document')
      return smallest([main.find(({ at }) => at >= element.start) ?? main.at(-1)].flatMap((each) => each ?? []));
    if (kind !== 'header' && kind !== 'footer') return smallest(last);
    const ids = this.#relationshipIds(part.name);
    const users = main.filter(({ references }) => references.some((id) => ids.has(id)));
    return smallest(users.length > 0 ? users : last);
  }

  #sibling(name: string): string {
    return this.#main.slice(0, this.#main.lastIndexOf('/') + 1) + name;
  }

  #read(name: string): XmlPart | null {
    return this.#archive.has(name) ? readPart(this.#archive, name, this.#limits, this.#place) : null;
  }

  #readSections(): readonly Section[] {
    const part = this.#read(this.#main);
    return (this.#sections = part ? readSections(part) : []);
  }

  /** Ids by which the main document refers to a part. */
  #relationshipIds(target: string): ReadonlySet<string> {
    const relationships = readRelationships(this.#archive, this.#main, this.#limits, this.#place);
    return new Set([...relationships.values()].filter((each) => each.target === target).map(({ id }) => id));
  }
}
