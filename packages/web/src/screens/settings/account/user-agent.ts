const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/\bChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system of a login in words, `Chrome（Windows）`; undefined for a program that names neither. */
export function describeAgent(agent: string | null): string | undefined {
  const named = (from: typeof browsers): string | undefined => from.find(([pattern]) => pattern.test(agent ?? ''))?.[1];
  const browser = named(browsers);
  const system = named(systems);
  if (browser === undefined) return system;
  return system === undefined ? browser : `${browser}（${system}）`;
}
