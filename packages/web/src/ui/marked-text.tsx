import './marked-text.css';

interface MarkedTextProps {
  /** One after the other they are the text; `hit` parts are marked. */
  readonly parts: readonly { readonly text: string; readonly hit: boolean }[];
}

/** A text in which what a search found is marked. */
export function MarkedText({ parts }: MarkedTextProps) {
  return (
    <span className="ui-marked">
      {parts.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>))}
    </span>
  );
}
