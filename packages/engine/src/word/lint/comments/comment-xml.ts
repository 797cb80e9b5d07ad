import { describePlace, type Locale, type Place } from '../../../problems/index.ts';
import { problemText } from '../../../problems/texts.ts';
import { placeWords } from '../../../problems/catalogue/place-words.ts';
import type { PartNamespaces } from '../../read/part-namespaces.ts';
import { escapeXml } from '../../../xml/entities.ts';
import type { Finding } from '../finding.ts';

/** Who lint's comments are from. */
export const commentAuthor = 'Shorui';

/** The text of a comment: what is wrong, what to do, a second place, and the id of the finding. */
function commentLines(finding: Finding, locale: Locale, namedPlace: Place | null): string[] {
  const { what, fix } = problemText(finding, locale);
  const where = namedPlace ? describePlace(namedPlace, locale) : '';
  const related = finding.related ? placeWords[locale].related(describePlace(finding.related, locale)) : '';
  return [where, what, fix, related, `[${finding.id}]`].filter((line) => line !== '');
}

/**
 * A comment of a part of comments (ECMA-376 part 1, 17.13.4.2). It carries no date, so that the same findings give the same
 * bytes. `namedPlace` is put into words when the comment cannot be at the place itself.
 */
export function commentXml(
  { own, declare }: PartNamespaces,
  id: number,
  finding: Finding,
  locale: Locale,
  namedPlace: Place | null,
): string {
  const paragraphs = commentLines(finding, locale, namedPlace).map((line, index) => {
    const mark = index === 0 ? `<${own}r><${own}annotationRef/></${own}r>` : '';
    const properties = `<${own}rPr><${own}rFonts ${own}hint="eastAsia"/></${own}rPr>`;
    const text = `<${own}t xml:space="preserve">${escapeXml(line)}</${own}t>`;
    return `<${own}p>${mark}<${own}r>${properties}${text}</${own}r></${own}p>`;
  });
  const attributes = `${own}id="${id}" ${own}author="${commentAuthor}" ${own}initials="S"`;
  return `<${own}comment${declare} ${attributes}>${paragraphs.join('')}</${own}comment>`;
}
