/** Version of the engine, as in its package.json (a test compares them). */
export const engineVersion = '0.1.0';
