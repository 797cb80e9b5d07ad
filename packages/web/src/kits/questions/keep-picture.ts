import { imageAnswer } from '@shorui/engine/answers';
import { createFile } from '@shorui/server/contract';
import { createContext } from 'react';
import { api } from '../../api/client.ts';
import { dataUrl } from './data-url.ts';
import { prepareImage, type PreparedImage } from './prepare-image.ts';

/** What becomes of a picture that a person gives as an answer. */
export interface PictureKeeper {
  /** @throws {DOMException} for a file that is no picture */
  readonly prepare: (file: File) => Promise<PreparedImage>;
  /** Gives the answer that names the picture. */
  readonly answerOf: (picture: PreparedImage, signal: AbortSignal) => Promise<string>;
}

/** Pictures of a run are files of the workspace. */
const uploaded: PictureKeeper = {
  prepare: async (file) => prepareImage(file),
  answerOf: async (picture, signal) => {
    const { id } = await api.call(createFile, { files: { file: [picture] }, signal });
    return imageAnswer(id);
  },
};

/** Longest side of a picture that is a part of the answers, pixels: 50 mm at 300 dpi. */
const longestWithin = 600;

/** Answers that belong to no workspace hold their pictures themselves, as `data:` addresses. */
export const withinAnswers: PictureKeeper = {
  prepare: async (file) => prepareImage(file, longestWithin),
  answerOf: async ({ content }) => dataUrl(content),
};

export const PictureKeeperContext = createContext(uploaded);
