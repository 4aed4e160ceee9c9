import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "vitest";
import { z } from "zod";
import type { TestApp } from "#test/app.ts";

const contentSchema = z.record(z.string(), z.object({ schema: z.unknown() }));
const operationSchema = z.object({
  operationId: z.string(),
  responses: z.record(z.string(), z.object({ content: contentSchema.optional() })),
});
const documentSchema = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});
export type ApiDocument = z.output<typeof documentSchema>;

/** A request to the API, without its base path. */
export type ApiRequest = { method?: string; path: string; headers?: Record<string, string>; body?: unknown };

/** Opens a client that checks each response against the OpenAPI document that the server publishes. */
export async function openCheckedClient(site: TestApp) {
  const raw: unknown = await (await site.get("/api/v1/openapi.json")).json();
  const document = documentSchema.parse(raw);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "api", ...document });
  const seen = new Set<string>();

  /** Sends a request and expects what the document says about its response. */
  async function send({ method = "GET", path, headers = {}, body }: ApiRequest) {
    const origin = new URL(site.platform.env.appUrl);
    const isText = typeof body === "string";
    const answer = await site.app.request(`${origin.origin}/api/v1${path}`, {
      method,
      headers: {
        Host: origin.host,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    });
    const text = await answer.clone().text();
    const isJson = answer.headers.get("Content-Type")?.includes("json") ?? false;
    const json: unknown = isJson ? JSON.parse(text) : null;
    expectDescribed(method.toLowerCase(), path, answer, json);
    return { status: answer.status, headers: answer.headers, json };
  }

  function expectDescribed(method: string, path: string, answer: Response, json: unknown) {
    const found = operationOf(document, method, path);
    const type = answer.headers.get("Content-Type")?.split(";")[0] ?? "";
    const status = String(answer.status);
    if (!found) return expectProblem(json, status);
    const described = found.operation.responses[status];
    expect(described, `${method} ${path} gave ${status}: ${JSON.stringify(json)}`).toBeDefined();
    seen.add(`${found.operation.operationId} ${status}`);
    if (!described?.content) return;
    expect(Object.keys(described.content)).toContain(type);
    const pointer = ["paths", found.pattern, method, "responses", status, "content", type, "schema"];
    expectValid(`api#/${pointer.map(escaped).join("/")}`, json);
  }

  function expectProblem(json: unknown, status: string) {
    expect(status).toMatch(/^4/);
    expectValid("api#/components/schemas/Problem", json);
  }

  function expectValid($ref: string, json: unknown) {
    const isValid = ajv.validate({ $ref }, json);
    expect(isValid ? null : ajv.errorsText()).toBeNull();
  }

  return { send, document, raw, seen };
}

/** Returns the errors of an OpenAPI document; none if it is valid. */
export async function errorsOf(document: unknown): Promise<unknown> {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  return valid ? [] : errors;
}

function operationOf(document: ApiDocument, method: string, path: string) {
  const bare = path.replace(/\?.*$/s, "");
  for (const [pattern, operations] of Object.entries(document.paths)) {
    const operation = operations[method];
    const expression = new RegExp(`^${pattern.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`);
    if (operation && expression.test(bare)) return { pattern, operation };
  }
  return null;
}

function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
}
