import type { ApiScope } from "#app/domain/api-scopes.ts";
import { makeKey } from "#app/features/api-keys/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { Person } from "#test/people.ts";

/** Makes an API key of a recruiter; returns the header that a client sends with it. */
export async function aKey(platform: Platform, person: Person, scopes: ApiScope[]): Promise<{ Authorization: string }> {
  const input = { name: `For ${scopes.join(" ")}`, scopes, days: 90, currentPassword: person.password };
  const { secret } = await makeKey(platform, person.viewer, input);
  return { Authorization: `Bearer ${secret}` };
}
