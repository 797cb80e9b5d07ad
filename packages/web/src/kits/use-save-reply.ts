import { useMutation } from '@tanstack/react-query';
import { saveReply } from './save-file.ts';

/** Gives the person a file that the server sends: `mutate` asks for it. `otherwise`: its name, where the server gives none. */
export const useSaveReply = (open: () => Promise<Response>, otherwise: string) =>
  useMutation({ mutationFn: async () => saveReply(await open(), otherwise) });
