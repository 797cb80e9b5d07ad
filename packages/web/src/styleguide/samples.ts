/** A name of 60 characters with rare ones and no place to break. */
export const longName = `𠮷髙﨑${'長い名称'.repeat(14)}終`;
