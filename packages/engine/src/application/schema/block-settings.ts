import { Type, type Static } from 'typebox';
import { Condition } from './condition.ts';
import { titled } from './basic-values.ts';
import { Id, titledId } from './id.ts';

/**
 * What the editor sets on a block: repetition and visibility. Names are the specification's. A looped block
 * evaluates its conditions and rules in each repetition; inside it, tags and the blocks in it read the repetition's values.
 */
export const BlockOptions = Type.Object(
  {
    isLoop: Type.Optional(
      Type.Boolean(titled('Looped', 'The block is printed once for each repetition of the question questionId.')),
    ),
    questionId: Type.Optional(
      titledId('Question', 'With isLoop: a question with repeat options, or one that they ask repeatedly.'),
    ),
    hasCondition: Type.Optional(
      Type.Boolean(titled('Has conditions', 'conditions and condition_options count only when this is true.')),
    ),
    conditions: Type.Optional(
      Type.Array(Condition, titled('Conditions', 'Any of these must hold, or all of them with required_all.')),
    ),
    condition_options: Type.Optional(
      Type.Array(Id, {
        uniqueItems: true,
        ...titled('Condition options', 'Ids of options. Each counts as one more condition: that the option is chosen.'),
      }),
    ),
    required_all: Type.Optional(
      Type.Boolean(titled('All required', 'All conditions and condition_options must hold, not just any of them.')),
    ),
    ruleId: Type.Optional(titledId('Rule', 'A rule that must hold in addition to the conditions.')),
    inheritRuleId: Type.Optional(
      titledId(
        'Inherited rule',
        'A rule inherited from an enclosing block. It is evaluated again here, so in each repetition if this block is ' +
          'looped and the enclosing block is not.',
      ),
    ),
  },
  { additionalProperties: false },
);
export type BlockOptions = Static<typeof BlockOptions>;

/** Formatting of inserted text. On a block of the Word file it is only a copy of the file's formatting. */
export const BlockStyle = Type.Object(
  {
    font: Type.Optional(Type.String(titled('Font', 'Name of the font, such as MS Mincho.'))),
    fontSize: Type.Optional(Type.Number({ exclusiveMinimum: 0, ...titled('Type size', 'In pt.') })),
    lineHeight: Type.Optional(Type.Number({ exclusiveMinimum: 0, ...titled('Line height', 'In lines: 1 is single.') })),
    spaceBefore: Type.Optional(
      Type.Number({ minimum: 0, ...titled('Space before', 'In twips (twentieths of a pt).') }),
    ),
    spaceAfter: Type.Optional(Type.Number({ minimum: 0, ...titled('Space after', 'In twips (twentieths of a pt).') })),
    align: Type.Optional(
      Type.Enum(
        ['left', 'center', 'right', 'both', 'distribute'],
        titled('Alignment', 'both is justified; distribute spreads every line over its whole width (均等割り付け).'),
      ),
    ),
    bold: Type.Optional(Type.Boolean(titled('Bold', 'Bold type.'))),
    underline: Type.Optional(Type.Boolean(titled('Underlined', 'A single line under the text.'))),
    indent: Type.Optional(
      Type.Number({ minimum: 0, ...titled('Indent', 'Space before every line, in twips. Not for list items.') }),
    ),
    firstLine: Type.Optional(
      Type.Number(
        titled('First line', 'Further space before the first line in twips (字下げ); negative: a hanging indent.'),
      ),
    ),
    keepNext: Type.Optional(
      Type.Boolean(titled('Keep with next', 'Stays on the same page as the next paragraph, as headings do.')),
    ),
  },
  { additionalProperties: false },
);
export type BlockStyle = Static<typeof BlockStyle>;

/**
 * How the items of an inserted list are marked.
 *
 * `pattern` has one part per level, each ended by `:` (the last `:` may be left out). A part holds at most one of these words;
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
        titled(
          'Pattern',
          'One part per level, each ended by a colon. Words: Number number Kanji kanji Katakana katakana Iroha iroha ' +
            'Letter letter Roman roman Circle; %1 to %9 print the number of that level; \\ takes the next character as ' +
            'it is. 第number条:number: gives 第1条 and (1). Default Number:number:',
        ),
      ),
    ),
    tab: Type.Optional(
      Type.Number({ minimum: 0, ...titled('Tab', 'Space between a mark and its text, in twips. Default 200.') }),
    ),
    indent: Type.Optional(
      Type.Number({
        minimum: 0,
        ...titled(
          'Indent',
          'Space before the marks of the first level, in twips. Marks of a lower level align with the text of the level ' +
            'above.',
        ),
      }),
    ),
    type: Type.Optional(
      Type.String(
        titled('Kind', 'number: marked by the pattern (default); bullet: the same mark everywhere; none: no marks.'),
      ),
    ),
    fontSize: Type.Optional(
      Type.Number({
        exclusiveMinimum: 0,
        ...titled('Type size', "In pt; an item's own style overrides it. Default 10.5."),
      }),
    ),
  },
  { additionalProperties: false },
);
export type ListSettings = Static<typeof ListSettings>;

/** An image. Nothing is fetched from the network. */
export const ImageSettings = Type.Object(
  {
    src: Type.String({
      minLength: 1,
      ...titled(
        'Source',
        'An image of the bundle (files/images/logo.png, or just logo.png), a data: URL, or a tag whose value is an ' +
          'image ({{印影}}).',
      ),
    }),
    styles: Type.Optional(
      Type.Record(
        Type.String(),
        Type.Union([Type.String(), Type.Number()]),
        titled(
          'Styles',
          'width and height (50mm, 3cm, 40pt, 1in, 120px; a bare number is px, 96 an inch), fit (contain, cover, fill), ' +
            'alt (alternative text).',
        ),
      ),
    ),
  },
  { additionalProperties: false },
);
export type ImageSettings = Static<typeof ImageSettings>;
