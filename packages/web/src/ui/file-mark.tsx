import './file-mark.css';

export type FileMarkKind = 'word' | 'excel' | 'pdf' | 'image' | 'text' | 'other';

const letters: Readonly<Record<FileMarkKind, string>> = {
  word: 'DOC',
  excel: 'XLS',
  pdf: 'PDF',
  image: 'IMG',
  text: 'TXT',
  other: '···',
};

/** A sheet with the kind of a file in letters. Screen readers skip it, because the name of the file follows. */
export function FileMark({ kind }: { readonly kind: FileMarkKind }) {
  return (
    <span className="ui-file-mark" data-kind={kind} aria-hidden="true">
      {letters[kind]}
    </span>
  );
}
