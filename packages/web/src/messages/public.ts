import { defineText } from './locale.ts';

/** Public pages. */
export const publicText = defineText({
  jp: {
    top: {
      title: '答えれば、正しい書類になる。',
      lead: '質問に答えると、契約書や届出書などの書類がWordとPDFでできあがります。',
      login: 'ログイン',
      register: '新規登録',
      application: '書類作成サービスにログイン',
      dashboard: 'ダッシュボードへ',
    },
  },
  en: {
    top: {
      title: 'Answer questions, get correct paper.',
      lead: 'Answer the questions of a form and get contracts, applications and other papers as Word and PDF.',
      login: 'Log in',
      register: 'Register',
      application: 'Log in to document creation',
      dashboard: 'To the dashboard',
    },
  },
});
