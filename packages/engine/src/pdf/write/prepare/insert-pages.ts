import { PdfDict, PdfName, PdfRef } from '../../read/objects/pdf-value.ts';
import { arrayOf, dictOf } from '../../read/pdf-objects.ts';
import type { PdfUpdate } from '../pdf-update.ts';
import type { AddedPage } from './page-addition.ts';
import type { PageState } from './page-state.ts';

export interface PageInsertions {
  /** Pages put behind each page of the file, by its number. */
  readonly behind: ReadonlyMap<number, readonly AddedPage[]>;
  /** Pages of the file that leave the tree, by number. */
  readonly removed: ReadonlySet<number>;
  readonly stateOf: (page: number | AddedPage) => PageState;
  /** Whether anything was added to a page of the file. */
  readonly touched: (index: number) => boolean;
}

/** Puts the new pages next to theirs in the tree, takes removed ones out, and counts them in every node above. */
function extendTree(update: PdfUpdate, { behind, removed, stateOf }: PageInsertions): void {
  const { pages, nodes } = update.file.pageTree();
  const more = new Map<number, number>();
  const behindRef = new Map<number, readonly AddedPage[]>();
  const parents = new Map<number, PdfRef>();
  for (const [index, added] of behind) {
    const above = nodes[index] ?? [];
    const parent = above.at(-1);
    const page = pages[index];
    if (!parent || !page) continue;
    behindRef.set(page.ref.number, added);
    parents.set(parent.number, parent);
    for (const node of above) more.set(node.number, (more.get(node.number) ?? 0) + added.length);
    for (const one of added) stateOf(one).setDefault('Parent', parent);
  }
  const gone = new Set<number>();
  for (const index of removed) {
    const above = nodes[index] ?? [];
    const parent = above.at(-1);
    const page = pages[index];
    if (!parent || !page) continue;
    gone.add(page.ref.number);
    parents.set(parent.number, parent);
    for (const node of above) more.set(node.number, (more.get(node.number) ?? 0) - 1);
  }
  // Counts as they are, not as the file specifies.
  const counts = new Map<number, number>();
  const refs = new Map<number, PdfRef>();
  for (const above of nodes) {
    for (const node of above) {
      counts.set(node.number, (counts.get(node.number) ?? 0) + 1);
      refs.set(node.number, node);
    }
  }
  for (const [number, count] of more) {
    const ref = refs.get(number);
    const dict = dictOf(update, ref);
    if (!ref || !dict) continue;
    const kids = parents.has(number)
      ? (arrayOf(update, dict.get('Kids')) ?? []).flatMap((kid) => [
          ...(kid instanceof PdfRef && gone.has(kid.number) ? [] : [kid]),
          ...(kid instanceof PdfRef ? (behindRef.get(kid.number) ?? []) : []).map((added) => added.ref),
        ])
      : dict.get('Kids');
    update.set(ref, dict.with({ Kids: kids, Count: (counts.get(number) ?? 0) + count }));
  }
}

/** Writes a tree of one node, with every page below it containing what it inherited. */
function flattenTree(update: PdfUpdate, { behind, removed, stateOf, touched }: PageInsertions): void {
  const { file } = update;
  const { pages, root: oldRoot } = file.pageTree();
  // The root may itself be a page, where a file has only one.
  const isPage = pages.some(({ ref }) => ref.number === oldRoot?.number);
  const root = oldRoot && !isPage ? oldRoot : update.allocate();
  const kids: PdfRef[] = [];
  for (const page of pages) {
    const own = { Type: PdfName.of('Page'), Parent: root, ...Object.fromEntries(page.inherited) };
    if (touched(page.index)) {
      const state = stateOf(page.index);
      for (const [key, value] of Object.entries(own)) if (key !== 'Resources') state.setDefault(key, value);
    } else update.set(page.ref, page.dict.with(own));
    if (!removed.has(page.index)) kids.push(page.ref);
    for (const added of behind.get(page.index) ?? []) {
      const state = stateOf(added);
      state.setDefault('Parent', root);
      if (added.of !== undefined) {
        for (const [key, value] of page.inherited) if (key !== 'Resources') state.setDefault(key, value);
      }
      kids.push(added.ref);
    }
  }
  update.set(root, PdfDict.of({ Type: PdfName.of('Pages'), Kids: kids, Count: kids.length }));
  if (root !== oldRoot) update.set(file.catalogRef, file.catalog.with({ Pages: root }));
}

/** Does a node of the tree lose all its pages? */
function emptiesNode(update: PdfUpdate, removed: ReadonlySet<number>): boolean {
  if (removed.size === 0) return false;
  const left = new Map<number, number>();
  for (const [index, above] of update.file.pageTree().nodes.entries()) {
    for (const { number } of above) left.set(number, (left.get(number) ?? 0) + (removed.has(index) ? 0 : 1));
  }
  return [...left.values()].includes(0);
}

/** Brings the page tree up to date with new and removed pages, and with changed pages that were no objects of their own. */
export function insertPages(update: PdfUpdate, insertions: PageInsertions): void {
  const { regular, pages, nodes } = update.file.pageTree();
  const { size } = update.file.layout;
  const changesTree = insertions.behind.size + insertions.removed.size > 0;
  if (regular && !emptiesNode(update, insertions.removed)) {
    if (changesTree) extendTree(update, insertions);
    return;
  }
  const changed = pages.some(
    ({ index, ref }) => insertions.touched(index) && (ref.number >= size || nodes[index]?.length === 0),
  );
  if (changed || changesTree) flattenTree(update, insertions);
}
