import { SaxesParser } from 'saxes';
import { createProblem, ShoruiError, type Place } from '../../problems/index.ts';

/**
 * Makes sure that a part is well-formed XML with namespaces, so that everything after may trust its shape. A document type
 * declaration is refused: it is never needed, and it is how entity bombs and outside entities come in.
 * @throws ShoruiError `word.xml-broken`, `word.xml-doctype`, `word.xml-depth`
 */
export function checkXml(xml: string, place: Place, maxDepth: number): void {
  const parser = new SaxesParser({ xmlns: true, position: true });
  let depth = 0;
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
    depth++;
    if (depth > maxDepth) throw new ShoruiError([createProblem('word.xml-depth', place, { limit: maxDepth })]);
  });
  parser.on('closetag', () => {
    depth--;
  });
  parser.write(xml).close();
}
