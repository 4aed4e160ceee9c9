import type { Platform } from "#app/platform/platform.ts";
import { createApp, registerTasks } from "#server/app.ts";
import { openTestDatabase } from "./database.ts";
import { openTestPlatform, type TestSettings } from "./platform.ts";

type Sent = { cookie?: string | undefined; headers?: Record<string, string> };

/** Opens the whole HTTP side of the product on a fresh database, in this process: pages, actions, redirects. */
export async function openTestApp(options: TestSettings = {}) {
  const platform = await openTestPlatform(await openTestDatabase(), options);
  await registerTasks(platform);
  return openTestAppOn(platform);
}

/** What Node reports about a connection from this machine. */
const LOCAL_SOCKET = { incoming: { httpVersion: "1.1", socket: { remoteAddress: "127.0.0.1" } } };

/** The same on a test's own platform, with its tasks registered. */
export function openTestAppOn<P extends Platform>(platform: P) {
  const app = createApp(platform);
  const origin = new URL(platform.env.appUrl).origin;
  const host = new URL(origin).host;

  function headersOf({ cookie, headers }: Sent): Record<string, string> {
    return { Host: host, ...(cookie ? { Cookie: cookie } : {}), ...headers };
  }

  return {
    app,
    platform,
    /** Requests a page, as a browser without JavaScript does. */
    get: (path: string, sent: Sent = {}) => app.request(`${origin}${path}`, { headers: headersOf(sent) }, LOCAL_SOCKET),
    /** Sends a form of one of our own pages, as a browser without JavaScript does. */
    post: (path: string, form: Record<string, string> | Array<[string, string]>, sent: Sent = {}) =>
      app.request(
        `${origin}${path}`,
        {
          method: "POST",
          headers: { Origin: origin, "Content-Type": "application/x-www-form-urlencoded", ...headersOf(sent) },
          body: new URLSearchParams(form).toString(),
        },
        LOCAL_SOCKET,
      ),
  };
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;
