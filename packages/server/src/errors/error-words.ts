/** The status and the texts of an error that a call can return. `{name}` are placeholders. */
export interface ErrorWords {
  readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503 | 507;
  readonly jp: string;
  readonly en: string;
}
