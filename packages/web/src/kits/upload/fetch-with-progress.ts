/** How much of the body was sent, from 0 to 1. */
export type OnProgress = (progress: number) => void;

/**
 * A `fetch` that tells how much of the body was sent, which the browser's own does not. It serves calls of the own server with a body
 * that is not a stream.
 */
export function fetchWithProgress(onProgress: OnProgress): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', headers, body, signal } = init;
      const request = new XMLHttpRequest();
      request.open(method, input instanceof Request ? input.url : input);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.responseType = 'blob';
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = () =>
        resolve(new Response(request.response as Blob, { status: request.status, headers: headersOf(request) }));
      request.onerror = () => reject(new TypeError('The server could not be reached.'));
      request.onabort = () => reject(new DOMException('The call was canceled.', 'AbortError'));
      if (signal?.aborted === true) return request.abort();
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit);
    });
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}
