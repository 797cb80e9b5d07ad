import * as model from '../../schema/index.ts';

/** A model with its title and description in a published schema. */
export interface SchemaModel {
  /** The model as the code has it. */
  readonly schema: object;
  readonly title: string;
  readonly description: string;
}

function describe(schema: object, title: string, description: string): SchemaModel {
  return { schema, title, description };
}

/** Every model of the schema that has a name, by that name. A published schema contains each once, under `$defs`. */
export const schemaModels = {
  Application: describe(
    model.Application,
    'Application',
    'A form product: questions, fields, rules, files and folders. The content of application.json.',
  ),
  ApplicationVersion: describe(
    model.ApplicationVersion,
    'Application version',
    'A published or replaced version of an application, kept as it was.',
  ),
  ApplicationUser: describe(
    model.ApplicationUser,
    'Application user',
    "One user's run through an application: answers, pinned to the version they began with.",
  ),
  Answers: describe(
    model.Answers,
    'Answers',
    'Answers by name. A repeat list is an array of answers. Dates are YYYY-MM-DD or Japanese era dates; numbers may be text.',
  ),
  NameAnswer: describe(model.NameAnswer, 'Name', 'A name in parts.'),
  AddressAnswer: describe(
    model.AddressAnswer,
    'Address',
    'An address in parts. fullAddress wins over the joined parts.',
  ),
  Question: describe(
    model.Question,
    'Question',
    'What a user is asked: options, field groups, survey fields, or other questions repeatedly.',
  ),
  QuestionOption: describe(
    model.QuestionOption,
    'Option',
    'A choice of a question. When chosen it ticks the field field_id.',
  ),
  FieldGroup: describe(model.FieldGroup, 'Field group', 'Fields asked together in a question.'),
  SurveyQuestionField: describe(
    model.SurveyQuestionField,
    'Survey field',
    'A value that is asked for the record and placed on no file.',
  ),
  RepeatOption: describe(
    model.RepeatOption,
    'Repeat list',
    'A list of questions that is asked min to max times. name is what templates call it; default: the name of its question.',
  ),
  FieldInstance: describe(
    model.FieldInstance,
    'Field',
    'One typed value. With field_group_id it is asked; outside every group it shows the value of source_field_id or question.',
  ),
  MasterField: describe(model.MasterField, 'Master field', 'A field that can be used again.'),
  FieldOption: describe(model.FieldOption, 'Field option', 'What a reader sees (text) and what is stored (value).'),
  FieldRule: describe(model.FieldRule, 'Form rule', 'A form rule by its name, with its parameters.'),
  FieldStyle: describe(
    model.FieldStyle,
    'Field style',
    'How a field is drawn on a PDF page. Lengths in mm; type sizes, character spacing and line widths in pt.',
  ),
  FieldCells: describe(model.FieldCells, 'Cells', 'A row of cells (マス目): one character a cell. Lengths in mm.'),
  CellBox: describe(model.CellBox, 'Cell', "A rectangle in mm from the left and top edge of the field's own box."),
  FieldPadding: describe(model.FieldPadding, 'Padding', 'Space inside the edges of a field, in mm.'),
  FormFields: describe(
    model.FormFields,
    'Form fields',
    'Fields placed on a PDF form: what shorui overlay --fields reads. Positions in mm from the left and the top edge of the page as seen.',
  ),
  FormField: describe(model.FormField, 'Form field', 'One value placed on a PDF form.'),
  FormRepeat: describe(
    model.FormRepeat,
    'Form repeat',
    'Rows of a list on a page; more rows than fit go on on copies of the continuation page (続紙).',
  ),
  FormTotal: describe(model.FormTotal, 'Form total', 'A sum over the rows of a repeat.'),
  FileForm: describe(model.FileForm, 'Form of a file', 'How the fields of a PDF form are drawn.'),
  FileRepeat: describe(model.FileRepeat, 'Rows of a form', 'Rows that a PDF form has for a repeated question.'),
  FileTotal: describe(model.FileTotal, 'Total of a form', 'Sum of a repeated field on a PDF form.'),
  Condition: describe(
    model.Condition,
    'Condition',
    'One comparison over the answers. Exactly one of question_id, field_id and rule_id names its subject.',
  ),
  QuestionCondition: describe(
    model.QuestionCondition,
    'Condition on a question',
    'Compares the options chosen in a question, or how many were chosen or repeated.',
  ),
  FieldCondition: describe(
    model.FieldCondition,
    'Condition on a field',
    'Compares the value of a field with value, or with the value of the field value_field_id.',
  ),
  RuleCondition: describe(model.RuleCondition, 'Condition on a rule', 'Asks whether another rule holds.'),
  Rule: describe(model.Rule, 'Rule', 'A named condition over answers. Blocks, files and questions refer to it.'),
  ApplicationFile: describe(
    model.ApplicationFile,
    'File',
    'A Word template or a PDF form. path is its place in the bundle; name is the name of the finished file and may hold tags.',
  ),
  FileOptions: describe(model.FileOptions, 'File options', 'How a file is offered to its reader.'),
  ApplicationFolder: describe(
    model.ApplicationFolder,
    'Folder',
    'A folder of the finished files. Its name may hold tags.',
  ),
  TemplateDocument: describe(
    model.TemplateDocument,
    'Template document',
    "The template editor's document: a layer over an uploaded Word file, or a document of its own.",
  ),
  EditorBlock: describe(
    model.EditorBlock,
    'Block',
    "A node of the template editor's tree: a block of the Word file, addressed by its path, or one that is inserted.",
  ),
  BlockOptions: describe(model.BlockOptions, 'Block options', 'Repetition and visibility of a block.'),
  BlockStyle: describe(model.BlockStyle, 'Block style', 'Type sizes in pt, spacing in twips.'),
  ListSettings: describe(model.ListSettings, 'List settings', 'How the items of a list are numbered and indented.'),
  ImageSettings: describe(model.ImageSettings, 'Image settings', 'The source of an image and its styles.'),
  TableSettings: describe(model.TableSettings, 'Table settings', 'Widths in mm, alignment and borders of a table.'),
  RowSettings: describe(model.RowSettings, 'Row settings', 'Height and kind of a row of an inserted table.'),
  CellSettings: describe(model.CellSettings, 'Cell settings', 'Merging and looks of a cell of an inserted table.'),
  PageSettings: describe(
    model.PageSettings,
    'Page settings',
    'Paper, margins and page numbers in a document without an uploaded file. Lengths in mm.',
  ),
  QuestionNotification: describe(
    model.QuestionNotification,
    'Question notification',
    'A note shown with a question, or before the first one without question_id.',
  ),
  PlanPrice: describe(model.PlanPrice, 'Plan price', 'Price of the application for users of a plan, in yen.'),
  CampaignEmailTemplate: describe(model.CampaignEmailTemplate, 'Campaign email', 'The email that a campaign sends.'),
  ApplicationTag: describe(model.ApplicationTag, 'Application tag', 'A label that applications are found by.'),
  ApplicationCategory: describe(model.ApplicationCategory, 'Application category', 'A node of the tree of categories.'),
  IncrementTag: describe(
    model.IncrementTag,
    'Increment tag',
    'Tags that count up each time they print: prefix followed by a number is one counter.',
  ),
  Meta: describe(model.Meta, 'Meta', 'A property of documents.'),
  MetaGroup: describe(model.MetaGroup, 'Meta group', 'Metas and groups shown together, in order.'),
} as const satisfies Readonly<Record<string, SchemaModel>>;

export type SchemaModelName = keyof typeof schemaModels;
