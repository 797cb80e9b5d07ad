import type { TestServer } from '../support/start-server.ts';

export interface StreamedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
}

export interface TestStream {
  readonly status: number;
  readonly headers: Headers;
  readonly events: readonly StreamedEvent[];
  /** All received data, as text. */
  text(): string;
  hasEnded(): boolean;
  leave(): void;
}

/** Opens a stream of events as a browser does. */
export async function openStream(
  server: Pick<TestServer, 'url'>,
  path: string,
  bearer: string | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestStream> {
  const controller = new AbortController();
  const authorization = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
  const response = await fetch(`${server.url}${path}`, {
    headers: { ...authorization, ...headers },
    signal: controller.signal,
  });
  const events: StreamedEvent[] = [];
  let text = '';
  let ended = false;
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of response.body ?? []) {
      const piece = decoder.decode(chunk, { stream: true });
      text += piece;
      const blocks = (rest + piece).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) =>
          block
            .split('\n')
            .find((line) => line.startsWith(`${name}: `))
            ?.slice(name.length + 2);
        const data = field('data');
        if (data !== undefined)
          events.push({ id: field('id') ?? '', type: field('event') ?? '', data: JSON.parse(data) });
      }
    }
  };
  read().then(
    () => (ended = true),
    () => (ended = true),
  );
  return {
    status: response.status,
    headers: response.headers,
    events,
    text: () => text,
    hasEnded: () => ended,
    leave: () => controller.abort(),
  };
}
