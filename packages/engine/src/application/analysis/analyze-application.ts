import type { Application } from '../schema/index.ts';
import { checkCircles } from './checks/circles.ts';
import { checkConditions, checkEmpty, checkReachability } from './checks/conditions.ts';
import { checkOrder } from './checks/order.ts';
import { checkTemplates } from './checks/templates.ts';
import { checkUnused } from './checks/unused.ts';
import { type Finding, AnalysisModel, type TemplateTags } from './model.ts';

/** Information about the templates of the application. Without it, findings that depend on them are omitted. */
export interface AnalysisSettings {
  /** What each Word template uses. */
  readonly templates?: readonly TemplateTags[];
  /** Names that templates print, where only these are known. */
  readonly templateNames?: readonly string[];
}

function printedNames({ templates, templateNames }: AnalysisSettings): ReadonlySet<string> | undefined {
  if (!templates && !templateNames) return undefined;
  const used = (templates ?? []).flatMap(({ tags }) => tags.flatMap(({ path }) => path));
  return new Set([...(templateNames ?? []), ...used]);
}

/**
 * Looks for what cannot be meant so: questions that never show, conditions that never or always hold or contradict one another,
 * things that nothing uses, loops over what does not repeat, circles, conditions on later questions, and what is empty. The application
 * must be valid (`validateApplication`). Findings are certain: uncertain cases are not reported.
 */
export function analyzeApplication(application: Application, settings: AnalysisSettings = {}): Finding[] {
  const model = new AnalysisModel(application);
  return [
    ...checkReachability(model),
    ...checkConditions(model),
    ...checkCircles(model),
    ...checkOrder(model),
    ...checkEmpty(model),
    ...checkUnused(model, printedNames(settings)),
    ...checkTemplates(model, settings.templates ?? []),
  ];
}
