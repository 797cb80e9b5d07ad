import { createProblem, nearestName, type Locale, type Place, type Problem } from '../../../problems/index.ts';
import { formRuleNames, formRuleTable, isFormRuleName, type FormRuleName } from './form-rule-table.ts';
import type { RuleParameterUse } from './rule-parameter.ts';

/** A rule with its parameters read. */
export interface FormRuleUse {
  readonly name: FormRuleName;
  /** Parameters for the check; their types are those of `FormRuleParams<name>`. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The same as text, as they were written: they fill the `{placeholders}` of the message. */
  readonly texts: Readonly<Record<string, string>>;
  /** Name of the field for the message, if given. */
  readonly field?: string;
  /** Language of the message, if given. */
  readonly locale?: Locale;
}

export type FormRuleReading = { readonly rule: FormRuleUse } | { readonly problems: readonly Problem[] };

/** Parameters that every rule takes: they only shape its message. */
const commonExamples = { field: '"会社名"', locale: '"ja"' } as const;
const commonNames = Object.keys(commonExamples);

const isLocale = (value: unknown): value is Locale => value === 'ja' || value === 'en';

function toText(given: unknown): string {
  return typeof given === 'string' ? given : JSON.stringify(given);
}

/** Collects what is wrong with the parameters of one rule while reading them. */
class ParamsReader {
  readonly problems: Problem[] = [];
  readonly params: Record<string, unknown> = {};
  readonly texts: Record<string, string> = {};
  readonly #name: FormRuleName;
  readonly #place: Place;

  constructor(name: FormRuleName, place: Place) {
    this.#name = name;
    this.#place = place;
  }

  #report(id: 'answers.missing-rule-param' | 'answers.invalid-rule-param', param: string, example: string): void {
    this.problems.push(createProblem(id, this.#place, { name: this.#name, param, example }));
  }

  invalid(param: string, example: string): void {
    this.#report('answers.invalid-rule-param', param, example);
  }

  read(param: string, use: RuleParameterUse<unknown>, given: unknown): void {
    if (given === undefined && use.presence === 'required') {
      this.#report('answers.missing-rule-param', param, use.example);
      return;
    }
    const taken = given === undefined && use.presence === 'default' ? use.fallback : given;
    if (taken === undefined) return;
    const value = use.read(taken);
    if (value === undefined) {
      this.invalid(param, use.example);
      return;
    }
    this.params[param] = value;
    this.texts[param] = toText(taken);
  }

  /** Reports an empty range. */
  checkRange(): void {
    const { min, max } = this.params;
    if (typeof min === 'number' && typeof max === 'number' && min > max) {
      this.problems.push(createProblem('answers.reversed-rule-range', this.#place, { name: this.#name }));
    }
  }

  unknown(param: string, known: readonly string[]): void {
    const nearest = nearestName(param, known);
    const params = { name: this.#name, param, known: known.join(', ') };
    this.problems.push(
      nearest === undefined
        ? createProblem('answers.unknown-rule-param', this.#place, params)
        : createProblem('answers.unknown-rule-param-near', this.#place, { ...params, near: nearest }),
    );
  }
}

/**
 * Finds a form rule by its name and reads its parameters, besides them `field` and `locale` for the message. Everything
 * that
 * is wrong is reported at `place`: no such rule, a parameter that is missing, of the wrong kind, or not one of the rule's.
 */
export function readFormRule(
  name: string,
  given: Readonly<Record<string, unknown>> = {},
  place: Place = {},
): FormRuleReading {
  if (!isFormRuleName(name)) {
    const near = nearestName(name, formRuleNames) ?? formRuleNames.slice(0, 3).join(', ');
    return { problems: [createProblem('answers.unknown-rule', place, { name, near })] };
  }
  const uses: Readonly<Record<string, RuleParameterUse<unknown>>> = formRuleTable[name].params;
  const reader = new ParamsReader(name, place);
  for (const [param, use] of Object.entries(uses)) {
    reader.read(param, use, Object.hasOwn(given, param) ? given[param] : undefined);
  }
  reader.checkRange();
  for (const param of Object.keys(given)) {
    if (!Object.hasOwn(uses, param) && !commonNames.includes(param)) {
      reader.unknown(param, [...Object.keys(uses), ...commonNames]);
    }
  }
  const { field, locale } = given;
  if (field !== undefined && typeof field !== 'string') reader.invalid('field', commonExamples.field);
  if (locale !== undefined && !isLocale(locale)) reader.invalid('locale', commonExamples.locale);
  if (reader.problems.length > 0) return { problems: reader.problems };
  return {
    rule: {
      name,
      params: reader.params,
      texts: reader.texts,
      ...(typeof field === 'string' ? { field } : {}),
      ...(isLocale(locale) ? { locale } : {}),
    },
  };
}
