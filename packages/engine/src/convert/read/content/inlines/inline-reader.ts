import type { ProblemId, ProblemParams } from '../../../../problems/index.ts';
import { child, type XmlElement, type XmlPart } from '../../../../xml/xml-element.ts';
import { holdsSigns, splitSigns } from '../../../../word/write/place-signs.ts';
import type { TextFormat } from '../../../model/formats.ts';
import type { ResolvedParagraph } from '../../format-source.ts';
import { chosenBranch } from '../alternate-content.ts';
import { readDrawingElement } from '../drawings/read-drawing-element.ts';
import {
  elementText,
  runLayout,
  type RunLayout,
  runText,
  symbolsToUnicode,
  simpleInline,
} from '../../runs/run-content.ts';
import { readEquation } from '../equations/read-equation.ts';
import { printField } from '../fields/print-field.ts';
import { linkAddress } from '../link-address.ts';
import { partAttribute } from '../../../../xml/part-attribute.ts';
import type { Story } from '../story.ts';
import { withLookOf } from '../../runs/format-variant.ts';
import { transparent, unprinted } from './inline-elements.ts';
import { InlineList } from '../../runs/inline-list.ts';
import { readRuby } from './read-ruby.ts';
import { noteRun, symbolRun } from './special-runs.ts';

/** Reads what is in one paragraph. */
export class InlineReader {
  readonly list = new InlineList();
  /** Where position tabs (`w:ptab`) lead: these need stops of their own. */
  readonly positionTabs = new Set<string>();
  /** Where equations on lines of their own are. */
  displayAlign: 'start' | 'center' | 'end' | undefined;
  readonly #story: Story;
  readonly #part: XmlPart;
  readonly #paragraph: ResolvedParagraph;
  /** Link of the hyperlink element that is being read. */
  #link: string | undefined;

  constructor(story: Story, paragraph: ResolvedParagraph) {
    this.#story = story;
    this.#part = story.source.part;
    this.#paragraph = paragraph;
  }

  read(container: XmlElement): void {
    for (const element of container.children) this.#element(element);
  }

  get #target(): string | undefined {
    return this.#link ?? this.#story.fields.link;
  }

  get #linked(): { readonly link?: string } {
    const target = this.#target;
    return target === undefined ? {} : { link: target };
  }

  #report(id: ProblemId, element: XmlElement, params: ProblemParams = {}): void {
    const { source } = this.#story;
    source.reading.problems.add(id, source.place(element), params);
  }

  #element(element: XmlElement): void {
    if (transparent.has(element.name)) {
      this.read(element);
      return;
    }
    switch (element.name) {
      case 'w:r':
        this.#run(element);
        break;
      case 'w:hyperlink':
        this.#hyperlink(element);
        break;
      case 'w:fldSimple':
        this.#simpleField(element);
        break;
      case 'w:bookmarkStart':
        this.#bookmark(element);
        break;
      case 'm:oMath':
      case 'm:oMathPara':
        this.#equation(element);
        break;
      case 'mc:AlternateContent': {
        const branch = chosenBranch(this.#part, element);
        if (branch) this.read(branch);
        break;
      }
      case 'w:subDoc':
        this.#report('convert.imported-file', element);
        break;
      default:
        break;
    }
  }

  #hyperlink(element: XmlElement): void {
    const relationship = this.#story.source.relationship(partAttribute(this.#part, element, 'id'));
    const before = this.#link;
    this.#link = linkAddress(relationship?.target ?? '', partAttribute(this.#part, element, 'anchor')) ?? before;
    this.read(element);
    this.#link = before;
  }

  #bookmark(element: XmlElement): void {
    const name = partAttribute(this.#part, element, 'name');
    if (name !== undefined && name !== '' && name !== '_GoBack') this.list.push({ kind: 'bookmark', name });
  }

  #equation(element: XmlElement): void {
    const { fields, source } = this.#story;
    if (!fields.isShown) return;
    const { runs, isWhole, align } = readEquation(this.#part, element, source.reading.formats, this.#paragraph);
    this.displayAlign ??= align;
    runs.forEach((run, index) => {
      if (index > 0) this.list.push({ kind: 'break', to: 'line', format: run.format });
      this.list.push({ ...run, ...this.#linked });
    });
    if (!isWhole) this.#report('convert.equation', element);
  }

  #simpleField(element: XmlElement): void {
    const { fields } = this.#story;
    fields.begin(child(element, 'w:ffData'));
    fields.addCode(partAttribute(this.#part, element, 'instr') ?? '', this.#paragraph.text);
    fields.separate();
    this.read(element);
    this.#endField(element);
  }

  #endField(mark: XmlElement): void {
    const { fields } = this.#story;
    const field = fields.end();
    if (!field || !fields.isShown) return;
    const { inlines, problem } = printField(this.#part, field, this.#target);
    for (const each of inlines) this.list.push(each);
    if (problem) this.#report(problem.id, mark, problem.params);
  }

  #run(run: XmlElement): void {
    const properties = child(run, 'w:rPr');
    const format = this.#format(properties);
    const layout = runLayout(this.#part, properties);
    for (const element of run.children) this.#runChild(element, format, layout);
  }

  #format(properties: XmlElement | undefined): TextFormat | undefined {
    const { fields, source } = this.#story;
    const format = source.reading.formats.run(this.#part, properties, this.#paragraph);
    // Entries of tables of contents carry the style of links, and Word prints them as the text around them.
    const isEntry = fields.isContents && properties !== undefined && child(properties, 'w:rStyle') !== undefined;
    return format && isEntry ? withLookOf(format, this.#paragraph.text) : format;
  }

  /** Marks of fields count even where they are hidden; nothing else of a hidden run is read. */
  #runChild(element: XmlElement, format: TextFormat | undefined, layout: RunLayout): void {
    const { fields } = this.#story;
    if (element.name === 'w:fldChar') this.#fieldMark(element);
    else if (element.name === 'w:instrText') fields.addCode(elementText(this.#part, element), format);
    else if (!format || unprinted.has(element.name)) return;
    else if (element.name === 'w:t') this.#text(runText(this.#part, element), format, layout, element);
    else if (element.name === 'mc:AlternateContent') {
      const branch = chosenBranch(this.#part, element);
      for (const each of branch?.children ?? []) this.#runChild(each, format, layout);
    } else if (fields.isShown) {
      fields.addResult('', format);
      this.#shown(element, format, layout);
    } else if (element.name === 'w:tab') fields.addResult(' ', format);
  }

  #fieldMark(element: XmlElement): void {
    const { fields, source } = this.#story;
    const type = partAttribute(this.#part, element, 'fldCharType');
    // One without an end hides nothing: Word shows such text.
    if (type === 'begin' && source.isClosedField(element)) fields.begin(child(element, 'w:ffData'));
    else if (type === 'separate') fields.separate();
    else if (type === 'end') this.#endField(element);
  }

  #text(text: string, format: TextFormat, layout?: RunLayout, element?: XmlElement): void {
    const { fields } = this.#story;
    if (holdsSigns(text))
      return splitSigns(text).forEach((piece) => {
        if (typeof piece === 'string') this.#text(piece, format, layout, element);
        else if (fields.isShown) this.list.push({ kind: 'bookmark', name: '', sign: piece });
      });
    const isShown = fields.isShown;
    if (!fields.isEmpty) fields.addResult(text, format);
    if (!isShown || text === '') return;
    const target = this.#target;
    if (layout?.isCombined && element) this.#report('convert.two-lines-in-one', element);
    const [first = '', ...rest] = symbolsToUnicode(text, format)
      .replace(/[\r\n]/g, ' ')
      .split('\t');
    const add = (piece: string): void => {
      if (layout?.fit) this.list.fit(piece, format, target, layout.fit);
      else if (layout?.isUpright) this.list.upright(piece, format, target);
      else this.list.text(piece, format, target);
    };
    add(first);
    for (const piece of rest) {
      this.list.push({ kind: 'tab', format, ...this.#linked });
      add(piece);
    }
  }

  #shown(element: XmlElement, format: TextFormat, layout: RunLayout): void {
    const { list } = this;
    const linked = this.#linked;
    const simple = simpleInline(this.#part, element, format);
    if (simple) {
      if (element.name === 'w:ptab') this.positionTabs.add(partAttribute(this.#part, element, 'alignment') ?? 'left');
      list.push({ ...simple, ...linked });
      return;
    }
    switch (element.name) {
      case 'w:noBreakHyphen':
        this.#text('\u2011', format, layout);
        break;
      case 'w:softHyphen':
        this.#text('\u00AD', format, layout);
        break;
      case 'w:sym':
        this.#symbol(element, format, layout);
        break;
      case 'w:ruby': {
        const { formats } = this.#story.source.reading;
        const ruby = readRuby(this.#part, element, formats, this.#paragraph);
        if (ruby) list.push({ ...ruby, ...linked });
        break;
      }
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        this.#noteReference(element, format);
        break;
      case 'w:footnoteRef':
      case 'w:endnoteRef':
        this.#ownMark(format);
        break;
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
        this.#drawing(element, format);
        break;
      case 'w:commentReference':
        this.#report('convert.comment', element);
        break;
      default:
        this.#report('convert.element', element, { name: element.name });
    }
  }

  #symbol(element: XmlElement, format: TextFormat, layout: RunLayout): void {
    const symbol = symbolRun(this.#part, element, format);
    if (symbol.text === undefined) this.#report('convert.symbol', element, { font: symbol.font, code: symbol.code });
    else if (layout.fit || layout.isUpright) this.#text(symbol.text, symbol.format, layout);
    else this.list.text(symbol.text, symbol.format, this.#target);
  }

  /** The mark of a note in the note itself. */
  #ownMark(format: TextFormat): void {
    const { noteMark } = this.#story;
    if (noteMark) this.list.push(noteRun({ ...noteMark, footnote: undefined }, format));
  }

  #noteReference(element: XmlElement, format: TextFormat): void {
    const { source } = this.#story;
    const kind = element.name === 'w:footnoteReference' ? 'footnote' : 'endnote';
    const id = partAttribute(this.#part, element, 'id') ?? '';
    const hasOwnMark = partAttribute(this.#part, element, 'customMarkFollows');
    const note = source.reading.notes.refer(kind, id, hasOwnMark !== undefined && hasOwnMark !== '0');
    if (note) this.list.push(noteRun(note, format));
  }

  #drawing(element: XmlElement, format: TextFormat): void {
    const { pictures, floats } = readDrawingElement(element, this.#story, this.#paragraph.format, this.#target);
    for (const { picture, link } of pictures) {
      this.list.push({ kind: 'picture', picture, format, ...(link !== undefined && { link }) });
    }
    this.list.floats.push(...floats);
  }
}
