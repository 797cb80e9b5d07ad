/** Outlines that text flows around count 21,600 to a side; what differs by less than a hundredth of it is one line. */
export const outlineSlack = 216;
