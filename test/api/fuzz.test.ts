import fc from "fast-check";
import { expect, it } from "vitest";
import { rateLimits } from "#app/db/schema/rate-limits.ts";
import { API_SCOPES } from "#app/domain/api-scopes.ts";
import { openMarket } from "#test/endpoints/market.ts";
import { rounds } from "#test/thoroughness.ts";
import { openCheckedClient } from "./checked.ts";
import { aKey } from "./keys.ts";
import { anyRequest } from "./requests.ts";

const market = await openMarket();
const { site, job, openJob, heldJob, ownDraft, application, company, people } = market;
const api = await openCheckedClient(site);
const key = await aKey(site.platform, people.recruiter, [...API_SCOPES]);

// Clauses 2.1-170.
it("no request makes the API fail, and each response is as described", { timeout: 300_000 }, async () => {
  const known = [job.id, openJob.id, heldJob.id, ownDraft.id, application.id, company?.slug ?? ""];
  const requests = rounds(2_000, 200);
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(anyRequest(api.raw, known), async (request) => {
      if (sent % 100 === 0) await site.platform.db.delete(rateLimits);
      sent += 1;
      // A response that the document does not describe fails here, and it describes no 5xx.
      const { json } = await api.send({ ...request, headers: { ...request.headers, ...key } });
      expect(JSON.stringify(json)).not.toMatch(/"detail":"(?:Invalid (?:input|option|type)|Too (?:big|small))/);
    }),
    { numRuns: requests, endOnFailure: true },
  );
  expect(sent).toBeGreaterThanOrEqual(requests);
  const operations = Object.values(api.document.paths).flatMap((methods) => Object.values(methods));
  const asked = new Set([...api.seen].map((one) => one.split(" ")[0]));
  expect([...asked].sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
});
