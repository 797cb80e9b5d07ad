import { createProblem, nearestName, type Place } from '../../../problems/index.ts';
import { hasChoice, rootScope, type ScopeId } from '../../answer-names.ts';
import { nameBearers, type NameBearer } from '../../edits/name-bearers.ts';
import { fieldType, type ApplicationFile, type EditorBlock } from '../../schema/index.ts';
import type { Finding } from '../finding.ts';
import type { AnalysisModel } from '../model.ts';
import type { TagUse, TemplateTags } from '../template-tags.ts';

type Names = ReadonlyMap<string, NameBearer>;

/** Names by the scope they stand in. */
function namesByScope(model: AnalysisModel): ReadonlyMap<ScopeId, Names> {
  const scopes = new Map<ScopeId, Map<string, NameBearer>>([[rootScope, new Map()]]);
  for (const bearer of nameBearers(model.application, model.index)) {
    const names = scopes.get(bearer.scope) ?? new Map<string, NameBearer>();
    scopes.set(bearer.scope, names);
    names.set(bearer.name.normalize('NFC'), bearer);
  }
  return scopes;
}

const listTypes: ReadonlySet<number> = new Set([fieldType.multi_select, fieldType.checkbox]);

/** Does the name stand for several values? Chosen options of a multiple choice are a list too. */
function isList({ index }: AnalysisModel, { kind, id, source }: NameBearer): boolean {
  if (kind === 'repeat_option') return true;
  const question = index.questions.get(kind === 'question' ? id : source);
  if (question) return question.type === 'multiple';
  const field = index.fields.get(source) ?? index.surveyFields.get(source)?.thing;
  // What a field shows that is not asked itself is not looked into.
  return (
    !field || listTypes.has(field.type) || (kind === 'field' && index.fields.get(source)?.field_group_id === undefined)
  );
}

/** Questions that blocks of a file repeat: inside them, names of their lists can be used without a tag for the loop. */
function loopQuestions(blocks: readonly EditorBlock[]): number[] {
  return blocks.flatMap(({ options, children = [] }) => [
    ...(options?.isLoop === true && options.questionId !== undefined ? [options.questionId] : []),
    ...loopQuestions(children),
  ]);
}

/** Prefix of tags that count up, where the application names no other: 連番1. */
const defaultIncrement = '連番';

/** Looks at the tags of one template. */
class TemplateCheck {
  private readonly model: AnalysisModel;
  private readonly scopes: ReadonlyMap<ScopeId, Names>;
  private readonly known: ReadonlySet<string>;
  private readonly blockLoops: ReadonlySet<ScopeId>;
  private readonly findings: Finding[] = [];

  constructor(
    model: AnalysisModel,
    scopes: ReadonlyMap<ScopeId, Names>,
    known: ReadonlySet<string>,
    file: ApplicationFile | undefined,
  ) {
    this.model = model;
    this.scopes = scopes;
    this.known = known;
    const questions = loopQuestions(file?.document?.children ?? []).flatMap(
      (id) => model.index.questions.get(id) ?? [],
    );
    this.blockLoops = new Set(questions.flatMap(({ repeat_options: lists = [] }) => lists.map(({ id }) => id)));
  }

  check(tags: readonly TagUse[]): Finding[] {
    for (const tag of tags) this.checkTag(tag);
    return this.findings;
  }

  /** Scopes around a tag, innermost first; undefined when a loop around it is not known. */
  private around(loops: readonly string[]): ScopeId[] | undefined {
    const scopes: ScopeId[] = [rootScope];
    for (const loop of loops) {
      const bearer = this.find(loop, scopes);
      if (!bearer) return undefined;
      if (bearer.kind === 'repeat_option') scopes.unshift(bearer.id);
    }
    return scopes;
  }

  private find(name: string, scopes: readonly ScopeId[]): NameBearer | undefined {
    for (const scope of scopes) {
      const bearer = this.scopes.get(scope)?.get(name.normalize('NFC'));
      if (bearer) return bearer;
    }
    return undefined;
  }

  /** Names that are no question's, and yet mean something. */
  private isOther(name: string, kind: TagUse['kind']): boolean {
    const { increment_tag: increment, rules = [], questions } = this.model.application;
    if (name.startsWith('@') || ['this', '.', '..', ''].includes(name) || this.known.has(name)) return true;
    const prefix = increment?.prefix ?? defaultIncrement;
    if (name.startsWith(prefix) && /^[0-9]+$/.test(name.slice(prefix.length))) return true;
    // A condition may be about a rule or a question itself.
    return kind === 'condition' && [...rules, ...questions].some((thing) => thing.name === name);
  }

  private checkTag({ path, kind, loops, place, scoped = false, locals = [] }: TagUse): void {
    const [name = ''] = path;
    if (kind === 'reference' || scoped || locals.includes(name)) return;
    const scopes = this.around(loops);
    if (!scopes || this.isOther(name, kind)) return;
    const bearer = this.find(name, scopes);
    if (!bearer) this.reportUnknown(name, scopes, place);
    else if (kind === 'loop' && path.length === 1 && !isList(this.model, bearer)) {
      this.findings.push(createProblem('application.analysis-loop-not-repeated', place, { name }));
    }
  }

  private reportUnknown(name: string, scopes: readonly ScopeId[], place: Place): void {
    const [list, inner] = [...this.scopes].find(([, names]) => names.has(name.normalize('NFC'))) ?? [];
    if (list !== undefined) {
      // What a field outside every group shows can be read from anywhere.
      const { kind, id } = inner?.get(name.normalize('NFC')) ?? {};
      if (kind === 'field' && this.model.index.fields.get(id ?? 0)?.field_group_id === undefined) return;
      // A block of the editor may repeat the place of the tag, which the tag itself does not show.
      if (this.model.chain(list).some((scope) => this.blockLoops.has(scope))) return;
      const loop = [...this.scopes.values()].flatMap((names) => [...names.values()]).find(({ id }) => id === list);
      this.findings.push(
        createProblem('application.analysis-tag-outside-loop', place, { name, list: loop?.name ?? '' }),
      );
      return;
    }
    const near = nearestName(
      name,
      scopes.flatMap((scope) => [...(this.scopes.get(scope)?.keys() ?? [])]),
    );
    this.findings.push(
      near === undefined
        ? createProblem('application.analysis-tag-unknown', place, { name })
        : createProblem('application.analysis-tag-unknown-near', place, { name, near }),
    );
  }
}

/** Blocks of the template editor that repeat a question which does not repeat. */
function checkBlocks(model: AnalysisModel, file: ApplicationFile, blocks: readonly EditorBlock[]): Finding[] {
  return blocks.flatMap((block) => {
    const { options, path, children = [] } = block;
    const question = options?.isLoop === true ? model.index.questions.get(options.questionId ?? 0) : undefined;
    const repeats =
      question?.repeat_options?.length || (question && hasChoice(question) && question.type === 'multiple');
    const own =
      question && !repeats
        ? [
            createProblem(
              'application.analysis-loop-not-repeated',
              { file: file.name, path: path.join('.'), ...(block.text !== undefined && { snippet: block.text }) },
              { name: question.name },
            ),
          ]
        : [];
    return [...own, ...checkBlocks(model, file, children)];
  });
}

/** Tags that no question answers, tags outside the loop they need, and loops over what does not repeat. */
export function checkTemplates(
  model: AnalysisModel,
  templates: readonly TemplateTags[],
  known: readonly string[],
): Finding[] {
  const scopes = namesByScope(model);
  const files = model.application.files.flatMap((file) => checkBlocks(model, file, file.document?.children ?? []));
  const tags = templates.flatMap(({ fileId, tags: used }) =>
    new TemplateCheck(model, scopes, new Set(known), model.index.files.get(fileId)).check(used),
  );
  return [...files, ...tags];
}
