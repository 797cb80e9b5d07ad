import { listForUser, listUserCategories, listUserTags, type OfferedApplication } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { ListBody } from '../../../kits/list/list-body.tsx';
import { pageQuery } from '../../../kits/list/list-query.ts';
import type { ListState } from '../../../kits/list/list-state.ts';
import { Toolbar } from '../../../kits/list/toolbar.tsx';
import { shapeOf, useAddressState, useList } from '../../../kits/list/use-list.ts';
import { useScreenTitle } from '../../../kits/titles.ts';
import { applicationsText } from '../../../messages/applications.ts';
import { commonText } from '../../../messages/common.ts';
import { useText } from '../../../messages/locale.ts';
import { Entries, Entry } from '../../../ui/entries.tsx';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Badge, Phrases, Skeleton } from '../../../ui/surfaces.tsx';
import '../../../kits/list/list.css';

const optionsOf = (rows: readonly { readonly id: number; readonly name: string }[]) =>
  rows.map(({ id, name }) => ({ value: String(id), text: name }));

const load = async ({ filters, ...state }: ListState, signal: AbortSignal) =>
  api.call(listForUser, {
    signal,
    query: {
      ...pageQuery(state),
      ...(filters['tag'] !== undefined && { tag_id: Number(filters['tag']) }),
      ...(filters['category'] !== undefined && { category_id: Number(filters['category']) }),
    },
  });

/** The applications that the company may use: search, tags, categories, one entry each. */
export function Screen() {
  const text = useText(applicationsText);
  const common = useText(commonText);
  const title = useScreenTitle() ?? '';
  const tags = useQuery(endpointQuery(listUserTags)).data;
  const categories = useQuery(endpointQuery(listUserCategories)).data;
  const shape = shapeOf({
    filters: [
      // Until the names are there, any number in the address counts.
      {
        name: 'category',
        label: text.category,
        ...(categories === undefined ? { type: 'number' } : { options: optionsOf(categories) }),
      },
      { name: 'tag', label: text.tag, ...(tags === undefined ? { type: 'number' } : { options: optionsOf(tags) }) },
    ],
  });
  const list = useList<OfferedApplication>(
    { name: listForUser.name, load, filters: shape.filters },
    useAddressState(shape),
  );
  return (
    <>
      <PageHead
        title={title}
        lead={text.lead}
        actions={<ButtonLink to="/applications/list">{text.listLink}</ButtonLink>}
      />
      <div className="ui-list">
        <Toolbar
          state={list.state}
          change={list.move}
          name={listForUser.name}
          shape={shape}
          searchLabel={text.search}
        />
        <ListBody
          list={list}
          emptyTitle={text.empty}
          emptyWhy={text.emptyWhy}
          waiting={<Skeleton rows={6} label={common.loading} />}
        >
          {({ items }) => (
            <Entries label={title}>
              {items.map((application) => (
                <Offer key={application.id} application={application} />
              ))}
            </Entries>
          )}
        </ListBody>
      </div>
    </>
  );
}

function Offer({ application }: { readonly application: OfferedApplication }) {
  const text = useText(applicationsText);
  const { id, name, description, price, question_count: questions, file_count: files, tags } = application;
  return (
    <Entry
      title={
        <Link to="/applications/detail/:id?" params={{ id }}>
          {name}
        </Link>
      }
      foot={
        <Phrases items={[price === 0 ? text.free : text.price(price), text.questions(questions), text.files(files)]} />
      }
    >
      <p>{description}</p>
      {tags.length === 0 ? null : (
        <div className="ui-entry-tags">
          {tags.map((tag) => (
            <Badge key={tag.id}>{tag.name}</Badge>
          ))}
        </div>
      )}
    </Entry>
  );
}
