import './tag-color.css';

/** The color of a tag: a sample of it before its code. */
export function TagColor({ color }: { readonly color: string | null | undefined }) {
  if (color === null || color === undefined || color === '') return null;
  return (
    <span className="tag-color">
      <i style={{ background: color }} />
      {color}
    </span>
  );
}
