import { bundledFonts } from '@shorui/engine/node';
import { listPaperFonts, mostGlyphs, readPaperFont, readPaperOutlines } from '../../contract/applications/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { handle, type HandlerRequest, type Mounted } from '../../http/handler.ts';
import { fontDigest, fontOf, layoutPart, outlinesPart, type Part } from './font-parts.ts';

const binary = 'application/octet-stream';

type Call = Pick<HandlerRequest<typeof readPaperFont>, 'headers' | 'reply'>;

/** Sends a part that never changes at its address. */
function send({ headers, reply }: Call, { plain, packed }: Part): '' {
  const takesPacked = /\bbr\b/.test(String(headers['accept-encoding'] ?? ''));
  const { buffer, byteOffset, length } = takesPacked ? packed : plain;
  if (takesPacked) reply.header('Content-Encoding', 'br');
  reply.header('Vary', 'Accept-Encoding');
  reply.header('Cache-Control', 'public, max-age=31536000, immutable');
  reply.raw(Buffer.from(buffer, byteOffset, length), binary);
  return '';
}

const list = handle(listPaperFonts, async () =>
  bundledFonts.map((source) => {
    const { file, names, weight, italic } = source;
    return { file, names: [...names], weight, italic, digest: fontDigest(source) };
  }),
);

const layout = handle(readPaperFont, async (call) => {
  const source = fontOf(call.params.file, call.params.digest);
  return send(call, await layoutPart(source));
});

const outlines = handle(readPaperOutlines, async (call) => {
  const source = fontOf(call.params.file, call.params.digest);
  const glyphs = new Set(call.query.glyphs.split(',').map(Number));
  if (glyphs.size > mostGlyphs) throw new AppError('bad_request');
  return send(call, await outlinesPart(source, [...glyphs]));
});

export const paperFontHandlers: readonly Mounted[] = [list, layout, outlines];
