import { Type, type TProperties } from 'typebox';
import { defineEndpoint, type Endpoint } from '../endpoint.ts';
import { IdOf } from '../ids.ts';
import { Line, Shape, Version } from '../shapes.ts';
import { PartId } from './part-id.ts';

/** Kinds of parts that have calls of their own, with the last part of their path. */
export const partSegments = {
  folder: 'folders',
  file: 'files',
  field: 'fields',
  rule: 'rules',
  question: 'questions',
  survey_field: 'survey-fields',
  field_group: 'field-groups',
  option: 'options',
} as const;
export type PartKind = keyof typeof partSegments;

/** What a change touches, in the words of the caller's language. */
export const EffectView = Shape({
  kind: Type.String(),
  id: Type.Integer(),
  name: Type.String(),
  action: Type.String(),
  property: Type.Optional(Type.String()),
  before: Type.Optional(Type.Unknown()),
  after: Type.Optional(Type.String()),
  /** The part whose deletion brought this about. */
  because: Type.Optional(Shape({ kind: Type.String(), id: Type.Integer(), name: Type.String() })),
  text: Type.String(),
});

/** A part as it is now, without the values that its kind leaves out. */
export const PartView = Type.Record(Type.String(), Type.Unknown());

export const EditView = Shape({ version: Version, effects: Type.Array(EffectView) });
const ChangedPart = Shape({ item: PartView, version: Version, effects: Type.Array(EffectView) });

/** `preview` tells what a change would touch and changes nothing. */
export const preview = { preview: Type.Optional(Type.Boolean()) };

interface PartOptions<K extends PartKind, N extends string, P extends string> {
  readonly kind: K;
  readonly name: N;
  readonly param: P;
  readonly noun: readonly [one: string, many: string];
  /** `file`: files are made by uploads. */
  readonly without?: 'create';
}

/**
 * The body of a call that creates or changes a part: the values of the part as `application.json` has them (docs/applications.md), beside
 * the members that are named here. The engine checks the values, for it knows what they refer to.
 */
const withValues = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: true });

/** Members of the body of a new part beside its values: its question and its place in the list, from 0. */
const place = {
  question_id: Type.Optional(PartId),
  repeat_option_id: Type.Optional(PartId),
  index: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
};

/** Names of values to remove. */
const unset = { unset: Type.Optional(Type.Array(Type.String({ maxLength: 50 }), { maxItems: 50, uniqueItems: true })) };

/** The calls of one kind of part of an application: list, read, create, update, delete. */
export function definePart<const K extends PartKind, const N extends string, const P extends string>({
  kind,
  name,
  param,
  noun: [one, many],
  without,
}: PartOptions<K, N, P>) {
  const path = `/admin/v1/applications/:id/${partSegments[kind]}`;
  const base = { area: 'admin', access: 'admin' } as const;
  const ofOne = Shape({ id: IdOf('application'), [param]: PartId });
  const calls = {
    list: defineEndpoint({
      ...base,
      name: `${name}.list`,
      method: 'GET',
      path,
      summary: `List the ${many} of an application, in their order`,
      params: Shape({ id: IdOf('application') }),
      query: Shape({ question_id: Type.Optional(PartId), keyword: Type.Optional(Line(100)) }),
      reply: Shape({ items: Type.Array(PartView), version: Version }),
    }),
    read: defineEndpoint({
      ...base,
      name: `${name}.read`,
      method: 'GET',
      path: `${path}/:${param}`,
      summary: `Show a ${one} of an application`,
      params: ofOne,
      reply: Shape({ item: PartView, version: Version }),
    }),
    create: defineEndpoint({
      ...base,
      name: `${name}.create`,
      method: 'POST',
      path,
      summary: `Add a ${one} to an application`,
      params: Shape({ id: IdOf('application') }),
      body: withValues({ ...place, version: Version }),
      reply: ChangedPart,
      errors: ['conflict', 'conflict_unnamed', 'application_refused'],
    }),
    update: defineEndpoint({
      ...base,
      name: `${name}.update`,
      method: 'PUT',
      path: `${path}/:${param}`,
      summary: `Change a ${one}; values that are not given stay, those of \`unset\` are removed`,
      params: ofOne,
      body: withValues({ ...unset, version: Version }),
      reply: ChangedPart,
      errors: ['conflict', 'conflict_unnamed', 'application_refused'],
    }),
    delete: defineEndpoint({
      ...base,
      name: `${name}.delete`,
      method: 'DELETE',
      path: `${path}/:${param}`,
      summary: `Delete a ${one} and what depends on it; with \`preview\` only tell what that would be`,
      params: ofOne,
      query: Shape({ version: Type.Optional(Version), ...preview }),
      reply: EditView,
      errors: ['conflict', 'conflict_unnamed', 'application_refused'],
    }),
  };
  const endpoints: readonly Endpoint[] = Object.entries(calls).flatMap(([verb, call]) =>
    verb === without ? [] : [call],
  );
  return { kind, name, param, calls, endpoints };
}

export type Part = ReturnType<typeof definePart<PartKind, string, string>>;

export const applicationParts = [
  definePart({
    kind: 'file',
    name: 'applicationFiles',
    param: 'fileId',
    noun: ['file', 'files'],
    without: 'create',
  }),
  definePart({ kind: 'folder', name: 'applicationFolders', param: 'folderId', noun: ['folder', 'folders'] }),
  definePart({ kind: 'field', name: 'applicationFields', param: 'fieldId', noun: ['field', 'fields'] }),
  definePart({ kind: 'rule', name: 'applicationRules', param: 'ruleId', noun: ['rule', 'rules'] }),
  definePart({ kind: 'question', name: 'applicationQuestions', param: 'questionId', noun: ['question', 'questions'] }),
  definePart({
    kind: 'survey_field',
    name: 'applicationSurveyFields',
    param: 'surveyFieldId',
    noun: ['recorded field', 'recorded fields'],
  }),
  definePart({
    kind: 'field_group',
    name: 'applicationFieldGroups',
    param: 'fieldGroupId',
    noun: ['field group', 'field groups'],
  }),
  definePart({ kind: 'option', name: 'applicationOptions', param: 'optionId', noun: ['option', 'options'] }),
] as const;
