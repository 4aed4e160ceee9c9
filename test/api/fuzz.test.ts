import fc from "fast-check";
import { expect, it } from "vitest";
import { rateLimits } from "#app/db/schema/rate-limits.ts";
import { openMarket } from "../endpoints/market.ts";
import { rounds } from "../thoroughness.ts";
import { openCheckedClient } from "./checked.ts";
import { anyRequest } from "./requests.ts";

const market = await openMarket();
const { site, job, openJob, heldJob, ownDraft, company } = market;
const api = await openCheckedClient(site);

// Clauses 2.1-170.
it("no request makes the API fail, and each response is as described", { timeout: 300_000 }, async () => {
  const known = [job.id, openJob.id, heldJob.id, ownDraft.id, company?.slug ?? ""];
  const requests = rounds(2_000, 200);
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(anyRequest(api.raw, known), async (request) => {
      if (sent % 100 === 0) await site.platform.db.delete(rateLimits);
      sent += 1;
      // A response that the document does not describe fails here, and it describes no 5xx.
      await api.send(request);
    }),
    { numRuns: requests, endOnFailure: true },
  );
  expect(sent).toBeGreaterThanOrEqual(requests);
});
