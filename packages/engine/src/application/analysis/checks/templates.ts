import { createProblem } from '../../../problems/index.ts';
import { hasChoice, rootScope, type ScopeId } from '../../answer-names.ts';
import { nameBearers, type NameBearer } from '../../edits/name-bearers.ts';
import { fieldType, type ApplicationFile, type EditorBlock } from '../../schema/index.ts';
import type { Finding, AnalysisModel, TagUse, TemplateTags } from '../model.ts';

type Names = ReadonlyMap<string, NameBearer>;

/** Names by scope. */
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

/** True if the name has several values. Chosen options of a multiple choice are a list too. */
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

/** Checks the loops of templates. Names without a value are reported when the templates are compiled. */
class LoopCheck {
  private readonly model: AnalysisModel;
  private readonly scopes: ReadonlyMap<ScopeId, Names>;

  constructor(model: AnalysisModel) {
    this.model = model;
    this.scopes = namesByScope(model);
  }

  check({ path, kind, loops, place, scoped = false, locals = [] }: TagUse): Finding[] {
    const [name = ''] = path;
    if (kind !== 'loop' || path.length !== 1 || scoped || locals.includes(name)) return [];
    const scopes = this.around(loops);
    const bearer = scopes && this.find(name, scopes);
    if (!bearer || isList(this.model, bearer)) return [];
    return [createProblem('application.analysis-loop-not-repeated', place, { name })];
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

/** Loops of tags and of the template editor over what does not repeat. */
export function checkTemplates(model: AnalysisModel, templates: readonly TemplateTags[]): Finding[] {
  const files = model.application.files.flatMap((file) => checkBlocks(model, file, file.document?.children ?? []));
  const loops = new LoopCheck(model);
  return [...files, ...templates.flatMap(({ tags }) => tags.flatMap((tag) => loops.check(tag)))];
}
