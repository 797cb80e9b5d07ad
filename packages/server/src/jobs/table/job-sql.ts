/** Statements of the table backend. Each is a single statement, so it is atomic without a transaction. Times are bound as text. */

// OR IGNORE also makes Sequelize return the row of RETURNING: it does not for a plain INSERT INTO.
export const insertJob = `
INSERT OR IGNORE INTO jobs (uuid, name, payload, status, run_at, attempt, attempts, key, user_id, created_at, updated_at)
SELECT $uuid, $name, $payload, 'waiting', $runAt, 0, $attempts, $key, $userId, $now, $now
WHERE NOT EXISTS (SELECT 1 FROM jobs WHERE uuid = $uuid)
  AND ($key IS NULL OR NOT EXISTS (SELECT 1 FROM jobs WHERE name = $name AND key = $key AND status = 'waiting'))
RETURNING uuid`;

/** The job that conflicted with an insert. */
export const findStored = `
SELECT uuid FROM jobs WHERE uuid = $uuid
UNION ALL SELECT uuid FROM jobs WHERE name = $name AND key = $key AND status = 'waiting'
LIMIT 1`;

const due = `SELECT id FROM jobs WHERE name = $name AND status = 'waiting' AND run_at <= $now ORDER BY id LIMIT $most`;

/** Read before claiming: reading does not wait for writers. */
export const findDue = due;

export const claimJobs = `
UPDATE jobs SET status = 'running', attempt = attempt + 1, lease_until = $until, holder = $holder, updated_at = $now
WHERE id IN (${due})
RETURNING id, uuid, name, payload, attempt, attempts, user_id`;

const held = `WHERE uuid = $uuid AND status = 'running' AND holder = $holder`;

export const extendLease = `UPDATE jobs SET lease_until = $until ${held} RETURNING id`;

export const completeJob = `
UPDATE jobs SET status = 'done', finished_at = $now, updated_at = $now, lease_until = NULL, holder = NULL, error = NULL,
  payload = CASE WHEN $forget = 1 THEN 'null' ELSE payload END
${held} RETURNING id`;

export const retryJob = `
UPDATE jobs SET status = 'waiting', run_at = $runAt, error = $error, updated_at = $now, lease_until = NULL, holder = NULL
${held} RETURNING id`;

export const buryJob = `
UPDATE jobs SET status = 'dead', finished_at = $now, error = $error, updated_at = $now, lease_until = NULL, holder = NULL
${held} RETURNING id`;

export const releaseJob = `
UPDATE jobs SET status = 'waiting', attempt = attempt - 1, updated_at = $now, lease_until = NULL, holder = NULL
${held} RETURNING id`;

export const findLapsed = `SELECT id FROM jobs WHERE status = 'running' AND lease_until < $now LIMIT 1`;

export const sweepLapsed = `
UPDATE jobs SET
  status = CASE WHEN attempt >= attempts THEN 'dead' ELSE 'waiting' END,
  finished_at = CASE WHEN attempt >= attempts THEN $now ELSE NULL END,
  error = $error, run_at = $now, updated_at = $now, lease_until = NULL, holder = NULL
WHERE status = 'running' AND lease_until < $now RETURNING id`;

export const forgetDone = `DELETE FROM jobs WHERE status = 'done' AND finished_at < $before RETURNING id`;

export const countJobs = `SELECT status, COUNT(*) AS count FROM jobs GROUP BY status`;

export const findDead = `
SELECT uuid, name, payload, error, attempt, finished_at FROM jobs
WHERE status = 'dead' ORDER BY finished_at DESC, id DESC LIMIT $limit`;

export const reviveJob = `
UPDATE jobs SET status = 'waiting', attempt = 0, run_at = $now, updated_at = $now, finished_at = NULL
WHERE uuid = $uuid AND status = 'dead' RETURNING id`;
