import { commonText } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';

/** A table in the shape of the one that is loading. It appears after a moment, so that quick replies do not flicker. */
export function WaitingRows({ heads, rows }: { readonly heads: readonly string[]; readonly rows: number }) {
  const text = useText(commonText);
  return (
    <div role="status" aria-busy="true" aria-label={text.loading}>
      <table className="ui-grid ui-grid-waiting" aria-hidden="true">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {heads.map((head) => (
                <td key={head}>
                  <i />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
