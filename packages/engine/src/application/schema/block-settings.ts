import { Type, type Static } from 'typebox';
import { Condition } from './condition.ts';
import { Id } from './id.ts';
import { said, saidId } from './said.ts';

/** Kinds of list: numbered by the pattern, with the same mark on every item, or without marks. */
export const listTypes = ['number', 'bullet', 'none'] as const;

/**
 * Defaults of the specification: paragraphs, lists and the document's font. Sizes in pt, spacing and tabs in twips. In the
 * cells of inserted tables, in headers and in footers text stands as close as in Japanese business paper.
 */
export const editorDefaults = {
  paragraph: { fontSize: 13, lineHeight: 1.15, spaceBefore: 0, spaceAfter: 200 },
  list: { fontSize: 10.5, tab: 200, pattern: 'Number:number:' },
  close: { fontSize: 10.5, lineHeight: 1, spaceBefore: 0, spaceAfter: 0 },
  font: 'MS Mincho',
  fontSize: 12,
} as const;

/**
 * What the editor sets on a block: repetition and visibility. Names are the specification's. A block that is looped asks its
 * conditions and rules in each repetition anew; inside it, tags and the blocks in it read the repetition's values.
 */
export const BlockOptions = Type.Object(
  {
    isLoop: Type.Optional(
      Type.Boolean(said('Looped', 'The block is printed once for each repetition of the question questionId.')),
    ),
    questionId: Type.Optional(
      saidId('Question', 'With isLoop: a question with repeat options, or one that is asked in them.'),
    ),
    hasCondition: Type.Optional(
      Type.Boolean(said('Has conditions', 'conditions and condition_options count only when this is true.')),
    ),
    conditions: Type.Optional(
      Type.Array(Condition, said('Conditions', 'Any of these must hold, or all of them with required_all.')),
    ),
    condition_options: Type.Optional(
      Type.Array(Id, {
        uniqueItems: true,
        ...said('Condition options', 'Ids of options. Each counts as one more condition: that the option is chosen.'),
      }),
    ),
    required_all: Type.Optional(
      Type.Boolean(said('All required', 'All conditions and condition_options must hold, not just any of them.')),
    ),
    ruleId: Type.Optional(saidId('Rule', 'A rule that must hold besides the conditions.')),
    inheritRuleId: Type.Optional(
      saidId(
        'Inherited rule',
        'The rule of a block around this one, taken over. It is asked here again, and so in each repetition when this ' +
          'block is looped and the block around it is not.',
      ),
    ),
  },
  { additionalProperties: false },
);
export type BlockOptions = Static<typeof BlockOptions>;

/** Formatting of inserted text. Of a block of the Word file it only tells what the file says. */
export const BlockStyle = Type.Object(
  {
    font: Type.Optional(Type.String(said('Font', 'Name of the font, such as MS Mincho.'))),
    fontSize: Type.Optional(Type.Number({ exclusiveMinimum: 0, ...said('Type size', 'In pt.') })),
    lineHeight: Type.Optional(Type.Number({ exclusiveMinimum: 0, ...said('Line height', 'In lines: 1 is single.') })),
    spaceBefore: Type.Optional(Type.Number({ minimum: 0, ...said('Space before', 'In twips (twentieths of a pt).') })),
    spaceAfter: Type.Optional(Type.Number({ minimum: 0, ...said('Space after', 'In twips (twentieths of a pt).') })),
    align: Type.Optional(
      Type.Enum(
        ['left', 'center', 'right', 'both', 'distribute'],
        said('Alignment', 'both is justified; distribute spreads every line over its whole width (均等割り付け).'),
      ),
    ),
    bold: Type.Optional(Type.Boolean(said('Bold', 'Bold type.'))),
    underline: Type.Optional(Type.Boolean(said('Underlined', 'A single line under the text.'))),
    indent: Type.Optional(
      Type.Number({ minimum: 0, ...said('Indent', 'Space before every line, in twips. Not for list items.') }),
    ),
    firstLine: Type.Optional(
      Type.Number(
        said(
          'First line',
          'Further space before the first line in twips (字下げ); negative: it hangs out to the left.',
        ),
      ),
    ),
    keepNext: Type.Optional(
      Type.Boolean(said('Keep with next', 'Stands on the same page as the paragraph behind it, as headings do.')),
    ),
  },
  { additionalProperties: false },
);
export type BlockStyle = Static<typeof BlockStyle>;

/**
 * How the items of an inserted list are marked.
 *
 * `pattern` has one part a level, each ended by `:` (the last `:` may be left out). A part holds at most one of these words;
 * alone, a word prints its usual form, and with characters around it only the number, so that `第number条:` gives 第1条.
 *
 * | word | alone | | word | alone |
 * |---|---|---|---|---|
 * | `Number` | １ | | `number` | (1) |
 * | `Kanji` | 一 | | `kanji` | （一） |
 * | `Katakana` | ア | | `katakana` | (ア) |
 * | `Iroha` | イ | | `iroha` | (イ) |
 * | `Letter` | A | | `letter` | (a) |
 * | `Roman` | I | | `roman` | (i) |
 * | `Circle` | ① | | | |
 *
 * `%1` to `%9` print the number of that level (`%1.number`); `\` takes the next character as it is. A part without a word is a
 * fixed mark (`・:`). Levels below the last part look like it.
 */
export const ListSettings = Type.Object(
  {
    pattern: Type.Optional(
      Type.String(
        said(
          'Pattern',
          'One part a level, each ended by a colon. Words: Number number Kanji kanji Katakana katakana Iroha iroha ' +
            'Letter letter Roman roman Circle; %1 to %9 print the number of that level; \\ takes the next character as ' +
            'it is. 第number条:number: gives 第1条 and (1). Default Number:number:',
        ),
      ),
    ),
    tab: Type.Optional(
      Type.Number({ minimum: 0, ...said('Tab', 'Space between a mark and its text, in twips. Default 200.') }),
    ),
    indent: Type.Optional(
      Type.Number({
        minimum: 0,
        ...said(
          'Indent',
          'Space before the marks of the first level, in twips. Marks of a level below stand under the text of the one ' +
            'above.',
        ),
      }),
    ),
    type: Type.Optional(
      Type.String(
        said('Kind', 'number: marked by the pattern (default); bullet: the same mark everywhere; none: no marks.'),
      ),
    ),
    fontSize: Type.Optional(
      Type.Number({
        exclusiveMinimum: 0,
        ...said('Type size', "In pt; an item's own style goes before it. Default 10.5."),
      }),
    ),
  },
  { additionalProperties: false },
);
export type ListSettings = Static<typeof ListSettings>;

/** A picture. Nothing is fetched. */
export const ImageSettings = Type.Object(
  {
    src: Type.String({
      minLength: 1,
      ...said(
        'Source',
        'An image of the bundle (files/images/logo.png, or just logo.png), a data: address, or a tag whose value is an ' +
          'image ({{印影}}).',
      ),
    }),
    styles: Type.Optional(
      Type.Record(
        Type.String(),
        Type.Union([Type.String(), Type.Number()]),
        said(
          'Styles',
          'width and height (50mm, 3cm, 40pt, 1in, 120px; a bare number is px, 96 an inch), fit (contain, cover, fill), ' +
            'alt (what the picture shows, for those who cannot see it).',
        ),
      ),
    ),
  },
  { additionalProperties: false },
);
export type ImageSettings = Static<typeof ImageSettings>;
