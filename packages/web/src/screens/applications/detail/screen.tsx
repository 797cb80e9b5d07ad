import { ApiError } from '@shorui/server/client';
import {
  checkUsageLimit,
  downloadGuidesOfApplication,
  findApplication,
  listRuns,
  type ApplicationRun,
} from '@shorui/server/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { nameWithTags } from '../../../kits/applications/name-with-tags.ts';
import { useRunColumns } from '../../../kits/applications/run-columns.tsx';
import { LimitReached, useStart } from '../../../kits/applications/use-start.ts';
import { DetailPage, useRecordParams } from '../../../kits/detail/detail-page.tsx';
import { TableSection } from '../../../kits/list/list-section.tsx';
import { pageQuery } from '../../../kits/list/list-query.ts';
import { saveReply } from '../../../kits/save-file.ts';
import { applicationsText } from '../../../messages/applications.ts';
import { downloadsText } from '../../../messages/downloads.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { Bullets, Facts, Notice, Section } from '../../../ui/surfaces.tsx';

/** One application: what it is for, what it costs, how often it may be used, what was made with it. */
export function Screen() {
  const text = useText(applicationsText);
  const params = useRecordParams();
  const { id } = params;
  const query = useQuery(endpointQuery(findApplication, { params }));
  const limit = useQuery(endpointQuery(checkUsageLimit, { params }));
  const start = useStart();
  const isFull = limit.data?.allowed === false || start.error instanceof LimitReached;
  const columns = useRunColumns();
  return (
    <DetailPage
      query={query}
      title={({ name }) => name}
      lead={({ description }) => (description === '' ? undefined : description)}
      actions={({ guide_count: guides }) => (
        <>
          {guides > 0 ? <GuidesButton applicationId={id} /> : null}
          <Button
            kind="main"
            pending={start.isPending ? text.using : isFull ? text.limitReached : undefined}
            onClick={() => start.mutate(id)}
          >
            {text.use}
          </Button>
        </>
      )}
    >
      {(application) => (
        <>
          {start.error instanceof ApiError ? <Notice kind="danger">{start.error.message}</Notice> : null}
          <Section title={text.facts}>
            <Facts
              rows={[
                [text.priceLabel, application.price === 0 ? text.free : text.priceWithTax(application.price)],
                [text.filesLabel, <Bullets key="files" items={application.documents.map(nameWithTags)} />],
                [text.questionsLabel, text.questionCount(application.question_count)],
                [text.category, application.categories.map(({ name }) => name).join('、')],
                [text.tag, application.tags.map(({ name }) => name).join('、')],
                [text.version, text.versionOf(application.number)],
                ...(limit.data?.limit === null || limit.data === undefined
                  ? []
                  : [[text.limitLabel, text.limit(limit.data.used, limit.data.limit)] as const]),
              ]}
            />
          </Section>
          <TableSection<ApplicationRun>
            title={text.runs}
            name={`${listRuns.name} ${id}`}
            load={async (state, signal) =>
              api.call(listRuns, { signal, query: { ...pageQuery(state), application_id: id } })
            }
            {...columns}
            emptyTitle={text.noRuns}
          />
        </>
      )}
    </DetailPage>
  );
}

/** The guides can be read before an application is used. Where answers decide on all of them, the button says so when it is pressed. */
function GuidesButton({ applicationId }: { readonly applicationId: number }) {
  const text = useText(applicationsText);
  const downloads = useText(downloadsText);
  const get = useMutation({
    mutationFn: async () =>
      saveReply(await api.open(downloadGuidesOfApplication, { body: { app_id: applicationId } }), text.guides),
    meta: { handled: true },
  });
  const isMissing = get.error instanceof ApiError && get.error.status === 404;
  return (
    <>
      <Button pending={get.isPending ? downloads.making : undefined} onClick={() => get.mutate()}>
        {text.guides}
      </Button>
      {get.error === null ? null : (
        <p className="ui-error" role="alert">
          {isMissing ? downloads.noGuides : get.error.message}
        </p>
      )}
    </>
  );
}
