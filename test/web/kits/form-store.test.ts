import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import fc from 'fast-check';
import { filledValues, FormStore, textOf, type Check } from '../../../packages/web/src/kits/form/form-store.ts';

const nothingWrong: Check = () => ({});
/** Every field of the list must be filled. */
const demand =
  (...names: readonly string[]): Check =>
  (values) =>
    Object.fromEntries(
      names.filter((name) => values[name] === undefined).map((name) => [name, [`${name}を入力してください。`]]),
    );

/** Counts how often the listeners of each topic are called. */
function countCalls(store: FormStore, topics: readonly string[]): Record<string, number> {
  const calls: Record<string, number> = Object.fromEntries(topics.map((topic) => [topic, 0]));
  for (const topic of topics) store.subscribe(topic, () => void (calls[topic] = (calls[topic] ?? 0) + 1));
  return calls;
}

describe('the store of a form', () => {
  it('renders one field alone for a key that is typed, and the form when it becomes dirty', () => {
    const store = new FormStore({ a: '', b: '' }, nothingWrong);
    const calls = countCalls(store, ['a', 'b', '*errors', '*dirty']);
    store.set('a', 'x');
    store.set('a', 'xy');
    expect(calls).to.deep.equal({ a: 2, b: 0, '*errors': 0, '*dirty': 1 });
  });

  it('keeps changes over newer values of the record, and names what both sides changed', () => {
    const store = new FormStore({ a: '1', b: '1', c: '1', d: ['x'] }, nothingWrong);
    for (const name of ['a', 'b']) store.set(name, 'mine');
    store.set('d', ['x', 'y']);
    store.subscribe('*dirty', () => expect(store.dirty).to.equal(true));
    expect(store.rebase({ a: '2', b: '1', c: '2', d: ['y', 'x'] })).to.deep.equal(['a']);
    expect(store.values).to.deep.equal({ a: 'mine', b: 'mine', c: '2', d: ['x', 'y'] });
    expect(store.changes).to.deep.equal({ a: 'mine', b: 'mine' });
  });

  it('stops calling a listener that has left', () => {
    const store = new FormStore({}, nothingWrong);
    let calls = 0;
    const leave = store.subscribe('a', () => (calls += 1));
    store.set('a', '1');
    leave();
    store.set('a', '2');
    expect(calls).to.equal(1);
  });

  it('tells what is wrong when a filled field is left, of an empty one on submit alone', () => {
    const store = new FormStore({ a: '', b: 'x' }, () => ({ a: ['a'], b: ['b', 'second'] }));
    store.leave('a');
    expect([...store.errors]).to.deep.equal([]);
    store.leave('b');
    expect([...store.errors]).to.deep.equal([['b', 'b']]);
    expect(store.submit()).to.equal(false);
    expect([...store.errors.keys()]).to.deep.equal(['a', 'b']);
  });

  it('takes the message of a field away when the field is changed', () => {
    const store = new FormStore({}, demand('a', 'b'));
    store.submit();
    store.set('a', 'x');
    expect([...store.errors.keys()]).to.deep.equal(['b']);
  });

  it('shows the first message of each field that the server refused, and keeps the values', () => {
    const store = new FormStore({ a: 'x' }, nothingWrong);
    store.refuse({ a: ['taken', 'short'] });
    expect([...store.errors]).to.deep.equal([['a', 'taken']]);
    expect(store.values).to.deep.equal({ a: 'x' });
  });

  it('sends neither empty texts nor what is undefined, but zero, false, null and empty lists', () => {
    const values = { a: '', b: undefined, c: 0, d: false, e: null, f: [], g: ' ' };
    expect(filledValues(values)).to.deep.equal({ c: 0, d: false, e: null, f: [], g: ' ' });
    expect([textOf(values, 'c'), textOf(values, 'e'), textOf(values, 'g'), textOf(values, 'z')]).to.deep.equal([
      '0',
      '',
      ' ',
      '',
    ]);
  });

  const name = fc.constantFrom('a', 'b', 'c');
  const value = fc.constantFrom('', 'x', '髙﨑', undefined, 0, 1, true);
  const change = fc.record({ name, value });

  it('is dirty exactly when a value that would be sent differs from the saved one', () => {
    fc.assert(
      fc.property(fc.dictionary(name, value), fc.array(change), (initial, changes) => {
        const store = new FormStore(initial, nothingWrong);
        for (const each of changes) store.set(each.name, each.value);
        const differs = !isDeepStrictEqual(filledValues(store.values), filledValues(initial));
        expect(store.dirty).to.equal(differs);
      }),
    );
  });

  it('is clean again when options were chosen once more in another order', () => {
    const store = new FormStore({ options: [1, 2] }, nothingWrong);
    store.set('options', [2]);
    expect([store.dirty, store.changes]).to.deep.equal([true, { options: [2] }]);
    store.set('options', [2, 1]);
    expect([store.dirty, store.changes]).to.deep.equal([false, {}]);
  });

  it('calls the listeners of dirtiness exactly when it changes', () => {
    fc.assert(
      fc.property(fc.dictionary(name, value), fc.array(change), (initial, changes) => {
        const store = new FormStore(initial, nothingWrong);
        const calls = countCalls(store, ['*dirty']);
        let turns = 0;
        for (const each of changes) {
          const before = store.dirty;
          store.set(each.name, each.value);
          if (store.dirty !== before) turns += 1;
        }
        expect(calls['*dirty']).to.equal(turns);
      }),
    );
  });

  it('goes back to what was saved last, whatever was typed, and is then clean and without messages', () => {
    fc.assert(
      fc.property(fc.array(change), fc.array(change), (first, second) => {
        const store = new FormStore({}, demand('a', 'b'));
        for (const each of first) store.set(each.name, each.value);
        store.markSaved();
        const saved = store.values;
        for (const each of second) store.set(each.name, each.value);
        store.submit();
        store.reset();
        expect(store.values).to.deep.equal(saved);
        expect([store.dirty, store.errors.size]).to.deep.equal([false, 0]);
      }),
    );
  });

  it('tells every field whose value or message changes', () => {
    fc.assert(
      fc.property(fc.array(change), fc.dictionary(name, value), (changes, saved) => {
        const store = new FormStore({}, demand('a', 'b', 'c'));
        const shown: Record<string, unknown> = {};
        const look = (each: string): void => void (shown[each] = [store.values[each], store.errors.get(each)]);
        for (const each of ['a', 'b', 'c']) {
          look(each);
          store.subscribe(each, () => look(each));
        }
        for (const each of changes) store.set(each.name, each.value);
        store.submit();
        store.markSaved(saved);
        for (const each of ['a', 'b', 'c'])
          expect(shown[each]).to.deep.equal([store.values[each], store.errors.get(each)]);
      }),
    );
  });
});
