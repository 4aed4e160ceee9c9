// A process to be killed: receives resumes into the file storage of the given directory, one after the other and in
// pieces, keeps each, and prints its key once it is kept. Every byte of a file is its number.
import { receiveFile } from "../../app/http/upload.server.ts";
import { openFilesOnDisk } from "../../app/platform/files.ts";
import { uuidv7 } from "../../app/platform/ids.ts";

const BYTES = 2_000_000;
const PIECE = 65_536;
const [directory = ""] = process.argv.slice(2);
const files = openFilesOnDisk(directory);
const platform = { files, ids: { next: uuidv7 }, clock: { now: () => new Date() } };

function formOf(content: Buffer): Request {
  const head = '--x\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n';
  const whole = Buffer.concat([Buffer.from(head), content, Buffer.from("\r\n--x--\r\n")]);
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= whole.length) return controller.close();
      controller.enqueue(whole.subarray(at, at + PIECE));
      at += PIECE;
    },
  });
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  return new Request("http://localhost/", { method: "POST", headers, body, duplex: "half" } as RequestInit);
}

for (let number = 1; ; number += 1) {
  const request = formOf(Buffer.alloc(BYTES, number % 256));
  await receiveFile(platform, request, { field: "resume", maxBytes: BYTES }, async ({ bytes }) => {
    const key = uuidv7(new Date());
    await files.put(key, bytes);
    process.stdout.write(`${key}\n`);
  });
}
