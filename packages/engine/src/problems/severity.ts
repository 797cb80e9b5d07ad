/** `error` stops the work; `warning` and `info` are reported together with the result. */
export type Severity = 'error' | 'warning' | 'info';
