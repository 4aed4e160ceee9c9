import { z } from "zod";

// Turns an OpenAPI document into what a page shows of it.

const schemaShape = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  description: z.string().optional(),
  example: z.unknown().optional(),
});
type Schema = z.output<typeof schemaShape>;

const contentShape = z.record(z.string(), z.object({ schema: schemaShape }));
const operationShape = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string().optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().optional(),
        description: z.string().optional(),
        schema: schemaShape,
      }),
    )
    .default([]),
  requestBody: z.object({ content: contentShape }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: contentShape.optional() })),
});
const documentShape = z.object({
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operationShape)),
  components: z.object({ schemas: z.record(z.string(), schemaShape) }),
});

/** A value: its name, what it may be, and what it means. `choices` are all it may be, if there are few. */
export type ValueText = { name: string; type: string; text: string; isRequired: boolean; choices: string[] | null };
type Parameter = ValueText & { place: string };

/** An operation, as its part of the page shows it. */
export type OperationText = {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string | null;
  scope: string | null;
  parameters: Parameter[];
  /** The object that it takes, and those with which it answers. */
  body: string | null;
  responses: Array<{ status: string; text: string; object: string | null }>;
  curl: string;
};

/** What the page shows: the operations by their topic, and the objects that they take and give. */
export type Reference = {
  baseUrl: string;
  topics: Array<{ title: string; operations: OperationText[] }>;
  objects: Array<{ name: string; values: ValueText[] }>;
};

/** Returns what a page shows of an OpenAPI document. Throws if it is none of ours. */
export function referenceOf(raw: unknown): Reference {
  const document = documentShape.parse(JSON.parse(JSON.stringify(raw)));
  const { schemas } = document.components;
  const baseUrl = document.servers[0]?.url ?? "";
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { operationId: id, summary, description = null, security, parameters, requestBody, responses } = operation;
      const body = requestBody?.content["application/json"]?.schema ?? null;
      return {
        topic: operation.tags[0] ?? "",
        id,
        method: method.toUpperCase(),
        path,
        summary,
        description: description && plain(description),
        scope: Object.values(security?.[0] ?? {})[0]?.[0] ?? null,
        parameters: parameters.map((one) => ({
          ...valueText(one.name, one.schema, one.required ?? false),
          text: plain(one.description ?? one.schema.description),
          place: one.in,
        })),
        body: body && nameIn(body),
        responses: Object.entries(responses).map(([status, { description: text, content }]) => {
          const [first] = Object.values(content ?? {});
          return { status, text, object: first ? nameIn(first.schema) : null };
        }),
        curl: curlFor(baseUrl, method, path, { hasKey: security !== undefined, body, schemas }),
      };
    }),
  );
  const topics = [...Map.groupBy(operations, ({ topic }) => topic)];
  return {
    baseUrl,
    topics: topics.map(([title, ones]) => ({ title, operations: ones.map(({ topic: _, ...one }) => one) })),
    objects: Object.entries(schemas).map(([name, { properties = {}, required = [] }]) => ({
      name,
      values: Object.entries(properties).map(([key, given]) =>
        valueText(key, schemaShape.parse(given), required.includes(key)),
      ),
    })),
  };
}

function valueText(name: string, schema: Schema, isRequired: boolean): ValueText {
  const choices = schema.enum?.map(String) ?? null;
  return { name, type: typeText(schema), text: plain(schema.description), isRequired, choices };
}

/** A description without the marks of Markdown that it has for other readers of the document. */
function plain(text = ""): string {
  return text.replaceAll("`", "");
}

/** "string or null", "list of Job", "hour, day, month, year, or project". */
function typeText(schema: Schema): string {
  const named = nameIn(schema);
  if (named) return named;
  if (schema.enum) return schema.enum.map(String).join(", ");
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.map((one) => typeText(schemaShape.parse(one))).join(" or ");
  const types = [schema.type ?? "any value"].flat();
  if (types.includes("array")) return `list of ${typeText(schemaShape.parse(schema.items ?? {}))}`;
  const [first = "", ...others] = types;
  return [schema.format ? `${first} (${schema.format})` : first, ...others].join(" or ");
}

function nameIn({ $ref }: Schema): string | null {
  return $ref?.split("/").at(-1) ?? null;
}

type Example = { hasKey: boolean; body: Schema | null; schemas: Record<string, Schema> };

function curlFor(baseUrl: string, method: string, path: string, { hasKey, body, schemas }: Example): string {
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);
  const lines = [`curl ${method === "get" ? "" : `-X ${method.toUpperCase()} `}"${baseUrl}${place}"`];
  if (hasKey) lines.push('-H "Authorization: Bearer $SEASONED_KEY"');
  const schema = body && schemas[nameIn(body) ?? ""];
  if (schema) {
    const { properties = {}, required = [] } = schema;
    const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
    const example = Object.fromEntries(names.map((name) => [name, schemaShape.parse(properties[name]).example]));
    lines.push('-H "Content-Type: application/json"', `-d '${JSON.stringify(example)}'`);
  }
  return lines.join(" \\\n  ");
}
