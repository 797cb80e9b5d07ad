import { deleteTemplateFill, listTemplateFills, type TemplateFill } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { AskButton } from '../../../kits/detail/ask-button.tsx';
import { Loaded } from '../../../kits/loaded.tsx';
import { createText } from '../../../messages/create.ts';
import { dayOf } from '../../../messages/dates.ts';
import { useText } from '../../../messages/locale.ts';
import { FileMark } from '../../../ui/file-mark.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { RuledList, RuledRow, RuledSection } from '../../../ui/ruled-list.tsx';
import { Badge } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';

/** What the person began to fill in, the last changed first. */
export function BegunSection() {
  const text = useText(createText);
  const query = useQuery(endpointQuery(listTemplateFills, { query: { per_page: 10 } }));
  return (
    <RuledSection title={text.begun}>
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="ui-help">{text.begunEmpty}</p>
          ) : (
            <RuledList label={text.begun}>
              {items.map((fill) => (
                <FillRow key={fill.id} fill={fill} />
              ))}
            </RuledList>
          )
        }
      </Loaded>
    </RuledSection>
  );
}

function FillRow({ fill }: { readonly fill: TemplateFill }) {
  const text = useText(createText);
  const toast = useToast();
  const refresh = useRefresh();
  const { id, name, template, document, updated_at } = fill;
  return (
    <RuledRow
      lead={<FileMark kind={template?.kind ?? 'other'} />}
      name={name}
      meta={`${template?.name ?? text.templateGone}　${dayOf(updated_at)}`}
      end={
        <>
          {document === null ? null : <Badge kind="success">{text.made}</Badge>}
          {template === null ? null : (
            <ButtonLink size="small" to="/create/form" search={{ id }} label={text.goOnOf(name)}>
              {text.goOn}
            </ButtonLink>
          )}
          <AskButton
            size="small"
            kind="danger"
            action={text.remove}
            label={text.removeOf(name)}
            pending={text.removing}
            title={text.removeTitle(name)}
            onAgree={async () => {
              await api.call(deleteTemplateFill, { params: { id } });
              toast(text.removed(name));
              await refresh('templateFills');
            }}
          >
            <p>{text.removeWhy}</p>
          </AskButton>
        </>
      }
    />
  );
}
