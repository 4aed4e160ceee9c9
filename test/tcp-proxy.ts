import { connect, createServer, type Socket } from "node:net";

/** A connection to a server that can be cut: all connections end at once, in the middle of any data. */
export type TcpProxy = { port: number; cut(): void; close(): Promise<void> };

/** Opens a proxy on a free port of 127.0.0.1 that forwards every byte to the current `port()`. */
export async function openTcpProxy(port: () => number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();

  function keep(socket: Socket) {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
  }

  const server = createServer((near) => {
    const far = connect(port(), "127.0.0.1");
    for (const socket of [near, far]) keep(socket);
    near.pipe(far).on("close", () => near.destroy());
    far.pipe(near).on("close", () => far.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("expected a port");

  function cut() {
    for (const socket of sockets) socket.destroy();
  }

  return {
    port: address.port,
    cut,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
  };
}
