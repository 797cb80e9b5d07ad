import { fileOfImageAnswer } from '@shorui/engine/answers';
import { linkFile } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { questionsText } from '../../messages/questions.ts';
import { useText } from '../../messages/locale.ts';
import { dataUrl } from './data-url.ts';
import './questions.css';

/** The bytes of an uploaded file that an answer names. They never change. */
export const uploadedImageQuery = (id: number) => ({
  queryKey: ['uploaded-image', id],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<string> => {
    const { url } = await api.call(linkFile, { params: { id }, body: { disposition: 'inline' }, signal });
    const { pathname, search } = new URL(url, location.href);
    const reply = await fetch(`${pathname}${search}`, { signal });
    if (!reply.ok) throw new Error(`${pathname}: ${reply.status}`);
    return dataUrl(await reply.blob());
  },
  staleTime: Number.POSITIVE_INFINITY,
  meta: { handled: true },
});

/** The picture of an answer, small. An answer that names an image of the application has none here. */
export function AnswerImage({ answer }: { readonly answer: string }) {
  const text = useText(questionsText);
  const id = fileOfImageAnswer(answer);
  const { data, error } = useQuery({ ...uploadedImageQuery(id ?? 0), enabled: id !== undefined });
  const source = id === undefined && answer.startsWith('data:image/') ? answer : data;
  if (error !== null) return <p className="ui-error">{text.lostPicture}</p>;
  return source === undefined ? null : <img className="question-picture" src={source} alt={text.pictureAlt} />;
}
