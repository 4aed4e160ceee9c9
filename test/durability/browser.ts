/** A response without JavaScript: saved and redirected, shown, or refused. */
export type Answer = { status: number; location: string | null; text: string };

/** A browser without JavaScript: keeps cookies, sends forms from the same origin, follows no redirects. */
export type Browser = {
  post(path: string, fields: Record<string, string>): Promise<Answer>;
  get(path: string): Promise<Answer>;
  /** Its `Cookie` header. */
  cookie(): string;
};

/** Opens a new browser with its own IP address. Its requests reject when the server is killed. */
export function openBrowser(origin: () => string): Browser {
  const cookies = new Map<string, string>();
  const address = [10, ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 254) + 1)].join(".");

  function cookie(): string {
    return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async function request(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(origin() + path, {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(20_000),
      headers: {
        ...init.headers,
        Cookie: cookie(),
        "X-Forwarded-For": address,
      },
    });
    const text = await response.text();
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    return { status: response.status, location: response.headers.get("Location"), text };
  }

  return {
    cookie,
    get: (path) => request(path, {}),
    post: (path, fields) =>
      request(path, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { Origin: origin(), "Sec-Fetch-Site": "same-origin" },
      }),
  };
}
