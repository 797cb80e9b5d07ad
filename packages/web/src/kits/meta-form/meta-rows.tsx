import type { MetaField } from '@shorui/server/contract';
import { documentsText } from '../../messages/documents.ts';
import { useText } from '../../messages/locale.ts';
import { sectionsOf } from './meta-groups.ts';
import { MetaRow } from './meta-row.tsx';
import './meta-form.css';

/** The fields of a type of documents: by groups, each field as wide as its layout says (columns of four). */
export function MetaRows({ metas }: { readonly metas: readonly MetaField[] }) {
  const text = useText(documentsText);
  return (
    <div className="ui-metas">
      {sectionsOf(metas).map(({ id, names, metas: own }) => (
        <section key={id} aria-label={names.join(text.above)}>
          <h3>{names.join(text.above)}</h3>
          <div>
            {own.map((meta) => (
              <div key={meta.id} data-layout={meta.layout}>
                <MetaRow meta={meta} />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
