/** What one run in a process of its own took. */
export interface RunFigures {
  readonly records: number;
  readonly seconds: number;
  /** Of these, what the second half of the records took: when all that a run begins with is behind it. */
  readonly secondHalf: number;
  /** Time of the processors over all threads. */
  readonly userSeconds: number;
  readonly systemSeconds: number;
  /** MB that the process held with all modules loaded and nothing begun: what is beyond it belongs to the run. */
  readonly base: number;
  /** Most memory that the process held (MB), and what it held on average in each tenth of the run. */
  readonly peak: number;
  readonly tenths: readonly number[];
  /** What it held after the first 500 records. */
  readonly warm: number;
}
