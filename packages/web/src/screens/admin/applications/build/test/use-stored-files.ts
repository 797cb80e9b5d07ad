import { ApiError } from '@shorui/server/client';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useApplication, useBuilder } from '../builder-context.ts';
import { readFile, readImages, type StoredFiles } from '../stored-files.ts';

/** The files of the application that were uploaded, and its images. Others are written in the builder and have no bytes. */
export function useStoredFiles(): UseQueryResult<StoredFiles> {
  const { id } = useBuilder();
  const files = useApplication().files.map(({ id: fileId, path }) => ({ fileId, path }));
  return useQuery({
    queryKey: ['builder-files', id, ...files.map(({ path }) => path)],
    queryFn: async ({ signal }): Promise<StoredFiles> => {
      const found = files.map(async ({ fileId, path }) => {
        try {
          return [[path, await readFile(id, fileId, signal)] as const];
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return [];
          throw error;
        }
      });
      const images = await readImages(id, signal);
      return new Map([...images, ...(await Promise.all(found)).flat()]);
    },
    // A file may be replaced under its id: files are loaded anew whenever the preview is opened, and not in between.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { handled: true },
  });
}
