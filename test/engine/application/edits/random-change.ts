import type { Application, Question } from '@shorui/engine';
import type { Condition, Conditional } from '@shorui/engine/model';
import type { Change } from '../../../../packages/engine/src/application/edits/index.ts';
import {
  thingId,
  thingKinds,
  type ThingKind,
  type Things,
} from '../../../../packages/engine/src/application/thing-kinds.ts';
import { readList } from '../../../../packages/engine/src/application/thing-lists.ts';

/** A number from 0 up to, not including, `limit`. */
export type Dice = (limit: number) => number;

const words = [
  '氏名',
  '住所',
  '契約日',
  '給与',
  '部署',
  '役職',
  '電話',
  '家族',
  '資格',
  '経歴',
  '備考',
  '𠮷田屋の屋号',
  'とても長い名前の項目なので二十五文字では足りません',
];
const operators = ['chosen', 'not_chosen', 'chosen_all'] as const;
const comparisons = ['eq', 'ne', 'lt', 'gte', 'contains'] as const;

/** Makes changes that suit an application as it is, from a stream of dice. */
export class RandomChange {
  private readonly application: Application;
  private readonly dice: Dice;

  constructor(application: Application, dice: Dice) {
    this.application = application;
    this.dice = dice;
  }

  private oneOf<T>(list: readonly T[]): T {
    return list[this.dice(list.length)]!;
  }

  private name(): string {
    return `${this.oneOf(words)}${this.dice(400)}`;
  }

  private all<Kind extends ThingKind>(kind: Kind): readonly Things[Kind][] {
    const { application } = this;
    const inQuestions = application.questions.flatMap((question) => readList(application, kind, question));
    return ['option', 'field_group', 'survey_field', 'repeat_option'].includes(kind)
      ? inQuestions
      : readList(application, kind);
  }

  /** An existing id of that kind; now and then one that does not exist. */
  private id(kind: ThingKind): number {
    const list = this.all(kind);
    return list.length === 0 || this.dice(60) === 0 ? 99_999 : thingId(this.oneOf<Things[ThingKind]>(list));
  }

  private maybe<Value extends object>(value: () => Value): Value | { readonly [Key in keyof Value]?: never } {
    return this.dice(3) === 0 ? value() : {};
  }

  private condition(): Condition {
    const kind = this.dice(3);
    const chooser: Question | undefined = this.oneOf(this.application.questions);
    const ids = (chooser?.options ?? []).map(({ id }) => id);
    if (kind === 0 && chooser && ids.length > 0) {
      return { question_id: chooser.id, operator: this.oneOf(operators), option_ids: ids.slice(0, 1 + this.dice(2)) };
    }
    if (kind === 1 && this.application.fields.length > 0) {
      const other = this.dice(4) === 0 ? { value_field_id: this.id('field') } : { value: String(this.dice(100)) };
      return { field_id: this.id('field'), operator: this.oneOf(comparisons), ...other };
    }
    if (kind === 2 && this.all('rule').length > 0) return { rule_id: this.id('rule'), operator: 'holds' };
    return { question_id: this.id('question'), operator: 'answered' };
  }

  private conditional(): Conditional {
    const conditional: Conditional = {};
    if (this.application.questions.length === 0 || this.dice(2) === 0) return conditional;
    conditional.conditions = [this.condition(), ...(this.dice(2) === 0 ? [this.condition()] : [])];
    if (this.all('option').length > 0 && this.dice(2) === 0) conditional.condition_options = [this.id('option')];
    if (this.dice(2) === 0) conditional.required_all = true;
    if (this.all('rule').length > 0 && this.dice(3) === 0) conditional.rule_id = this.id('rule');
    return conditional;
  }

  private unlisted(): number[] {
    const listed = new Set(this.all('repeat_option').flatMap((repeat) => repeat.questions));
    const free = this.application.questions.filter(({ id }) => !listed.has(id));
    return free.length === 0 ? [] : [this.oneOf(free).id];
  }

  private value(kind: ThingKind): object {
    const options = [
      { text: 'はい', value: 'yes' },
      { text: 'いいえ', value: 'no' },
    ];
    const range = { min: this.dice(3), max: 1 + this.dice(5) };
    const values: Record<ThingKind, () => object> = {
      question: () => {
        const type = this.oneOf<Question['type']>(['single', 'multiple', 'fields', 'repeat']);
        return { name: this.name(), title: this.name(), type, ...this.conditional(), ...this.parts(type) };
      },
      option: () => ({
        text: this.name(),
        value: this.name(),
        ...this.maybe(() => ({ field_id: this.id('field') })),
        ...this.conditional(),
      }),
      field_group: () => ({ name: this.name(), ...this.conditional() }),
      survey_field: () => ({ name: this.name(), type: 1 }),
      repeat_option: () => ({ name: this.name(), questions: this.unlisted(), ...range }),
      field: () => this.field(),
      rule: () => ({ name: this.name(), ...this.conditional() }),
      file: () => this.file(),
      folder: () => ({ name: this.name(), ...this.maybe(() => ({ parent_id: this.id('folder') })) }),
      notification: () => ({ content: this.name(), ...this.maybe(() => ({ question_id: this.id('question') })) }),
      plan_price: () => ({ plan_id: 1 + this.dice(30), price: 100 + this.dice(900) }),
      tag: () => ({ name: this.name(), color: '#ff0000' }),
      category: () => ({ name: this.name(), ...this.maybe(() => ({ parent_id: this.id('category') })) }),
      master_field: () => ({ name: this.name(), type: 6, options }),
    };
    return values[kind]();
  }

  private parts(type: Question['type']): object {
    if (type === 'repeat') return { repeat_options: [this.value('repeat_option')] };
    if (type === 'fields') return { field_groups: [this.value('field_group')] };
    return {
      options: [
        { text: 'はい', value: 'yes' },
        { text: 'いいえ', value: 'no', ...this.conditional() },
      ],
    };
  }

  private field(): object {
    const computed = this.application.fields.length > 1 && this.dice(4) === 0;
    return {
      name: this.name(),
      ...(computed
        ? { type: 15, formula: `@${this.id('field')}*@${this.id('field')}+100` }
        : { type: this.oneOf([1, 3, 5]) }),
      ...this.maybe(() => ({ field_group_id: this.id('field_group') })),
      ...this.maybe(() => ({ file_id: this.id('file'), page: 1, position_x: 1, position_y: 2 })),
      ...this.maybe(() => ({ question: this.id('question') })),
      ...this.maybe(() => ({ source_field_id: this.id('field') })),
      ...this.maybe(() => ({ mst_field_id: this.id('master_field') })),
      ...this.conditional(),
    };
  }

  private file(): object {
    const block = (path: number[]): object => ({
      type: 'paragraph',
      path,
      options: {
        hasCondition: true,
        isLoop: true,
        questionId: this.id('question'),
        ...this.maybe(() => ({ ruleId: this.id('rule') })),
        ...this.maybe(() => ({ inheritRuleId: this.id('rule') })),
        ...this.conditional(),
      },
    });
    const word = this.dice(2) === 0;
    const name = this.name();
    return {
      ...(word
        ? { type: 'word', name: `${name}.docx`, path: 'files/a.docx' }
        : { type: 'pdf', name: `${name}.pdf`, path: 'files/a.pdf' }),
      ...this.maybe(() => ({ folder_id: this.id('folder') })),
      ...(word && {
        document: { children: [{ ...block([0]), type: 'section', children: [block([0, 0]), block([0, 1])] }] },
      }),
      ...this.conditional(),
    };
  }

  private withParent(kind: ThingKind): object {
    const part = ['option', 'field_group', 'survey_field', 'repeat_option'].includes(kind);
    return part ? { question_id: this.id('question') } : {};
  }

  private sort(kind: ThingKind): object {
    const owner = this.oneOf(this.application.questions);
    const part = ['option', 'field_group', 'survey_field', 'repeat_option'].includes(kind);
    const ids = readList<ThingKind>(this.application, kind, owner).map(thingId);
    return {
      kind,
      ids: ids.length === 0 ? [1] : ids.toReversed().slice(this.dice(2)),
      ...(part && { question_id: owner?.id ?? 1 }),
    };
  }

  private update(kind: ThingKind): object {
    const set = { ...this.value(kind) } as Record<string, unknown>;
    for (const part of ['options', 'field_groups', 'repeat_options', ...(kind === 'question' ? ['type'] : [])]) {
      if (kind === 'question') delete set[part];
    }
    const unset =
      ['question', 'option', 'field', 'rule', 'file'].includes(kind) && this.dice(4) === 0 ? ['conditions'] : [];
    return { kind, id: this.id(kind), set, unset };
  }

  private move(): object {
    const index = this.maybe(() => ({ index: this.dice(4) }));
    return this.oneOf([
      () => ({
        kind: 'question',
        id: this.id('question'),
        ...this.maybe(() => ({ repeat_option_id: this.id('repeat_option') })),
        ...index,
      }),
      () => ({
        kind: 'field',
        id: this.id('field'),
        ...this.maybe(() => ({ field_group_id: this.id('field_group') })),
        ...index,
      }),
      () => ({ kind: 'field_group', id: this.id('field_group'), question_id: this.id('question'), ...index }),
      () => ({ kind: 'survey_field', id: this.id('survey_field'), question_id: this.id('question'), ...index }),
      () => ({ kind: 'file', id: this.id('file'), ...this.maybe(() => ({ folder_id: this.id('folder') })), ...index }),
      () => ({
        kind: 'folder',
        id: this.id('folder'),
        ...this.maybe(() => ({ parent_id: this.id('folder') })),
        ...index,
      }),
    ])();
  }

  /** The next change. A large application is rather cut down than made larger. */
  next(): Change {
    const kind = this.oneOf(thingKinds);
    const large = this.application.questions.length > 40 || this.application.fields.length > 120;
    const shrink = { action: 'delete', kind, id: this.id(kind) };
    const grow = (): object => ({ action: 'create', kind, value: this.value(kind), ...this.withParent(kind) });
    const clone = (): object => ({
      action: 'clone',
      kind,
      id: this.id(kind),
      ...(kind === 'plan_price' && { plan_id: 1 + this.dice(60) }),
    });
    const others: (() => object)[] = [
      () => ({ action: 'update', ...this.update(kind) }),
      () => ({ action: 'sort', ...this.sort(kind) }),
      () => ({ action: 'move', ...this.move() }),
      () => ({ action: 'save_as_master', field_id: this.id('field') }),
      () => ({
        action: 'add_from_master',
        master_field_id: this.id('master_field'),
        ...this.maybe(() => ({ field_group_id: this.id('field_group') })),
      }),
      () => ({
        action: 'place_field',
        field_id: this.id('field'),
        file_id: this.id('file'),
        page: 1,
        x: this.dice(200),
        y: 3,
      }),
      () => ({ action: 'update_application', set: { name: this.name() } }),
      () => ({ action: 'publish', publish: this.dice(3) }),
      () => ({ action: 'new_version' }),
    ];
    const roll = this.dice(10);
    if (roll < 2) return shrink as Change;
    if (roll < 6) return (large ? shrink : grow()) as Change;
    if (roll < 7) return (large ? shrink : clone()) as Change;
    return this.oneOf(others)() as Change;
  }
}
