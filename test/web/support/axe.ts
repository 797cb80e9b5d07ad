import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA, by the tags of axe. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** What axe finds against WCAG 2.2 A and AA on the page as it is, one line for each element. */
export async function findBarriers(page: Page): Promise<string[]> {
  // Evaluated from outside: the content security policy refuses a script element.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  // Colors that are still changing would be judged half-way.
  await page.evaluate(() => {
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });
  return page.evaluate(async (values) => {
    const { axe } = globalThis as unknown as { axe: { run(on: Document, options: object): Promise<AxeResult> } };
    const { violations } = await axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    // Lines only: the whole result lists each rule, and sending it takes as long as finding it.
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ html, failureSummary = '' }) => `${id}: ${help}: ${html.slice(0, 200)} ${failureSummary.slice(0, 300)}`,
      ),
    );
  }, tags);
}
