import { createZip, type ZipEntry } from "#app/features/settings/export/zip.server.ts";

/** A whole archive of these entries. */
export function zipOf(entries: readonly ZipEntry[], at: Date): Uint8Array<ArrayBuffer> {
  const zip = createZip(at);
  return new Uint8Array(Buffer.concat([...entries.flatMap((entry) => zip.add(entry)), zip.end()]));
}
