import { readSeller } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { legalFrameText } from '../../../messages/legal/frame.ts';
import { tradeText } from '../../../messages/legal/trade.ts';
import { useText } from '../../../messages/locale.ts';
import { Prose } from '../../../ui/prose.tsx';
import { Notice } from '../../../ui/surfaces.tsx';

/** What the law on commercial transactions wants shown about paid documents, with what the staff entered in the payment settings. */
export function Screen() {
  const text = useText(tradeText);
  const frame = useText(legalFrameText);
  const query = useQuery(endpointQuery(readSeller));
  return (
    <Loaded query={query} rows={12}>
      {(seller) => (
        <Prose
          title={text.title}
          lead={text.lead}
          notice={seller.name === null ? <Notice kind="warning">{text.notReady}</Notice> : null}
          contentsLabel={frame.contents}
          sections={text.sections(seller).map(([heading, ...paragraphs]) => ({ heading, paragraphs }))}
        />
      )}
    </Loaded>
  );
}
