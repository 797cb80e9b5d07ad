/** An application of the demo: a bundle, where companies find it, and its price, in yen. */
export interface DemoApplication {
  /** Folder of the bundle. */
  readonly bundle: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** 0: nothing is to be paid. */
  readonly price: number;
  /** Of what is not shown to companies yet. */
  readonly isDraft?: boolean;
}

export const demoCategories: readonly string[] = ['人事・労務', '契約', '総務・会社運営', '健康・安全衛生'];

/** Names with their colors. */
export const demoTags: Readonly<Record<string, string>> = {
  Word: '#2b579a',
  PDF: '#a4262c',
  入社: '#0a7b83',
};

export const demoApplications: readonly DemoApplication[] = [
  { bundle: 'employment-contract', category: '人事・労務', tags: ['Word', '入社'], price: 0 },
  { bundle: 'onboarding-set', category: '人事・労務', tags: ['Word', 'PDF', '入社'], price: 2200 },
  { bundle: 'health-check', category: '健康・安全衛生', tags: ['PDF'], price: 0 },
  { bundle: 'year-end-adjustment', category: '人事・労務', tags: ['PDF'], price: 1100 },
  { bundle: 'nondisclosure-agreement', category: '契約', tags: ['Word'], price: 0 },
  { bundle: 'service-agreement', category: '契約', tags: ['Word'], price: 3300 },
  { bundle: 'board-minutes', category: '総務・会社運営', tags: ['Word'], price: 0 },
  { bundle: 'invoice', category: '総務・会社運営', tags: ['Word'], price: 0, isDraft: true },
];
