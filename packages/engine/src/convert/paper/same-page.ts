import type { FormPage } from '../../pdf/form/index.ts';
import type { Page } from '../model/mark.ts';

/** Compares what pages are made of: objects, lists, bytes and plain values. Equal paragraphs nearly always share their lines. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    return one.every((each, index) => isEqual(each, other[index]));
  }
  if (one instanceof Uint8Array) {
    return (
      other instanceof Uint8Array && one.length === other.length && one.every((each, index) => each === other[index])
    );
  }
  // Fonts and their chains are the same object, or others.
  if (Object.getPrototypeOf(one) !== Object.prototype) return false;
  const keys = Object.keys(one);
  if (Object.getPrototypeOf(other) !== Object.prototype || keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => isEqual(one[key as keyof typeof one], other[key as keyof typeof other]));
}

/** Whether two pages of papers in the same fonts look the same, so that one need not be drawn again. */
export function isSamePage(one: Page | FormPage, other: Page | FormPage): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  if ('marks' in one || 'marks' in other) return 'marks' in one && 'marks' in other && isEqual(one.marks, other.marks);
  return one.base === other.base && isEqual(one.calls, other.calls);
}
