/** The cookies of a client: managed by the browser, or stored here. */
export interface CookieJar {
  readonly credentials: 'include' | 'omit';
  /** Adds the cookies, and for a change the CSRF header. */
  add(headers: Headers, isChange: boolean): void;
  keep(response: Response): void;
}

const csrfCookie = 'XSRF-TOKEN';

/** The one thing of a page that is read here; there is none outside of browsers. */
function browserCookies(): string {
  const { document } = globalThis as { readonly document?: { readonly cookie: string } };
  return document?.cookie ?? '';
}

export function createCookieJar(kind: 'browser' | 'jar'): CookieJar {
  return kind === 'browser' ? browserJar() : ownJar();
}

function browserJar(): CookieJar {
  return {
    credentials: 'include',
    add(headers, isChange) {
      const token = new RegExp(`(?:^|; *)${csrfCookie}=([^;]*)`).exec(browserCookies())?.[1];
      if (isChange && token !== undefined) headers.set('x-xsrf-token', token);
    },
    keep: () => undefined,
  };
}

function ownJar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    credentials: 'omit',
    add(headers, isChange) {
      if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      const token = cookies.get(csrfCookie);
      if (isChange && token !== undefined) headers.set('x-xsrf-token', token);
    },
    keep(response) {
      for (const line of response.headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split(';');
        const equals = pair.indexOf('=');
        const name = pair.slice(0, equals).trim();
        const expires = attributes
          .map((each) => /^\s*expires=(.*)$/i.exec(each)?.[1])
          .find((each) => each !== undefined);
        if (expires !== undefined && Date.parse(expires) <= Date.now()) cookies.delete(name);
        else cookies.set(name, pair.slice(equals + 1).trim());
      }
    },
  };
}
