import { escapeXml } from '../../xml/entities.ts';
import type { LinkTarget } from './link-target.ts';
import type { RunFrame } from './run-frame.ts';
import { styleProperties, type RichStyle } from './rich-style.ts';
import { mergeRunProperties, runPropertiesXml, type RunProperty } from './run-properties.ts';
import { WordContent, type ContentTarget } from './word-content.ts';

/** A stretch of text with one formatting. Line breaks and tabs are in the text. */
export interface RichRun {
  readonly text: string;
  readonly style: RichStyle;
  /** Reading above the text. */
  readonly ruby?: string;
  readonly link?: LinkTarget;
}

const encoder = new TextEncoder();

function textXml(text: string, { own }: RunFrame['words']): string {
  const reopen = `<${own}t xml:space="preserve">`;
  const close = `</${own}t>`;
  const broken = escapeXml(text)
    .replace(/\r\n?|\n/g, `${close}<${own}br/>${reopen}`)
    .replaceAll('\t', `${close}<${own}tab/>${reopen}`);
  return `${reopen}${broken}${close}`.replaceAll(`${reopen}${close}`, '');
}

/** The reading over a text: half its size, as high above it as Word sets it itself (ECMA-376 part 1, 17.3.3.24-27). */
function rubyXml(run: RichRun, properties: readonly RunProperty[], size: number, frame: RunFrame): string {
  const { own } = frame.words;
  const half = Math.max(2, Math.floor(size / 2));
  const reading = mergeRunProperties(properties, [
    { name: 'w:sz', xml: `<${own}sz ${own}val="${half}"/>` },
    { name: 'w:szCs', xml: `<${own}szCs ${own}val="${half}"/>` },
  ]);
  const base = `<${own}r>${runPropertiesXml(properties, own)}${textXml(run.text, frame.words)}</${own}r>`;
  return (
    `<${own}ruby><${own}rubyPr><${own}rubyAlign ${own}val="distributeSpace"/><${own}hps ${own}val="${half}"/>` +
    `<${own}hpsRaise ${own}val="${Math.round(size * 0.88)}"/><${own}hpsBaseText ${own}val="${size}"/><${own}lid ${own}val="ja-JP"/></${own}rubyPr>` +
    `<${own}rt><${own}r>${runPropertiesXml(reading, own)}${textXml(run.ruby ?? '', frame.words)}</${own}r></${own}rt>` +
    `<${own}rubyBase>${base}</${own}rubyBase></${own}ruby>`
  );
}

/** Formatted text, put together of runs. */
export class RichText extends WordContent {
  readonly runs: readonly RichRun[];

  constructor(runs: readonly RichRun[]) {
    super();
    this.runs = runs;
  }

  override get text(): string {
    return this.runs.map(({ text }) => text).join('');
  }

  override write(target: ContentTarget): void {
    const { out, frame } = target;
    let xml = frame.closeRun;
    let open: LinkTarget | undefined;
    for (const run of this.runs) {
      const link = frame.noLinks ? undefined : run.link;
      if (run.link && frame.noLinks) target.report('word.link-place');
      if (link !== open && open) xml += `</${frame.words.own}hyperlink>`;
      if (link !== open && link) xml += openLink(link, target);
      open = link;
      xml += this.#runXml(run, link !== undefined, target);
    }
    if (open) xml += `</${frame.words.own}hyperlink>`;
    out.write(encoder.encode(xml + frame.openRun));
  }

  #runXml(run: RichRun, linked: boolean, { frame }: ContentTarget): string {
    const { words } = frame;
    const added = styleProperties(run.style, linked ? { style: frame.linkStyle } : null, words);
    const properties = mergeRunProperties(frame.properties, added);
    const { own, declare } = words;
    const size = Math.round((run.style.size ?? frame.fontSize / 2) * 2);
    const inner = run.ruby === undefined ? textXml(run.text, words) : rubyXml(run, properties, size, frame);
    return `<${own}r${declare}>${runPropertiesXml(properties, own)}${inner}</${own}r>`;
  }
}

function openLink(link: LinkTarget, { parts, frame }: ContentTarget): string {
  const { own, declare, namespaces } = frame.words;
  if (link.kind === 'bookmark') {
    return `<${own}hyperlink${declare} ${own}anchor="${escapeXml(link.name)}" ${own}history="1">`;
  }
  const id = parts.relateLink(frame.words, link.address);
  return `<${own}hyperlink${declare} xmlns:r="${namespaces.r}" r:id="${id}" ${own}history="1">`;
}
