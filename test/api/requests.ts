import fc from "fast-check";
import { z } from "zod";
import type { ApiRequest } from "./checked.ts";

const schemaShape = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  example: z.unknown().optional(),
});
const parameterShape = z.object({ name: z.string(), in: z.enum(["query", "path", "header"]), schema: z.unknown() });
const operationShape = z.object({
  parameters: z.array(parameterShape).optional(),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
});
const documentShape = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

const ODD = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom("", "\u0000", "null", "-1", "1e309", "../..", "%", "'", "\u202e", "\ud800", "{}", "a".repeat(5000)),
  fc.uuid(),
);

/**
 * Makes requests to every operation of an OpenAPI document: mostly what its schemas allow, some of it missing or wrong.
 * `known` are ids that exist.
 */
export function anyRequest(raw: unknown, known: readonly string[]): fc.Arbitrary<ApiRequest> {
  const document = documentShape.parse(raw);
  const ids = fc.constantFrom(...known);

  function anyOf(given: unknown, depth = 0): fc.Arbitrary<unknown> {
    const schema = schemaShape.safeParse(given).data ?? {};
    if (schema.$ref) return anyOf(document.components.schemas[schema.$ref.split("/").at(-1) ?? ""], depth);
    const odd = fc.oneof(ODD, fc.jsonValue({ maxDepth: 2 }));
    const right = rightOf(schema, depth);
    return fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: odd });
  }

  function rightOf(schema: z.output<typeof schemaShape>, depth: number): fc.Arbitrary<unknown> {
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const types = [schema.type ?? "string"].flat();
    if (types.includes("object") && depth < 4) {
      const fields = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, anyOf(one, depth + 1)]);
      return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
    }
    if (types.includes("array")) return fc.array(anyOf(schema.items, depth + 1), { maxLength: 4 });
    if (types.includes("boolean")) return fc.boolean();
    if (types.includes("integer")) return fc.integer({ min: -2, max: 100 });
    if (types.includes("number")) return fc.double({ min: -1, max: 1e7, noNaN: true });
    const texts = fc.string({ unit: "grapheme", minLength: 2, maxLength: 90 });
    return schema.example === undefined ? texts : fc.oneof(fc.constant(schema.example), texts);
  }

  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operationShape.parse(operation) })),
  );
  return fc.constantFrom(...operations).chain(({ path, method, parameters = [], requestBody }) => {
    const media = requestBody && Object.values(requestBody.content)[0];
    const wrong = fc.constantFrom("", "{", "[]", "null", '"x"', "\u0000");
    const body = media ? fc.oneof({ weight: 10, arbitrary: anyOf(media.schema) }, wrong) : fc.constant(undefined);
    const named = parameters.map(({ name, in: place, schema }) => {
      const value = place === "path" ? fc.oneof({ weight: 4, arbitrary: ids }, ODD) : anyOf(schema);
      return fc.record({ name: fc.constant(name), place: fc.constant(place), value: fc.option(value) });
    });
    return fc.tuple(fc.tuple(...named), body).map(([values, sent]) => {
      const inPlace = (place: string) => values.filter((one) => one.place === place && one.value !== null);
      const query = new URLSearchParams(
        inPlace("query").flatMap(({ name, value }) => [value].flat().map((one) => [name, textOf(one)])),
      );
      const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name) => {
        const found = inPlace("path").find((one) => one.name === name);
        return encodeURIComponent(textOf(found?.value ?? "none").toWellFormed()) || "-";
      });
      const headers = inPlace("header").map(({ name, value }) => [name, textOf(value).replaceAll(/[^!-~]/g, "")]);
      return {
        method: method.toUpperCase(),
        path: query.size === 0 ? filled : `${filled}?${query}`,
        headers: Object.fromEntries(headers),
        ...(sent === undefined ? {} : { body: sent }),
      };
    });
  });
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
