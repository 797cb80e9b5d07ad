import type { Random } from './random.ts';

/** Tags and pieces of tags, right and wrong. */
const pieces = [
  '{{a}}',
  '{{会社名}}',
  '{{b.c}}',
  '{{{a}}}',
  '{{else}}',
  '{{/if}}',
  '{{/each}}',
  '{{/with}}',
  '{{#if a}}',
  '{{#each 一覧}}',
  '{{#each a}}',
  '{{#with b}}',
  '{{#unless a}}',
  '{{else if b}}',
  '{{!-- x --}}',
  '{{! x }}',
  '{{',
  '}}',
  '\\{{',
  '{{}}',
  '{{#}}',
  '{{/}}',
  '{{a b}}',
  '{{number a}}',
  '{{#each 一覧 as |x i|}}',
  '{{x}}',
  '{{i}}',
  '{{@index}}',
  '{{../a}}',
  '{{this}}',
  '{{constructor}}',
  '{{__proto__.x}}',
  '{{increment "x"}}',
  '{{reference "y"}}',
  '{{join 一覧}}',
  '{{pagebreak}}',
  '{{link "https://example.com" "x"}}',
  '{{richtext "<b>x</b>"}}',
  '{{image a}}',
  '{{#each 一覧}}{{this}}{{/each}}',
  '｛｛a｝｝',
  '“',
  ' ',
  '　',
];

/** Blocks whole in themselves: between two places of a text they leave it well-formed. */
const pairs = [
  ['{{#if a}}', '{{/if}}'],
  ['{{#if none}}', '{{/if}}'],
  ['{{#each 一覧}}', '{{/each}}'],
  ['{{#each 空}}', '{{/each}}'],
  ['{{#unless a}}', '{{/unless}}'],
  ['{{#with b}}', '{{/with}}'],
  ['{{#if none}}', '{{else}}{{a}}{{/if}}'],
  ['{{#each 一覧}}', '{{else}}x{{/each}}'],
] as const;

interface Spot {
  readonly start: number;
  readonly end: number;
}

function spots(xml: string, pattern: RegExp): Spot[] {
  return Array.from(xml.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length }));
}

const replace = (xml: string, { start, end }: Spot, text: string): string =>
  xml.slice(0, start) + text + xml.slice(end);
const insert = (xml: string, at: number, text: string): string => xml.slice(0, at) + text + xml.slice(at);

/** Offsets in the characters of `w:t` elements. */
function textOffset(xml: string, texts: readonly Spot[], random: Random): number {
  const { start, end } = random.pick(texts);
  const from = xml.indexOf('>', start) + 1;
  const to = xml.lastIndexOf('<', end - 1);
  let at = from + random.below(to - from + 1);
  // Not within a character reference nor between the halves of a character.
  const reference = xml.lastIndexOf('&', at);
  if (reference >= from && xml.indexOf(';', reference) >= at) at = reference;
  if ((xml.charCodeAt(at) & 0xfc00) === 0xdc00) at--;
  return at;
}

const textPattern = /<w:t(?: [^>]*)?>[^<]*<\/w:t>/g;

/** The part with blocks, values and stray pieces in its text: as valid a document as before. */
export function addTags(xml: string, random: Random): string {
  let changed = xml;
  for (let left = 1 + random.below(4); left > 0; left--) {
    const texts = spots(changed, textPattern);
    if (texts.length === 0) return changed;
    // Mostly near each other, as blocks are: in one paragraph, one row, or a few paragraphs on.
    const first = random.below(texts.length);
    const near = texts.slice(first, first + 1 + random.below(12));
    if (random.chance(0.25)) {
      changed = insert(changed, textOffset(changed, near, random), random.pick(pieces));
      continue;
    }
    const [open, close] = random.pick(pairs);
    const one = textOffset(changed, near, random);
    const two = textOffset(changed, near, random);
    changed = insert(insert(changed, Math.max(one, two), close), Math.min(one, two), open);
  }
  return changed;
}

/** The part with elements taken out, doubled, swapped or renamed, or its characters changed. */
export function breakXml(xml: string, random: Random): string {
  const tags = spots(xml, /<[^>]*>/g);
  if (tags.length < 2) return xml;
  const one = random.pick(tags);
  const two = random.pick(tags);
  const [low, high] = one.start < two.start ? [one, two] : [two, one];
  switch (random.below(10)) {
    case 0:
      return replace(xml, one, '');
    case 1:
      return insert(xml, two.start, xml.slice(one.start, one.end));
    case 2:
      return (
        xml.slice(0, low.start) +
        xml.slice(high.start, high.end) +
        xml.slice(low.end, high.start) +
        xml.slice(low.start, low.end) +
        xml.slice(high.end)
      );
    case 3:
      return replace(
        xml,
        one,
        xml
          .slice(one.start, one.end)
          .replace(/="[^"]*"/, `="${random.pick(['', '-1', '99999999999', 'x', '&amp;', '{{a}}', '0'])}"`),
      );
    case 4:
      return replace(
        xml,
        one,
        xml
          .slice(one.start, one.end)
          .replace(/\w+(?=[ />])/, random.pick(['p', 'r', 't', 'tbl', 'tc', 'sdt', 'x', 'constructor'])),
      );
    case 5:
      return insert(
        xml,
        random.below(xml.length),
        random.pick(['<', '>', '&', '"', '\u0000', '\ud800', ']]>', '<!--', '<![CDATA[', '<?x', '&x;', '{{', '\ufffe']),
      );
    case 6:
      return insert(
        xml,
        one.start,
        random.pick([
          '<!-- {{a}} -->',
          '<![CDATA[{{a}}]]>',
          '<?x {{a}}?>',
          '<w:p/>',
          '<w:tbl/>',
          '<w:r/>',
          '<w:t>{{a}}</w:t>',
        ]),
      );
    default:
      return random.chance(0.5) ? swapElements(xml, random) : doubleElement(xml, random);
  }
}

const wholeElement = /<w:(p|r|tr|tc|tbl|sdt|hyperlink|bookmarkStart)\b(?:[^>]*\/>|(?:(?!<w:\1[ >])[^])*?<\/w:\1>)/g;

/** Elements that hold no other of their kind; only some, for a large part has many. */
function elements(xml: string, random: Random): Spot[] {
  const from = random.below(xml.length);
  return spots(xml.slice(from, from + 20_000), wholeElement).map(({ start, end }) => ({
    start: start + from,
    end: end + from,
  }));
}

function doubleElement(xml: string, random: Random): string {
  const found = elements(xml, random);
  if (found.length === 0) return xml;
  const { start, end } = random.pick(found);
  return insert(xml, end, xml.slice(start, end));
}

function swapElements(xml: string, random: Random): string {
  const found = elements(xml, random);
  if (found.length < 2) return xml;
  const one = random.pick(found);
  return random.chance(0.5)
    ? replace(xml, one, '')
    : insert(xml, random.pick(found).end, xml.slice(one.start, one.end));
}
