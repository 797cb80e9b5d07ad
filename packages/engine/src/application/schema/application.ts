import { Type, type Static } from 'typebox';
import { conditionalProperties } from './condition.ts';
import { applicationUserState, publishState } from './basic-values.ts';
import { Id } from './id.ts';
import { FieldInstance, MasterField } from './field.ts';
import { ApplicationFile, ApplicationFolder } from './file.ts';
import { Question } from './question.ts';

/** A named condition over answers. Blocks, files and questions refer to it. */
export const Rule = Type.Object(
  { id: Id, name: Type.String({ minLength: 1 }), ...conditionalProperties },
  { additionalProperties: false },
);
export type Rule = Static<typeof Rule>;

/** A note that the wizard shows with a question, or before the first one without `question_id`. */
export const QuestionNotification = Type.Object(
  { id: Id, question_id: Type.Optional(Id), content: Type.String() },
  { additionalProperties: false },
);
export type QuestionNotification = Static<typeof QuestionNotification>;

/** Price of the application for users of a plan, in yen; at least 100 (specification section 9). */
export const PlanPrice = Type.Object(
  { plan_id: Id, price: Type.Integer({ minimum: 100 }) },
  { additionalProperties: false },
);
export type PlanPrice = Static<typeof PlanPrice>;

/** The mail of a campaign. */
export const CampaignEmailTemplate = Type.Object(
  { subject: Type.Optional(Type.String()), body: Type.Optional(Type.String()) },
  { additionalProperties: false },
);

/** A tag of applications. */
export const ApplicationTag = Type.Object(
  { id: Id, name: Type.String({ minLength: 1 }), color: Type.Optional(Type.String()) },
  { additionalProperties: false },
);
/** A category of applications. */
export const ApplicationCategory = Type.Object(
  { id: Id, name: Type.String({ minLength: 1 }), parent_id: Type.Optional(Id) },
  { additionalProperties: false },
);

/** Tags that count up each time they print: `prefix` followed by a number (`連番1`) is one counter. */
export const IncrementTag = Type.Object(
  { prefix: Type.String({ minLength: 1 }), text: Type.String({ minLength: 1 }) },
  { additionalProperties: false },
);
export type IncrementTag = Static<typeof IncrementTag>;

/** Version of this JSON format; grows when old files need a migration. */
export const applicationFormat = 1;

/** A form product: questions, fields, rules, files and folders. The content of `application.json`. */
export const Application = Type.Object(
  {
    format: Type.Literal(applicationFormat),
    id: Id,
    name: Type.String({ minLength: 1, maxLength: 255 }),
    description: Type.Optional(Type.String()),
    /** Version number; a new version is made from a published one. */
    version: Type.Integer({ minimum: 1 }),
    /** 1 public, 2 limited, 0 private. Changes only by the publish operation. */
    publish: Type.Enum(Object.values(publishState)),
    /** True once this version was published: answers may be pinned to it, so it is not edited any more. */
    frozen: Type.Optional(Type.Boolean()),
    /** Highest id given so far. */
    last_id: Type.Integer({ minimum: 0 }),
    questions: Type.Array(Question),
    fields: Type.Array(FieldInstance),
    rules: Type.Optional(Type.Array(Rule)),
    files: Type.Array(ApplicationFile),
    folders: Type.Optional(Type.Array(ApplicationFolder)),
    master_fields: Type.Optional(Type.Array(MasterField)),
    question_notification: Type.Optional(Type.Array(QuestionNotification)),
    plan_prices: Type.Optional(Type.Array(PlanPrice)),
    campaign_email_template: Type.Optional(CampaignEmailTemplate),
    tags: Type.Optional(Type.Array(ApplicationTag)),
    categories: Type.Optional(Type.Array(ApplicationCategory)),
    increment_tag: Type.Optional(IncrementTag),
  },
  { additionalProperties: false },
);
export type Application = Static<typeof Application>;

/** A published or replaced version, unchanged. */
export const ApplicationVersion = Type.Object(
  { application_id: Id, number: Type.Integer({ minimum: 1 }), snapshot: Application },
  { additionalProperties: false },
);
export type ApplicationVersion = Static<typeof ApplicationVersion>;

/** One user's run through an application: answers pinned to the version they began with. */
export const ApplicationUser = Type.Object(
  {
    id: Id,
    application_id: Id,
    version: Type.Integer({ minimum: 1 }),
    state: Type.Enum(Object.values(applicationUserState)),
    answers: Type.Record(Type.String(), Type.Unknown()),
  },
  { additionalProperties: false },
);
export type ApplicationUser = Static<typeof ApplicationUser>;
