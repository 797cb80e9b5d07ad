import { WordContent, type ContentTarget } from './word-content.ts';

const encoder = new TextEncoder();

/** The rest of the paragraph, and what follows, begins on a new page. */
export class PageBreak extends WordContent {
  override readonly text = null;

  override write({ out, frame }: ContentTarget): void {
    const { own, declare } = frame.words;
    out.write(encoder.encode(`${frame.closeText}<${own}br${declare} ${own}type="page"/>${frame.openText}`));
  }
}
