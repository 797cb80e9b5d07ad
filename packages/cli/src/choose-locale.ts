import type { Locale } from '@shorui/engine/node';

/** The value of `--lang` at any position: errors in the command line are reported in the requested language too. */
function requestedLocale(argv: readonly string[]): string | undefined {
  const at = argv.findIndex((argument) => argument === '--lang' || argument.startsWith('--lang='));
  const argument = argv[at];
  if (argument === undefined) return undefined;
  return argument === '--lang' ? argv[at + 1] : argument.slice('--lang='.length);
}

/**
 * The language of messages: `--lang`, then `SHORUI_LANG`, then English if the system's language (`LC_ALL`, `LC_MESSAGES`,
 * `LANG`, the first that is set) begins with `en`, else Japanese.
 */
export function chooseLocale(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Locale {
  for (const requested of [requestedLocale(argv), env['SHORUI_LANG']])
    if (requested === 'ja' || requested === 'en') return requested;
  const system = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return system.toLowerCase().startsWith('en') ? 'en' : 'ja';
}
