import { editApplication, type Application, type Change, type EditorBlock } from '@shorui/engine';
import { expect } from 'chai';
import { TextSelection } from 'prosemirror-state';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { emptyDefinition } from '../../../packages/server/src/domains/applications/definition.ts';
import {
  allBlocks,
  keyFrom,
  keyOf,
  ownText,
} from '../../../packages/web/src/screens/admin/applications/build/template/tree/block-node.ts';
import { setShell } from '../../../packages/web/src/screens/admin/applications/build/template/tree/commands.ts';
import { TemplateStore } from '../../../packages/web/src/screens/admin/applications/build/template/template-store.ts';

/** The store of the builder without a server: edits apply at once. */
class Holder {
  #application: Application;
  readonly #listeners = new Set<() => void>();

  constructor(application: Application) {
    this.#application = application;
  }

  readonly state = () => ({ application: this.#application });
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  edit(changes: readonly (Change | ((application: Application) => Change))[]) {
    // As the store of the builder, which tells that it waits before it has the new state.
    this.set(this.#application);
    for (const change of changes) this.set(editApplication(this.#application, change as Change).application);
    return { made: undefined };
  }
  set(application: Application): void {
    this.#application = application;
    for (const listener of this.#listeners) listener();
  }
  get blocks(): readonly EditorBlock[] {
    return this.#application.files[0]?.document?.children[0]?.children ?? [];
  }
}

const question = {
  id: 1,
  name: '契約',
  title: '契約',
  type: 'single' as const,
  options: [{ id: 2, text: '新規', value: '新規' }],
};

function open(body: string) {
  const application: Application = {
    ...emptyDefinition(1, '契約書'),
    last_id: 10,
    questions: [question],
    files: [{ id: 5, type: 'word', name: '契約書.docx', path: 'files/a.docx' }],
  };
  const holder = new Holder(application);
  const locked: string[] = [];
  const template = new TemplateStore({
    store: holder,
    fileId: 5,
    bytes: makeDocx(body),
    onLocked: () => locked.push('locked'),
  });
  template.subscribe(() => undefined);
  const texts = (): string[] =>
    Array.from(allBlocks(template.state().editor.doc), ({ node }) => `${keyOf(node)} ${ownText(node)}`);
  return { holder, template, texts, locked };
}

describe('the store of a template', () => {
  it('keeps the chosen block while its conditions are changed', () => {
    const { holder, template } = open(p('甲') + p('乙') + p('丙'));
    const key = keyFrom('', '0.1');
    const { editor } = template.state();
    // The caret in the text of the second paragraph.
    template.dispatch(editor.tr.setSelection(TextSelection.create(editor.doc, 9)));
    expect(template.state().chosen).to.equal(key);
    const options = { hasCondition: true, condition_options: [2] };
    template.run((state) => setShell(state, key, { options }));
    expect(template.state().chosen).to.equal(key);
    expect(holder.blocks).to.deep.equal([{ type: 'paragraph', path: [0, 1], text: '乙', options }]);
  });
});
