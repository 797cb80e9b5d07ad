/** Languages of the engine's messages. Japanese comes first. */
export type Locale = 'ja' | 'en';
