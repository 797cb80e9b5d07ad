import { blockTypes, mirroredBlockTypes } from '@shorui/engine/model';
import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { Line, Shape, Version } from '../shapes.ts';
import { FindingView } from './files.ts';
import { PartId } from './part-id.ts';
import { EffectView, PartView, preview } from './parts.ts';

const base = { area: 'admin', access: 'admin' } as const;
const path = '/admin/v1/applications/:id';

/**
 * Most questions of one call, fields of a question, places of a field, lists in lists, blocks around a blank, existing fields, and tags of a
 * question.
 */
export const newQuestionLimits = {
  questions: 100,
  fields: 200,
  places: 50,
  lists: 5,
  depth: 50,
  existing: 1000,
  tags: 250,
} as const;
const { questions: mostQuestions, fields: mostFields, places: mostPlaces, lists: mostLists } = newQuestionLimits;
const { depth: mostDepth, existing: mostExisting, tags: mostTags } = newQuestionLimits;

const Place = Shape({
  page: Type.Integer({ minimum: 1, maximum: 100_000 }),
  position_x: Type.Number({ minimum: -100_000, maximum: 100_000 }),
  position_y: Type.Number({ minimum: -100_000, maximum: 100_000 }),
  option_value: Type.Optional(Line(255)),
  /** What is compared with `option_value` in place of the answer: the era of a date. */
  value: Type.Optional(Line(255)),
  style: Type.Optional(PartView),
});

/** Rows in which a PDF form prints the repetitions of a list, as in `form.repeats` of the file; lengths in mm. */
const Rows = Shape({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  rows: Type.Integer({ minimum: 1, maximum: 1000 }),
  pitch: Type.Number({ minimum: -100_000, maximum: 100_000 }),
  direction: Type.Optional(Type.Enum(['down', 'right'])),
  /** The page that has further rows, and how far below those of the first page they are. */
  continuation: Type.Optional(
    Shape({
      page: Type.Integer({ minimum: 1, maximum: 100_000 }),
      rows: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
      offset_y: Type.Optional(Type.Number({ minimum: -100_000, maximum: 100_000 })),
    }),
  ),
});

/** A replacement in a paragraph of a Word file that prints the field there, as in `document` of the file. */
const Blank = Shape({
  /** The part of a header or footer, such as word/header1.xml. */
  part: labeled('blank.part', Type.Optional(Line(255))),
  /** Types of the blocks from the section down to the paragraph. */
  types: labeled(
    'blank.types',
    Type.Array(Type.Enum([...blockTypes, ...mirroredBlockTypes, 'newTable']), { minItems: 1, maxItems: mostDepth }),
  ),
  path: labeled('blank.path', Type.Array(Type.Integer({ minimum: 0 }), { minItems: 1, maxItems: mostDepth })),
  text: Type.String({ maxLength: 100_000 }),
  at: labeled('blank.at', Type.Integer({ minimum: 0 })),
  from: Type.String({ maxLength: 10_000 }),
  to: Type.String({ maxLength: 10_000 }),
});

/**
 * A field with its values as in `application.json`, where a formula may name the fields of questions before it (`合計(明細.金額)`), and the places
 * of a PDF form or a Word file where it is printed.
 */
const NewField = Type.Object(
  {
    name: labeled('applicationField.name', Line(100)),
    type: labeled('masterField.type', Type.Integer({ minimum: 1, maximum: 15 })),
    placements: Type.Optional(Type.Array(Place, { maxItems: mostPlaces })),
    blanks: labeled('blank.blanks', Type.Optional(Type.Array(Blank, { maxItems: mostPlaces }))),
  },
  { additionalProperties: true },
);

/** Fields that are asked together. `list`: names of the lists whose repetitions ask it, outermost first. */
export const NewQuestion = Shape({
  name: labeled('question.name', Line(100)),
  title: labeled('question.title', Line(1000)),
  required: Type.Optional(Type.Boolean()),
  list: Type.Optional(Type.Array(labeled('question.name', Line(100)), { maxItems: mostLists })),
  fields: Type.Array(NewField, { maxItems: mostFields }),
  /** With `file_id`: the rows of the innermost list on that form, unless it has some. */
  rows: Type.Optional(Rows),
  /** With `file_id`: tags that a Word file prints around those of the fields, such as what repeats the row of a table. */
  blanks: labeled('blank.blanks', Type.Optional(Type.Array(Blank, { maxItems: mostTags }))),
});
export type NewQuestion = Static<typeof NewQuestion>;

/** A field that a question asks already, and the places of the file that are to print it. */
export const ExistingField = Shape({
  field_id: PartId,
  name: labeled('applicationField.name', Line(100)),
  list: Type.Optional(Type.Array(labeled('question.name', Line(100)), { maxItems: mostLists })),
  placements: Type.Optional(Type.Array(Place, { maxItems: mostPlaces })),
  blanks: labeled('blank.blanks', Type.Optional(Type.Array(Blank, { maxItems: mostPlaces }))),
  /** Choices whose marks the form prints, for a field of choices that has none. */
  options: Type.Optional(Type.Array(Shape({ text: Line(255), value: Line(255) }), { maxItems: mostPlaces })),
  /** With `file_id`: the rows of the innermost list on that form, unless it has some. */
  rows: Type.Optional(Rows),
});
export type ExistingField = Static<typeof ExistingField>;

export const proposeQuestions = defineEndpoint({
  ...base,
  name: 'applicationQuestions.proposals',
  method: 'GET',
  path: `${path}/files/:fileId/question-proposals`,
  summary:
    'Propose questions for the tags or blanks of a Word template, or the places of a PDF form, that nothing answers yet',
  description:
    'Fields are typed and grouped by their names. `existing` are fields that questions ask already and the file does not print yet. `left_out` are names that no field can have. Nothing is changed: what is wanted of it goes to `…/questions/create-multiple`.',
  params: Shape({ id: IdOf('application'), fileId: PartId }),
  reply: Shape({
    questions: Type.Array(NewQuestion),
    existing: Type.Array(ExistingField),
    left_out: Type.Array(Type.String()),
    findings: Type.Array(FindingView),
    version: Version,
  }),
  errors: ['application_refused', 'busy'],
  rate: 'heavy',
});

export const createQuestions = defineEndpoint({
  ...base,
  name: 'applicationQuestions.addMany',
  method: 'POST',
  path: `${path}/questions/create-multiple`,
  summary: 'Create several questions with their fields and lists: all of them, or none',
  description:
    'Lists that do not exist are made. With `file_id` fields are printed in that file: on a PDF form at their `placements`, where an `option_value` marks one choice; in a Word file at their `blanks`. A `formula` names fields of questions before it, as `合計(明細.金額)`. `existing` prints fields there that questions ask already.',
  params: IdParamsOf('application'),
  body: Shape({
    questions: Type.Array(NewQuestion, { maxItems: mostQuestions }),
    existing: labeled(
      'applicationField.existing',
      Type.Optional(Type.Array(ExistingField, { maxItems: mostExisting })),
    ),
    file_id: Type.Optional(PartId),
    version: Version,
    ...preview,
  }),
  reply: Shape({ questions: Type.Array(PartView), version: Version, effects: Type.Array(EffectView) }),
  errors: ['invalid', 'conflict', 'conflict_unnamed', 'application_refused'],
});

/** Calls of the staff that make questions from files. */
export const questionProposalEndpoints = [proposeQuestions, createQuestions] as const;
