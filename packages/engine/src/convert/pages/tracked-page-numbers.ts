import type { PageNumbers } from '../model/layout-context.ts';

/** Numbers of a page that know whether a field requested them: numbers that no field requested can be used on other pages as it is. */
export class TrackedPageNumbers implements PageNumbers {
  readonly #numbers: PageNumbers;
  usesPage = false;
  usesTotals = false;

  constructor(numbers: PageNumbers) {
    this.#numbers = numbers;
  }

  get page(): string {
    this.usesPage = true;
    return this.#numbers.page;
  }

  get pages(): string {
    this.usesTotals = true;
    return this.#numbers.pages;
  }

  get sectionPages(): string {
    this.usesTotals = true;
    return this.#numbers.sectionPages;
  }

  readonly inFormat = (field: 'page' | 'pages' | 'sectionPages', format: string): string => {
    if (field === 'page') this.usesPage = true;
    else this.usesTotals = true;
    return this.#numbers.inFormat(field, format);
  };
}
