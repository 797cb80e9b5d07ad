import { expect } from 'chai';
import fc from 'fast-check';
import { fieldType, type FieldInstance } from '../../../packages/engine/src/application/schema/index.ts';
import {
  compileAnswers,
  resolveAnswers,
  startSession,
  type Resolved,
} from '../../../packages/engine/src/answers/index.ts';
import { FormBuilder } from './form-builder.ts';
import { brief } from './read-results.ts';
import { expectProcessorTime } from '../../support/processor-time.ts';

const options = [
  { text: 'あ', value: 'a' },
  { text: 'い', value: 'b' },
];

type Field = Omit<FieldInstance, 'id' | 'name'>;

/** One field of every type, in the root and in a list. */
function everything(): FormBuilder {
  const form = new FormBuilder();
  const types = Object.entries(fieldType).map(([name, type]): [string, Field] => {
    const choices = name.includes('select') || name === 'radio';
    return [name, { type, ...(choices ? { options } : {}), ...(name === 'formula' ? { formula: '@5/@6' } : {}) }];
  });
  form.fields('根', Object.fromEntries(types));
  const row = form.fields('行', Object.fromEntries(types.map(([name, field]) => [`${name}2`, field])));
  const inner = form.repeat('内', [row], { max: 3 });
  form.repeat('外', [inner], { max: 3 });
  form.choice('一つ', ['はい', 'いいえ'], { required: true });
  form.choice('いくつか', ['はい', 'いいえ'], { type: 'multiple', max_options: 1 });
  return form;
}

const model = compileAnswers(everything().build());
const names = [...model.scopes.flatMap((scope) => [...scope.names.keys()]), '__proto__', 'constructor', 'toString'];

/** Reads every part of a result. */
function readAll(resolved: Resolved): void {
  void [resolved.data, resolved.values, resolved.questions, resolved.errors, resolved.files];
}

describe('answers of any kind', () => {
  it('never make resolving throw, and resolve the same once normalized', () => {
    const anything = fc.anything({
      withNullPrototype: true,
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSparseArray: true,
    });
    const known = fc.dictionary(fc.constantFrom(...names), anything, { maxKeys: 12 });
    const answers = fc.oneof(
      anything,
      known,
      known.map((inner) => ({ 外: [{ 内: [inner, inner] }] })),
    );
    fc.assert(
      fc.property(answers, (given) => {
        const resolved = resolveAnswers(model, given);
        readAll(resolved);
        const again = resolveAnswers(model, resolved.values);
        readAll(again);
        expect(again.values).to.deep.equal(resolved.values);
        expect(again.data).to.deep.equal(resolved.data);
        const asked = ({ questionId }: { questionId: number }): boolean => questionId !== 0;
        expect(again.errors.filter(asked)).to.deep.equal(resolved.errors.filter(asked));
      }),
      { numRuns: 400 },
    );
  });

  it('are never read through a prototype', () => {
    const inherited = Object.create({ 一つ: 'はい', text: 'x' }) as Record<string, unknown>;
    expect(brief(resolveAnswers(model, inherited).errors)).to.deep.equal(['一つ required']);
    const named = { name: Object.create({ last: '山田' }) as unknown, 一つ: 'はい' };
    expect(resolveAnswers(model, named).data['name']).to.equal(null);
  });

  it('cannot reach a prototype by name', () => {
    const given: unknown = JSON.parse(
      '{"__proto__": {"一つ": "はい", "polluted": 1}, "constructor": 1, "一つ": "はい"}',
    );
    const { errors, values } = resolveAnswers(model, given);
    expect(brief(errors)).to.deep.equal(['__proto__ unknown_name', 'constructor unknown_name']);
    expect(Object.keys(values)).to.deep.equal(['一つ']);
    expect(({} as Record<string, unknown>)['polluted']).to.equal(undefined);
  });

  it('may be named like a property of Object.prototype if the application has such a name', () => {
    const form = new FormBuilder();
    form.fields('A', { __proto__x: { type: fieldType.text }, constructor: { type: fieldType.text } });
    form.choice('__proto__', ['はい'], { required: true });
    const own = compileAnswers(form.build());
    expect(brief(resolveAnswers(own, {}).errors)).to.deep.equal(['__proto__ required']);
    const { data, values, errors } = resolveAnswers(own, JSON.parse('{"__proto__": "はい", "constructor": "x"}'));
    expect(errors).to.deep.equal([]);
    expect(Object.hasOwn(data, '__proto__')).to.equal(true);
    expect(data['constructor']).to.equal('x');
    expect(Object.keys(values).sort()).to.deep.equal(['__proto__', 'constructor']);
  });

  it('that throw when read count as left out', () => {
    const thorny = {
      一つ: 'はい',
      get text(): string {
        throw new Error('no');
      },
    };
    expect(resolveAnswers(model, thorny).errors).to.deep.equal([]);
    const closed = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    expect(brief(resolveAnswers(model, closed).errors)).to.deep.equal(['一つ required']);
    expect(resolveAnswers(model, { 外: closed, 一つ: 'はい' }).errors).to.have.length(1);
  });

  it('may be very long or very many and still resolve in linear time', () => {
    const long = 'あ1－('.repeat(200_000);
    const everywhere = Object.fromEntries(names.filter((name) => name !== '__proto__').map((name) => [name, long]));
    const strangers = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`x${index}`, index]));
    expectProcessorTime(5000, () => {
      readAll(resolveAnswers(model, everywhere));
      expect(resolveAnswers(model, strangers).errors).to.have.length(20_001);
    });
  });

  it('give the same result in a session as in a resolve', () => {
    const path = fc.array(
      fc.oneof(fc.constantFrom(...names), fc.integer({ min: -1, max: 4 }), fc.constantFrom(0.5, Number.NaN)),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(path, fc.anything()), { maxLength: 8 }), (changes) => {
        const session = startSession(model, {});
        for (const [at, value] of changes) session.set(at, value);
        readAll(session.resolved());
      }),
    );
  });
});
