/** Name of the schema of pg-boss's tables. */
export const bossSchema = 'pgboss';

const job = `${bossSchema}.job`;

/**
 * pg-boss changes active jobs by their id alone, whichever worker holds them. These statements also check the number of the try, which every
 * new holder increments, so that a worker that lost its lease changes nothing.
 */
const held = `name = $1 AND id = $2 AND state = 'active' AND retry_count = $3`;
const finished = `completed_on = now()`;

/** Waiting jobs with a key. */
export const findWaiting = `SELECT id FROM ${job} WHERE name = $1 AND singleton_key = $2 AND state < 'active' LIMIT 1`;
/** Until the end of the transaction no other process can store under this kind and key. */
export const lockKey = `SELECT pg_advisory_xact_lock(hashtextextended($1 || chr(10) || $2, 0))`;

export const extendLease = `
UPDATE ${job} SET started_on = now(), expire_in = $4 * interval '1 millisecond' WHERE ${held} RETURNING id`;

export const completeJob = `
UPDATE ${job} SET state = 'completed', ${finished}, output = NULL,
  data = CASE WHEN $4::boolean THEN NULL ELSE data END
WHERE ${held} RETURNING id`;

export const retryJob = `
UPDATE ${job} SET state = 'retry', start_after = now() + $4 * interval '1 millisecond',
  output = jsonb_build_object('value', jsonb_build_object('message', $5::text))
WHERE ${held} RETURNING id`;

export const buryJob = `
UPDATE ${job} SET state = 'failed', ${finished}, output = jsonb_build_object('value', jsonb_build_object('message', $4::text))
WHERE ${held} RETURNING id`;

/** Fetching a job that was started before increments the try; so the first try is reset to one that was never started. */
export const releaseJob = `
UPDATE ${job} SET
  state = CASE WHEN retry_count = 0 THEN 'created' ELSE 'retry' END::${bossSchema}.job_state,
  started_on = CASE WHEN retry_count = 0 THEN NULL ELSE started_on END,
  retry_count = GREATEST(retry_count - 1, 0)
WHERE ${held} RETURNING id`;

export const countJobs = `
SELECT state::text AS state, COUNT(*)::int AS count FROM ${job} GROUP BY state
UNION ALL SELECT 'completed', COUNT(*)::int FROM ${bossSchema}.archive WHERE state = 'completed'`;

export const findDead = `
SELECT id, name, data, output, retry_count, completed_on FROM ${job}
WHERE state = 'failed' ORDER BY completed_on DESC, id DESC LIMIT $1`;

export const reviveJob = `
UPDATE ${job} SET state = 'created', retry_count = 0, started_on = NULL, completed_on = NULL, start_after = now()
WHERE id = $1 AND state = 'failed' RETURNING name`;

export const findArchived = `SELECT id FROM ${bossSchema}.archive WHERE name = $1 AND id = $2`;
