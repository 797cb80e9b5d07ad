import { SaxesParser } from 'saxes';
import { createProblem, ShoruiError, type Place } from '../problems/index.ts';
import type { Budget } from '../platform/limits.ts';

/** Elements between two looks at the clock. */
export const elementsPerLook = 4096;

/** A part is larger than a limit allows. */
export function refuseXml(
  id: 'word.xml-depth' | 'word.xml-elements' | 'word.xml-attributes',
  place: Place,
  limit: number,
): never {
  throw new ShoruiError([createProblem(id, place, { limit })]);
}

/**
 * Makes sure that a part is well-formed XML with namespaces, so that everything after may trust its shape. A document type
 * declaration is refused: it is never needed, and it is how entity bombs and outside entities come in.
 * @throws ShoruiError `word.xml-broken`, `word.xml-doctype`, `word.xml-depth`, `word.xml-elements`, `word.xml-attributes`,
 * `word.too-slow`
 */
export function checkXml(xml: string, place: Place, limits: Budget): void {
  const parser = new SaxesParser({ xmlns: true, position: true });
  let depth = 0;
  let elements = 0;
  let attributes = 0;
  parser.on('error', (error) => {
    const { line, column } = parser;
    const reason = error.message.replace(/^.*?\d+:\d+: /, '');
    throw new ShoruiError([createProblem('word.xml-broken', { ...place, line, column: column + 1 }, { reason })], {
      cause: error,
    });
  });
  parser.on('doctype', () => {
    throw new ShoruiError([createProblem('word.xml-doctype', place)]);
  });
  parser.on('opentagstart', () => {
    attributes = 0;
    if (++depth > limits.xmlDepth) refuseXml('word.xml-depth', place, limits.xmlDepth);
    if (++elements > limits.xmlElements) refuseXml('word.xml-elements', place, limits.xmlElements);
    if (elements % elementsPerLook === 0) limits.checkTime?.(place);
  });
  parser.on('attribute', () => {
    if (++attributes > limits.xmlAttributes) refuseXml('word.xml-attributes', place, limits.xmlAttributes);
  });
  parser.on('closetag', () => {
    depth--;
  });
  parser.write(xml).close();
}
