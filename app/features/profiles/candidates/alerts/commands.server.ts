import type { Viewer } from "#app/features/accounts/rules.ts";
import { saveSearch } from "#app/features/search/saved/commands.server.ts";
import type { SaveSearchInput } from "#app/features/search/saved/schema.ts";
import type { Platform } from "#app/platform/platform.ts";
import { keptQuery } from "./rules.ts";

/** Saves a search for candidates without its page. Throws as saveSearch. */
export async function saveCandidateSearch(platform: Platform, viewer: Viewer, input: SaveSearchInput): Promise<void> {
  await saveSearch(platform, viewer, "candidates", { ...input, query: keptQuery(input.query) });
}
