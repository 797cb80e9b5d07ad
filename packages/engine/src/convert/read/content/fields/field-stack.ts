import type { XmlElement } from '../../../../xml/xml-element.ts';
import type { TextFormat } from '../../../model/formats.ts';
import { linkAddress } from '../link-address.ts';
import { type FieldCode, readFieldCode } from './field-code.ts';
import { printsFromCode } from './printed-kinds.ts';

/** Fields whose `\h` makes what they print lead to the bookmark they name. */
const references: ReadonlySet<string> = new Set(['REF', 'PAGEREF', 'NOTEREF']);

/** Where a field leads: a URI, or `#` and the name of a bookmark. */
function fieldLink({ kind, words, switches }: FieldCode): string | undefined {
  const [first = ''] = words;
  if (kind === 'HYPERLINK') return linkAddress(first, switches.get('\\l')?.[0]);
  return references.has(kind) && first !== '' && switches.has('\\h') ? `#${first}` : undefined;
}

/** A stretch of a field's code, with the look of its run where it is not hidden. */
export interface CodePiece {
  readonly text: string;
  readonly format?: TextFormat;
}

/** A field that came to its end. */
export interface FinishedField {
  readonly code: FieldCode;
  readonly pieces: readonly CodePiece[];
  /** Look of what it prints; undefined when all of it is hidden. */
  readonly format?: TextFormat;
  /** Was anything of its stored result set? */
  readonly hasResult: boolean;
  /** Data of a form field (`w:ffData`). */
  readonly formData?: XmlElement;
}

interface OpenField {
  readonly parent: OpenField | undefined;
  /** Is the place of the field itself seen? That does not change while it is open. */
  readonly isPlaceShown: boolean;
  /** The field of whose code its result is a part. */
  readonly collector: OpenField | undefined;
  readonly pieces: CodePiece[];
  readonly formData: XmlElement | undefined;
  code: FieldCode | undefined;
  /** The stored result is left out, for the field is printed from its code. */
  hidesResult: boolean;
  /** Its own link, or that of a field around it. */
  link: string | undefined;
  /** It is a table of contents, or is in one. */
  isContents: boolean;
  codeFormat: TextFormat | undefined;
  resultFormat: TextFormat | undefined;
}

/** Characters of a code that are read: Word's own are never near it. */
const longestCode = 8_000;

function codeOf({ pieces }: OpenField): FieldCode {
  let code = '';
  for (const { text } of pieces) {
    code += text;
    if (code.length > longestCode) break;
  }
  return readFieldCode(code.slice(0, longestCode));
}

/** The field that a result in `parent` belongs to the code of. */
function collectorIn(parent: OpenField | undefined): OpenField | undefined {
  if (!parent?.code) return parent;
  return parent.hidesResult ? undefined : parent.collector;
}

/** The fields that are open at a place of a story, one in the other (ECMA-376 part 1, 17.16.18). */
export class FieldStack {
  #top: OpenField | undefined;

  /** Is what is here seen: are all open fields at their results, and are these what is set? */
  get isShown(): boolean {
    const top = this.#top;
    return !top || (top.isPlaceShown && top.code !== undefined && !top.hidesResult);
  }

  get isEmpty(): boolean {
    return this.#top === undefined;
  }

  /** Where the innermost field that is a link leads. */
  get link(): string | undefined {
    return this.#top?.link;
  }

  /** Is this in a table of contents? */
  get isContents(): boolean {
    return this.#top?.isContents ?? false;
  }

  begin(formData?: XmlElement): void {
    const parent = this.#top;
    this.#top = {
      parent,
      isPlaceShown: this.isShown,
      collector: collectorIn(parent),
      pieces: [],
      formData,
      code: undefined,
      hidesResult: false,
      link: parent?.link,
      isContents: parent?.isContents ?? false,
      codeFormat: undefined,
      resultFormat: undefined,
    };
  }

  /** Code of the innermost field. */
  addCode(text: string, format: TextFormat | undefined): void {
    const field = this.#top;
    if (!field || field.code) return;
    field.pieces.push(format ? { text, format } : { text });
    field.codeFormat ??= format;
  }

  separate(): void {
    const field = this.#top;
    if (!field || field.code) return;
    field.code = codeOf(field);
    field.hidesResult = printsFromCode(field.code.kind);
    field.link = fieldLink(field.code) ?? field.link;
    field.isContents ||= field.code.kind === 'TOC';
  }

  /** Text, or something else, that is in a result. That of a field in the code of another one is part of that code. */
  addResult(text: string, format: TextFormat): void {
    const top = this.#top;
    if (!top) return;
    // Fields around one that has a result already have theirs.
    for (let field: OpenField | undefined = top; field?.code && !field.resultFormat; field = field.parent) {
      field.resultFormat = format;
      if (field.hidesResult) break;
    }
    collectorIn(top)?.pieces.push({ text, format });
  }

  end(): FinishedField | undefined {
    const field = this.#top;
    if (!field) return undefined;
    this.#top = field.parent;
    const code = field.code ?? codeOf(field);
    const isPlain = code.switches.get('\\*')?.some((value) => /^charformat$/i.test(value)) ?? false;
    const format = isPlain ? field.codeFormat : (field.resultFormat ?? field.codeFormat);
    return {
      code,
      pieces: field.pieces,
      hasResult: field.resultFormat !== undefined,
      ...(format && { format }),
      ...(field.formData && { formData: field.formData }),
    };
  }
}
