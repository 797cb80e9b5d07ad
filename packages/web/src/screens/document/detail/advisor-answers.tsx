import { readAdvisors, type AdvisorState } from '@shorui/server/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { followLink } from '../../../kits/sharing/link-file.ts';
import { advisorText } from '../../../messages/advisor.ts';
import { approvalsText } from '../../../messages/approvals.ts';
import { useText } from '../../../messages/locale.ts';
import { bytesInWords } from '../../../messages/today.ts';
import { Button } from '../../../ui/button.tsx';
import { Preserved, RuledList, RuledRow } from '../../../ui/ruled-list.tsx';
import { Badge, Phrases } from '../../../ui/surfaces.tsx';

/** Status of a point that the advisor has not decided about, and of one that failed. */
const [undecided, failed] = [0, 3];

type Point = AdvisorState['details'][number];

/** What outside advisors sent: the files with their corrections, and the points about which they decided. */
export function AdvisorAnswers({ documentId: id }: { readonly documentId: number }) {
  const text = useText(approvalsText);
  const { data } = useQuery(endpointQuery(readAdvisors, { params: { id } }));
  const rows = (data?.advisors ?? []).flatMap((advisor) => [
    ...(advisor.file === null ? [] : [<FileRow key={advisor.id} documentId={id} advisor={advisor} />]),
    ...advisor.details
      .filter(({ status }) => status !== undecided)
      .map((point) => <PointRow key={`${advisor.id} ${point.number}`} point={point} />),
  ]);
  return rows.length === 0 ? null : (
    <div>
      <p className="ui-help">{text.answers}</p>
      <RuledList label={text.answers}>{rows}</RuledList>
    </div>
  );
}

function FileRow({ documentId: id, advisor }: { readonly documentId: number; readonly advisor: AdvisorState }) {
  const text = useText(advisorText);
  const { file } = advisor;
  // Links work for some minutes, and a page may be open for longer.
  const save = useMutation({
    mutationFn: async () => {
      const { advisors } = await api.call(readAdvisors, { params: { id } });
      const link = advisors.find((each) => each.id === advisor.id)?.file?.link;
      if (link !== undefined) followLink(link);
    },
  });
  if (file === null) return null;
  return (
    <RuledRow
      name={file.name}
      meta={<Phrases items={[advisor.name ?? advisor.email, bytesInWords(file.size)]} />}
      end={
        <Button
          size="small"
          aria-label={text.downloadFile(file.name)}
          pending={save.isPending ? text.download : undefined}
          onClick={() => save.mutate()}
        >
          <Download className="ui-icon" aria-hidden="true" />
          {text.download}
        </Button>
      }
    />
  );
}

function PointRow({ point: { content, status, comment } }: { readonly point: Point }) {
  const text = useText(advisorText);
  return (
    <RuledRow
      name={content}
      meta={comment === null || comment === '' ? undefined : <Preserved>{comment}</Preserved>}
      end={
        <Badge kind={status === failed ? 'warning' : 'success'}>{status === failed ? text.fail : text.approve}</Badge>
      }
    />
  );
}
