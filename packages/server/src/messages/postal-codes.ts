/** Words of the search for addresses by postal code. */
export const postalCodeWords = {
  jp: { wrong: '郵便番号は7桁の数字で入力してください（例: 100-0001）。' },
  en: { wrong: 'Enter the postal code as 7 digits, such as 100-0001.' },
} as const;
