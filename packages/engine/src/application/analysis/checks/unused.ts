import { createProblem } from '../../../problems/index.ts';
import { referencesOf } from '../../find-dangling-references.ts';
import { formulaFields, type Reference, type ReferenceTarget } from '../../thing-references.ts';
import { placeOfThing, isQuestionListKind, thingKinds, type ThingKind } from '../../thing-kinds.ts';
import type { FieldInstance } from '../../schema/index.ts';
import { readList } from '../../thing-lists.ts';
import type { Finding, AnalysisModel } from '../model.ts';

interface Mention extends Reference {
  readonly by: { readonly kind: ThingKind; readonly id: number };
}

/** Every mention of a thing by another. */
function listMentions({ application }: AnalysisModel): Mention[] {
  return thingKinds.flatMap((kind) => {
    const owners = isQuestionListKind(kind) ? application.questions : [undefined];
    return owners.flatMap((owner) =>
      readList<ThingKind>(application, kind, owner).flatMap((thing) => {
        const by = { kind, id: 'id' in thing ? thing.id : 0 };
        return referencesOf(kind, thing).map((reference) => ({ ...reference, by }));
      }),
    );
  });
}

function mentioned(mentions: readonly Mention[], ...targets: readonly ReferenceTarget[]): Set<number> {
  return new Set(mentions.filter(({ to, id, by }) => targets.includes(to) && by.id !== id).map(({ id }) => id));
}

function checkRules({ application }: AnalysisModel, mentions: readonly Mention[]): Finding[] {
  const used = mentioned(mentions, 'rule');
  return (application.rules ?? [])
    .filter(({ id }) => !used.has(id))
    .map(({ name }) => createProblem('application.analysis-rule-unused', {}, { name }));
}

/** Fields whose value is seen somewhere: on a file, in a template, in a name, in a formula, or through another field. */
function listSeen(model: AnalysisModel, mentions: readonly Mention[], printed: ReadonlySet<string>): Set<number> {
  const { fields, files, folders = [] } = model.application;
  const names = [...files, ...folders].map(({ name }) => name);
  const values = fields.flatMap(({ value, file_id: file }) =>
    value !== undefined && file !== undefined ? [value] : [],
  );
  const texts = [...names, ...values];
  const isSeen = ({ name, file_id: file }: FieldInstance): boolean =>
    file !== undefined || printed.has(name) || texts.some((tag) => tag.includes(name));
  const seen = mentioned(mentions, 'answer_field');
  for (const { to, id, by } of mentions) if (to === 'field' && by.kind === 'option') seen.add(id);
  for (const field of fields) if (isSeen(field)) seen.add(field.id);
  // What a seen field shows or computes with is seen as well.
  const waiting = fields.filter(({ id }) => seen.has(id));
  for (let field = waiting.pop(); field; field = waiting.pop()) {
    for (const id of [field.source_field_id ?? 0, ...formulaFields(field.formula ?? '')]) {
      const source = model.index.fields.get(id);
      if (!source || seen.has(id)) continue;
      seen.add(id);
      waiting.push(source);
    }
  }
  return seen;
}

function checkFields(model: AnalysisModel, mentions: readonly Mention[], printed?: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = [];
  // Without a Word template there is nothing to print on but the PDF forms.
  const names =
    printed ?? (model.application.files.some(({ type }) => type === 'word') ? undefined : new Set<string>());
  const seen = names && listSeen(model, mentions, names);
  for (const field of model.application.fields) {
    const known = model.fields.get(field.id);
    const place = placeOfThing('field', field, known?.question);
    const { name } = field;
    const isEmpty = known?.hasValue === false && field.value === undefined;
    if (isEmpty) findings.push(createProblem('application.analysis-field-empty', place, { name }));
    else if (known?.question && seen && !seen.has(field.id)) {
      findings.push(createProblem('application.analysis-field-not-printed', place, { name }));
    }
  }
  return findings;
}

/**
 * Rules that nothing refers to, fields that can have no value, and fields that are asked in vain. `printed` are the names that
 * templates print; if they are not known, fields that only a Word template could print are not reported.
 */
export function checkUnused(model: AnalysisModel, printed?: ReadonlySet<string>): Finding[] {
  const mentions = listMentions(model);
  return [...checkRules(model, mentions), ...checkFields(model, mentions, printed)];
}
