import { Plugin, TextSelection } from 'prosemirror-state';
import { templateSchema } from './schema.ts';

const whole = /\{\{[^{}]+\}\}/g;

/** Makes a node of each tag that was typed or pasted as text. */
export const tagMaker = (): Plugin =>
  new Plugin({
    appendTransaction(changes, _before, state) {
      if (!changes.some(({ docChanged }) => docChanged)) return null;
      const found: { readonly from: number; readonly to: number; readonly tag: string }[] = [];
      state.doc.descendants((node, at) => {
        if (!node.isText) return true;
        for (const { 0: tag, index } of (node.text ?? '').matchAll(whole))
          found.push({ from: at + index, to: at + index + tag.length, tag });
        return false;
      });
      if (found.length === 0) return null;
      const change = state.tr;
      const { from: caret } = state.selection;
      for (const { from, to, tag } of found.toReversed()) {
        change.replaceWith(from, to, templateSchema.nodes.field.create({ tag }));
      }
      const ended = found.find(({ to }) => to === caret);
      if (ended) change.setSelection(TextSelection.create(change.doc, change.mapping.map(ended.to)));
      return change;
    },
  });
