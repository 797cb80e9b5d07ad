import { largestUpload, readServerSettings } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../api/endpoint-query.ts';

/** Bytes of one file at most. The staff set the limit; the server refuses larger files in any case. */
export function useUploadLimit(): number {
  const { data: settings } = useQuery(endpointQuery(readServerSettings));
  return settings?.upload.max_bytes ?? largestUpload;
}
