/** The person may not open the screen. The router shows the page for denied access instead of it. */
export class Forbidden extends Error {
  constructor() {
    super('This screen may not be opened.');
    this.name = 'Forbidden';
  }
}
