import type { ReactNode } from 'react';
import './prose.css';

export interface ProseProps {
  readonly title: string;
  readonly lead: string;
  readonly notice?: ReactNode;
  readonly contentsLabel: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

/** A text to read in numbered sections, with links to them at its head. */
export function Prose({ title, lead, notice, contentsLabel, sections }: ProseProps) {
  return (
    <article className="ui-prose">
      <h1>{title}</h1>
      {notice}
      <p>{lead}</p>
      <nav aria-label={contentsLabel}>
        <ol>
          {sections.map(({ heading }, at) => (
            <li key={heading}>
              <a href={`#section-${at + 1}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ heading, paragraphs }, at) => (
        <section key={heading} aria-labelledby={`section-${at + 1}`}>
          <h2 id={`section-${at + 1}`}>
            {at + 1}. {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
