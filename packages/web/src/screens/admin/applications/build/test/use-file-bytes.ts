import { buildUrl } from '@shorui/server/client';
import { downloadApplicationFile } from '@shorui/server/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useApplication, useBuilder } from '../builder-context.ts';

/** Bytes of uploaded files, by id. */
export type FileBytes = ReadonlyMap<number, Uint8Array>;

/** The bytes of the files of the application that were uploaded; others are written in the builder and have none. */
export function useFileBytes(): UseQueryResult<FileBytes> {
  const { id } = useBuilder();
  const ids = useApplication().files.map((file) => file.id);
  return useQuery({
    queryKey: ['builder-files', id, ...ids],
    queryFn: async ({ signal }): Promise<FileBytes> => {
      const found = await Promise.all(
        ids.map(async (fileId) => {
          const reply = await fetch(buildUrl('', downloadApplicationFile.path, { id, fileId }), { signal });
          if (reply.status === 404) return [];
          if (!reply.ok) throw new Error(`The file was not sent: ${reply.status}`);
          return [[fileId, new Uint8Array(await reply.arrayBuffer())] as const];
        }),
      );
      return new Map(found.flat());
    },
    // A file may be replaced under its id: files are loaded anew whenever the preview is opened, and not in between.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { handled: true },
  });
}
