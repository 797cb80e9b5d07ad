import './avatar.css';

/** Colors of avatars; each has at least 4.5:1 under white text. */
const colors = ['#4f6b8a', '#7a6a4f', '#82565f', '#5a5f96', '#4f7a63', '#6b6b6b'];

/** A person as a round mark with the family name. The full name is always beside it or in its label. */
export function Avatar({ name }: { readonly name: string }) {
  const family = name.trim().split(/[\s　]/)[0] ?? '';
  const color = colors[[...name].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % colors.length];
  return (
    <span className="ui-avatar" aria-hidden="true" style={{ background: color }}>
      {[...family].slice(0, 2).join('')}
    </span>
  );
}
