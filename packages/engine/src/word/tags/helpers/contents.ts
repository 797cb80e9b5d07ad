import { parseNumber } from '../../../japanese/index.ts';
import type { TemplateValue } from '../../../values/index.ts';
import { ImageContent } from '../../content/image-content.ts';
import { readLinkTarget } from '../../content/link-target.ts';
import { imageFits, type ImageFit } from '../../content/place-image.ts';
import { readMarkup } from '../../content/read-markup.ts';
import { readRunList } from '../../content/read-run-list.ts';
import { RichText } from '../../content/rich-text.ts';
import { type ContentTarget, WordContent } from '../../content/word-content.ts';
import { emuPerMm } from '../../images/embedded-image.ts';
import { HelperError } from '../../data/helper-error.ts';
import { defineHelper, type Helper, type HelperContext, type HelperOptions } from '../helper.ts';
import { isData } from '../../data/scope.ts';
import { toPlain, toText } from '../../data/to-text.ts';

/** Longest side that can be requested, in mm: Word's own limit is 22 inches (558.8 mm). */
const longestSide = 1_000;

/** A length in mm (`20`, `20mm`, `２０`) or cm as EMU; null for nothing. */
function readLength(value: TemplateValue): number | null {
  const text = toPlain(value).trim();
  if (text === '') return null;
  // No length is that long; the pattern tries every blank of a text once more.
  const match = text.length > 40 ? null : /^(.*?)\s*(mm|cm|ｍｍ|ｃｍ|㎜|㎝)?$/iu.exec(text);
  const parsed = parseNumber(match?.[1] ?? '');
  const mm = parsed.ok ? Number(parsed.value) * (/[cｃ㎝]/iu.test(match?.[2] ?? '') ? 10 : 1) : 0;
  if (!(mm > 0 && mm <= longestSide)) throw new HelperError('word.image-length', { value: text.slice(0, 40) });
  return mm * emuPerMm;
}

function readFit(value: TemplateValue): ImageFit {
  const text = toPlain(value) || 'contain';
  const fit = imageFits.find((each) => each === text);
  if (!fit) throw new HelperError('word.helper-choice', { value: text.slice(0, 40), known: imageFits.join(', ') });
  return fit;
}

function image(value: TemplateValue, options: HelperOptions, { run }: HelperContext): ImageContent | null {
  const found = run.images.find(value);
  if (!found) return null;
  const own = isData(value) ? value : {};
  const setting = (name: 'width' | 'height' | 'alt'): TemplateValue =>
    options[name] ?? (Object.hasOwn(own, name) ? own[name] : null);
  return new ImageContent(found, {
    width: readLength(setting('width')),
    height: readLength(setting('height')),
    fit: readFit(options.fit),
    alt: toText(setting('alt')),
  });
}

function link(address: TemplateValue, text: TemplateValue): RichText | null {
  const target = toPlain(address).trim();
  if (target === '') return null;
  const shown = toText(text) || target.replace(/^(?:mailto:|tel:|#)/i, '');
  return new RichText([{ text: shown, style: {}, link: readLinkTarget(target) }]);
}

function richText(value: TemplateValue, { run, place }: HelperContext): RichText | null {
  if (value === null || value === undefined || value === '') return null;
  const ignored = (name: string): void => run.report('word.richtext-ignored', place, { name });
  const check = (length: number): void => {
    const limit = run.limits.richTextCharacters;
    if (length > limit) throw new HelperError('word.richtext-too-long', { limit });
  };
  if (!Array.isArray(value)) {
    const markup = toText(value);
    check(markup.length);
    return new RichText(readMarkup(markup, ignored));
  }
  check(value.length);
  const content = new RichText(readRunList(value as readonly TemplateValue[], ignored));
  check(content.text.length);
  return content;
}

const encoder = new TextEncoder();

/** The rest of the paragraph, and what follows, begins on a new page. */
class PageBreak extends WordContent {
  override readonly text = null;

  override write({ out, frame }: ContentTarget): void {
    const { own, declare } = frame.words;
    out.write(encoder.encode(`${frame.closeText}<${own}br${declare} ${own}type="page"/>${frame.openText}`));
  }
}

const pageBreak = new PageBreak();

/** Values that are more than text: pictures, links, formatted text, page breaks. */
export const contentHelpers: readonly Helper[] = [
  defineHelper('image', 1, ([value], options, context) => image(value, options, context), {
    options: ['width', 'height', 'fit', 'alt'],
  }),
  defineHelper('link', [1, 2], ([address, text]) => link(address, text)),
  defineHelper('richtext', 1, ([value], _options, context) => richText(value, context)),
  defineHelper('pagebreak', 0, () => pageBreak),
];

export const contentHelperNames: ReadonlySet<string> = new Set(contentHelpers.map(({ name }) => name));
