import type { EditorView } from 'prosemirror-view';

/**
 * Has the view read the selection of the page. Browsers report a new selection some milliseconds after the key or the click; a view that is
 * updated before that would set its older selection again. ProseMirror reads the selection when it hears this event.
 */
export function readSelection(view: EditorView): void {
  view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
}
