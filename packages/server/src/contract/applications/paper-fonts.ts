import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { labeled } from '../label.ts';
import { Shape } from '../shapes.ts';

// Fonts are free for all, so that browsers and proxies may keep them.
const base = { area: 'user', access: 'public', method: 'GET' } as const;
const path = '/v1/paper-fonts';

/** File name of a font. */
const File = Type.String({ pattern: '^[A-Za-z]{1,40}-(?:Regular|Bold)\\.ttf$' });

/** A font that comes with the product, in the order of preference. */
export const PaperFont = Shape({
  file: Type.String(),
  /** Names that documents find it by. */
  names: Type.Array(Type.String()),
  /** 400 regular, 700 bold. */
  weight: Type.Integer(),
  italic: Type.Boolean(),
  /** Changes with the file: part of the addresses of its parts, so that these may be kept for good. */
  digest: Type.String(),
});
export type PaperFont = Static<typeof PaperFont>;

export const listPaperFonts = defineEndpoint({
  ...base,
  name: 'paperFonts.list',
  path,
  summary: 'The fonts in which papers are set',
  reply: Type.Array(PaperFont),
});

const Digest = Type.String({ pattern: '^[0-9a-f]{16}$' });

export const readPaperFont = defineEndpoint({
  ...base,
  name: 'paperFonts.layout',
  path: `${path}/:file/:digest/layout`,
  summary: 'A font without outlines: what papers are laid out with',
  params: Shape({ file: File, digest: Digest }),
  reply: Type.String(),
  replyKind: 'raw',
});

/** Most glyphs of one call: a page of Japanese text shows some 400 different ones. */
export const mostGlyphs = 1_000;

export const readPaperOutlines = defineEndpoint({
  ...base,
  name: 'paperFonts.outlines',
  path: `${path}/:file/:digest/outlines`,
  summary: 'The outlines of some glyphs of a font',
  description: `\`glyphs\` are numbers of glyphs, with commas between them, ${mostGlyphs} at most. The reply is what \`GlyphOutlines\` of the engine takes.`,
  params: Shape({ file: File, digest: Digest }),
  query: Shape({
    glyphs: labeled(
      'paperFont.glyphs',
      Type.String({ pattern: '^[0-9]{1,5}(?:,[0-9]{1,5})*$', maxLength: 6 * mostGlyphs }),
    ),
  }),
  reply: Type.String(),
  replyKind: 'raw',
});

export const paperFontEndpoints = [listPaperFonts, readPaperFont, readPaperOutlines] as const;
