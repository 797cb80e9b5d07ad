import type { Application } from '@shorui/engine';
import { editApplication, type Change, type EditorBlock, type TemplateDocument } from '@shorui/engine/model';
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
import {
  insertBlock,
  moveBlock,
  removeBlock,
  setShell,
} from '../../../packages/web/src/screens/admin/applications/build/template/tree/commands.ts';
import {
  adoptText,
  editTexts,
  insertText,
  restoreText,
  splitBlock,
} from '../../../packages/web/src/screens/admin/applications/build/template/tree/text-commands.ts';
import { addColumn } from '../../../packages/web/src/screens/admin/applications/build/template/tree/table-commands.ts';
import { openTagIn } from '../../../packages/web/src/screens/admin/applications/build/template/words/completion.ts';
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

function open(body: string, document?: TemplateDocument) {
  const application: Application = {
    ...emptyDefinition(1, '契約書'),
    last_id: 10,
    questions: [question],
    files: [{ id: 5, type: 'word', name: '契約書.docx', path: 'files/a.docx', ...(document && { document }) }],
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

  it('puts blocks after the chosen one, under paths that no other block has', () => {
    const { holder, template } = open(p('甲') + p('乙'));
    const after = keyFrom('', '0.0');
    for (const kind of ['newTable', 'newList', 'newParagraph'] as const) {
      template.choose(after);
      expect(template.run((state) => insertBlock(state, kind, { after, size: { columns: 2, rows: 1 } }))).to.equal(
        true,
      );
    }
    template.run((state) => insertText(state, '丙は{{会社名}}\n', keyFrom('', '0.102')));
    expect(holder.blocks.map(({ type, path, text }) => [type, path.join('.'), text])).to.deep.equal([
      ['paragraph', '0.0', '甲'],
      ['newParagraph', '0.102', '丙は{{会社名}}\n'],
      ['newList', '0.101', undefined],
      ['newTable', '0.100', undefined],
    ]);
    expect(holder.blocks[3]?.children?.[0]?.children?.map(({ path }) => path.join('.'))).to.deep.equal([
      '0.100.0.0',
      '0.100.0.1',
    ]);
    template.run((state) => moveBlock(state, keyFrom('', '0.100'), -1));
    template.run((state) => addColumn(state, keyFrom('', '0.100.0.0')));
    expect(holder.blocks.map(({ path }) => path.join('.'))).to.deep.equal(['0.0', '0.102', '0.100', '0.101']);
    expect(holder.blocks[2]?.children?.[0]?.children).to.have.length(3);
    template.run((state) => removeBlock(state, keyFrom('', '0.101')));
    expect(holder.blocks.map(({ path }) => path.join('.'))).to.deep.equal(['0.0', '0.102', '0.100']);
  });

  it('makes a tag of what is typed, and a new paragraph at Enter', () => {
    const { holder, template } = open(p('甲'));
    template.run((state) => insertBlock(state, 'newParagraph', { after: keyFrom('', '0.0') }));
    const type = (text: string): void => template.dispatch(template.state().editor.tr.insertText(text));
    for (const each of '乙｛｛会') type(each);
    expect(openTagIn(template.state().editor)?.typed).to.equal('会');
    template.run((state) => state.tr.delete(state.selection.from - 3, state.selection.from));
    for (const each of '{{会社名}}、丙') type(each);
    expect(template.state().editor.selection.$from.parent.childCount).to.equal(3);
    template.run((state) => splitBlock(state));
    type('以上');
    expect(holder.blocks.map(({ text }) => text)).to.deep.equal(['甲', '乙{{会社名}}、丙', '以上']);
  });

  it('refuses what would remove or move blocks of the uploaded file', () => {
    const { holder, template, texts, locked } = open(p('甲') + p('乙'));
    const before = texts();
    // From the middle of one paragraph to that of the next.
    template.run((state) => state.tr.delete(4, 7));
    template.run((state) => state.tr.delete(0, state.doc.content.size));
    expect(template.run((state) => removeBlock(state, keyFrom('', '0.0')))).to.equal(false);
    expect(template.run((state) => moveBlock(state, keyFrom('', '0.0'), 1))).to.equal(false);
    expect(texts()).to.deep.equal(before);
    expect(locked).to.deep.equal(['locked']);
    expect(holder.blocks).to.deep.equal([]);
  });

  it('keeps what is changed in the texts of the uploaded file as replacements', () => {
    const { holder, template, texts } = open(p('甲：株式会社〇〇') + p('') + p('以上{{日付}}'));
    // 株式会社〇〇 is chosen and a tag put in its place.
    template.run((state) => state.tr.setSelection(TextSelection.create(state.doc, 5, 11)));
    template.run((state) => insertText(state, '{{会社名}}'));
    expect(template.run((state) => insertText(state, '{{住所}}', keyFrom('', '0.1')))).to.equal(true);
    template.run((state) => state.tr.insertText('です', 17));
    template.flush();
    expect(texts().slice(1)).to.deep.equal(['#0.0 甲：{{会社名}}', '#0.1 {{住所}}', '#0.2 以上です{{日付}}']);
    expect(holder.blocks).to.deep.equal([
      {
        type: 'paragraph',
        path: [0, 0],
        text: '甲：株式会社〇〇',
        replacements: [{ at: 2, from: '株式会社〇〇', to: '{{会社名}}' }],
      },
      { type: 'paragraph', path: [0, 1], text: '', replacements: [{ at: 0, from: '', to: '{{住所}}' }] },
      { type: 'paragraph', path: [0, 2], text: '以上{{日付}}', replacements: [{ at: 2, from: '', to: 'です' }] },
    ]);
    expect(template.run((state) => restoreText(state, keyFrom('', '0.0')))).to.equal(true);
    expect(template.run((state) => restoreText(state, keyFrom('', '0.0')))).to.equal(false);
    expect(holder.blocks.map(({ path }) => path.join('.'))).to.deep.equal(['0.1', '0.2']);
    // Enter at the end of a paragraph of the file begins a new one.
    template.run((state) => state.tr.setSelection(TextSelection.create(state.doc, 11)));
    template.run((state) => splitBlock(state));
    expect(texts()[2]).to.equal('#0.100 ');
  });

  it('shows a stored change of the file’s text, and repairs others of its characters', () => {
    const stored: EditorBlock[] = [
      { type: 'paragraph', path: [0, 0], text: '甲〇乙', replacements: [{ at: 1, from: '〇', to: '｛｛名｝｝' }] },
    ];
    const document = { children: [{ type: 'section' as const, path: [0], children: stored }] };
    const { holder, template, texts } = open(p('甲〇乙'), document);
    expect(texts()[1]).to.equal('#0.0 甲｛｛名｝｝乙');
    const edits = [
      { start: 1, end: 3, from: '｛｛', to: '{{' },
      { start: 4, end: 6, from: '｝｝', to: '}}' },
      { start: 5, end: 7, from: '｝乙', to: '' },
      { start: 6, end: 7, from: '丙', to: '丁' },
    ];
    template.run((state) => editTexts(state, new Map([[keyFrom('', '0.0'), edits]])));
    expect(holder.blocks[0]?.replacements).to.deep.equal([{ at: 1, from: '〇', to: '{{名}}' }]);
  });

  it('brings changes of the text into another version of the file, where their characters are found', () => {
    const stored: EditorBlock[] = [
      {
        type: 'paragraph',
        path: [0, 0],
        text: '甲は〇〇に払う。',
        replacements: [
          { at: 2, from: '〇〇', to: '{{会社名}}' },
          { at: 7, from: '。', to: '！' },
        ],
      },
    ];
    const document = { children: [{ type: 'section' as const, path: [0], children: stored }] };
    const { holder, template, texts } = open(p('乙及び甲は〇〇に支払う'), document);
    const key = keyFrom('', '0.0');
    expect(texts()[1]).to.equal('#0.0 甲は{{会社名}}に払う！');
    const now = template.fileTextNow(key) ?? '';
    expect(now).to.equal('乙及び甲は〇〇に支払う');
    template.run((state) => adoptText(state, key, now));
    expect(texts()[1]).to.equal('#0.0 乙及び甲は{{会社名}}に支払う');
    expect(holder.blocks[0]).to.deep.equal({
      type: 'paragraph',
      path: [0, 0],
      text: '乙及び甲は〇〇に支払う',
      replacements: [{ at: 5, from: '〇〇', to: '{{会社名}}' }],
    });
  });

  it('takes over what changes elsewhere, and keeps the chosen block', () => {
    const { holder, template, texts } = open(p('甲') + p('乙'));
    const key = keyFrom('', '0.1');
    template.choose(key);
    const { application } = holder.state();
    const [file] = application.files;
    if (file === undefined) throw new Error('no file');
    const children: EditorBlock[] = [
      { type: 'paragraph', path: [0, 0], text: '甲' },
      { type: 'newParagraph', path: [0, 100], text: '他' },
    ];
    const document = { children: [{ type: 'section' as const, path: [0], children }] };
    holder.set({ ...application, files: [{ ...file, document }] });
    expect(texts()).to.deep.equal(['#0 ', '#0.0 甲', '#0.100 他', '#0.1 乙']);
    expect(template.state().chosen).to.equal(key);
  });
});
