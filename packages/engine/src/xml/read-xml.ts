import type { Place } from '../problems/index.ts';
import type { Budget } from '../platform/limits.ts';
import { checkXml } from './check-xml.ts';
import { readPlainXml } from './plain-xml.ts';
import { scanXml } from './scan-xml.ts';
import type { XmlPart } from './xml-element.ts';

/**
 * Reads the text of a part that may be anything into elements.
 * @throws ShoruiError `word.xml-*`, `word.too-slow`
 */
export function readXml(name: string, xml: string, place: Place, limits: Budget): XmlPart {
  const plain = readPlainXml(name, xml, place, limits);
  if (plain) return plain;
  checkXml(xml, place, limits);
  return scanXml(name, xml);
}
