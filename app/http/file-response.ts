/** Returns a download that no one keeps: `name` ends with .csv or .json and is valid on every system. */
export function fileResponse(name: string, content: string): Response {
  const type = name.endsWith(".json") ? "application/json" : "text/csv; charset=utf-8";
  return new Response(content, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}
