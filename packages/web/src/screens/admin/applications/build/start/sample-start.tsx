import { listSamples, startFromSample } from '@shorui/server/contract';
import { ApiError } from '@shorui/server/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../../../api/client.ts';
import { endpointQuery } from '../../../../../api/endpoint-query.ts';
import { builderFilesText } from '../../../../../messages/builder-files.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Notice, Section } from '../../../../../ui/surfaces.tsx';

/** The applications that come with the product; one press makes a private copy and opens it. */
export function SampleStart({ onMade }: { readonly onMade: (id: number) => Promise<void> }) {
  const text = useText(builderFilesText);
  const { data = [] } = useQuery(endpointQuery(listSamples));
  const start = useMutation({
    meta: { handled: true },
    mutationFn: (sample: string) => api.call(startFromSample, { body: { sample } }),
    onSuccess: ({ id }) => onMade(id),
  });
  if (data.length === 0) return null;
  return (
    <Section title={text.fromSample}>
      <p className="ui-help">{text.fromSampleBody}</p>
      {start.error instanceof ApiError ? (
        <Notice kind="danger">
          <p>{start.error.message}</p>
        </Notice>
      ) : null}
      <ul className="builder-samples">
        {data.map(({ sample, name, description, question_count: questions, file_count: files }) => (
          <li key={sample}>
            <div>
              <b>{name}</b>
              <p className="ui-help">{description}</p>
              <small>{text.sampleSize(questions, files)}</small>
            </div>
            <Button
              size="small"
              aria-label={text.beginFrom(name)}
              pending={
                start.isPending ? (start.variables === sample ? text.beginPending : text.beginSample) : undefined
              }
              onClick={() => start.mutate(sample)}
            >
              {text.beginSample}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
