import { fileOfImageAnswer } from '@shorui/engine/answers';
import { showFile } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useContext } from 'react';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { questionsText } from '../../messages/questions.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import type { SendFile } from '../../ui/use-uploads.ts';
import { AnswerImage } from './answer-image.tsx';
import { textOf, type FieldInputProps } from './field-input.tsx';
import { PictureKeeperContext } from './keep-picture.ts';
import './questions.css';

/** Largest file that is taken, bytes. What is sent is far smaller. */
const mostBytes = 30_000_000;
const kinds = ['.png', '.jpg', '.jpeg', '.gif', '.webp'];

/** A picture as an answer: chosen, dropped or pasted, kept at once and shown. */
export function ImageInput({ control, value, onChange, onLeave }: Omit<FieldInputProps, 'field' | 'name'>) {
  const text = useText(questionsText);
  const keep = useContext(PictureKeeperContext);
  const answer = textOf(value);
  const send: SendFile = useCallback(
    async (file, { onProgress, signal }) => {
      const picture = await keep.prepare(file).catch(() => {
        throw new Error(text.noPicture);
      });
      onProgress(0.3);
      onChange(await keep.answerOf(picture, signal));
    },
    [keep, onChange, text],
  );
  if (answer === '')
    return (
      <FileDrop
        {...control}
        kinds={kinds}
        kindWords={text.pictureKinds}
        mostBytes={mostBytes}
        mostFiles={1}
        upload={send}
      />
    );
  return (
    <div className="question-image">
      <AnswerImage answer={answer} />
      <div>
        <ImageName answer={answer} />
        <Button
          size="small"
          onClick={() => {
            onChange('');
            onLeave();
          }}
        >
          {text.removePicture}
        </Button>
      </div>
    </div>
  );
}

/** The name of the uploaded file; other answers are names themselves. */
function ImageName({ answer }: { readonly answer: string }) {
  const id = fileOfImageAnswer(answer);
  const { data } = useQuery({ ...endpointQuery(showFile, { params: { id: id ?? 0 } }), enabled: id !== undefined });
  if (answer.startsWith('data:')) return null;
  return <p>{id === undefined ? answer : data?.name}</p>;
}
