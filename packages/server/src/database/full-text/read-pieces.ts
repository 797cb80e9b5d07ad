import { QueryTypes } from 'sequelize';
import type { Database } from '../database.ts';
import type { Piece } from './excerpt-of.ts';
import type { Term } from './terms.ts';

/** Characters on each side of the estimated place of a hit that are read of a text. */
const reach = 3000;

interface PieceRow {
  readonly document_id: number;
  readonly piece: string;
  readonly letters: number;
  /** Counted from 1, in characters; so is `start`. */
  readonly estimated: number;
  readonly start: number;
}

/**
 * The stretches of the texts of files in which a query probably hits, by document id; none of texts without a hit. Texts have up to
 * 200,000 characters, of which an excerpt shows 120, so they are cut by the database. A place in the folded text is at about the
 * same proportion of the original.
 */
export async function readPieces(
  { sequelize, dialect }: Pick<Database, 'sequelize' | 'dialect'>,
  workspaceId: number,
  ids: readonly number[],
  terms: readonly Term[],
): Promise<ReadonlyMap<number, Piece>> {
  const [find, least, greatest] =
    dialect === 'postgres' ? (['strpos', 'LEAST', 'GREATEST'] as const) : (['instr', 'MIN', 'MAX'] as const);
  const places = terms.map((_, at) => `COALESCE(NULLIF(${find}(body, :needle${at}), 0), length(body) + 1)`);
  const first = places.length === 1 ? places[0] : `${least}(${places.join(', ')})`;
  // In steps, so that each text is unpacked once.
  const rows = await sequelize.query<PieceRow>(
    `WITH texts AS MATERIALIZED (
       SELECT document_id, text, substr(folded, head_length + 1) AS body FROM document_texts
       WHERE workspace_id = :workspaceId AND document_id IN (:ids) AND state = 'ready'
     ), places AS MATERIALIZED (
       SELECT document_id, text, length(text) AS letters, length(body) AS folded_letters, ${first} AS place FROM texts
     ), estimates AS MATERIALIZED (
       SELECT document_id, text, letters, CAST(CAST(place AS bigint) * letters / folded_letters AS integer) AS estimated
       FROM places WHERE place <= folded_letters
     )
     SELECT document_id, letters, estimated, ${greatest}(1, estimated - ${reach}) AS start,
       substr(text, ${greatest}(1, estimated - ${reach}), ${2 * reach}) AS piece
     FROM estimates`,
    {
      replacements: {
        workspaceId,
        ids: [...ids],
        ...Object.fromEntries(terms.map(({ needle }, at) => [`needle${at}`, needle])),
      },
      type: QueryTypes.SELECT,
    },
  );
  return new Map(
    rows.map(({ document_id, piece, letters, estimated, start }) => [
      document_id,
      {
        text: piece,
        estimated: estimated - start,
        isCutBefore: start > 1,
        isCutAfter: start - 1 + 2 * reach < letters,
      },
    ]),
  );
}
