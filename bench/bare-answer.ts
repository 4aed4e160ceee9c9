import { createServer } from "node:http";

// The cheapest possible HTTP response on this machine: the same number of bytes, from memory.
const bytes = Buffer.alloc(Number(process.argv[2]), "a");
const server = createServer((_request, response) => {
  response.writeHead(200, { "Content-Type": "text/html", "Content-Length": bytes.length });
  response.end(bytes);
});
server.listen(Number(process.argv[3]), "127.0.0.1");
