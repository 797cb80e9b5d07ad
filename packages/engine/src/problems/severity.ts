/** `error` stops the work; `warning` and `info` are reported beside the result. */
export type Severity = 'error' | 'warning' | 'info';
