import type { Viewer } from "#app/features/accounts/rules.ts";
import { saveSearch } from "#app/features/search/saved/commands.server.ts";
import { proposedName } from "#app/features/search/saved/labels.ts";
import { isSearchSaved } from "#app/features/search/saved/queries.server.ts";
import type { SaveSearchInput } from "#app/features/search/saved/schema.ts";
import type { Platform } from "#app/platform/platform.ts";
import { readJobSearch } from "../search/schema.ts";
import { searchText } from "./labels.ts";
import { keptQuery } from "./rules.ts";

/** Saves a search for jobs without its sort order and page. Throws as saveSearch. */
export async function saveJobSearch(platform: Platform, viewer: Viewer, input: SaveSearchInput): Promise<void> {
  await saveSearch(platform, viewer, "jobs", { ...input, query: keptQuery(input.query) });
}

/**
 * Saves a search under a proposed name and with alerts off. A search that is already saved stays as its owner has it.
 * Throws as saveSearch.
 */
export async function keepSearch(platform: Platform, viewer: Viewer, query: string): Promise<void> {
  if (await isSearchSaved(platform.db, viewer.id, "jobs", keptQuery(query))) return;
  const name = proposedName(searchText(readJobSearch(new URLSearchParams(query))));
  await saveJobSearch(platform, viewer, { query, name, frequency: "off" });
}
