import v8 from "node:v8";
import { Worker } from "node:worker_threads";
import { DatabaseTimeoutError, DatabaseUnavailableError, StorageFullError } from "./errors.ts";
import type { ErrorFields, Request, WorkerSettings } from "./messages.ts";

const OPEN_WITHIN_MILLISECONDS = 60_000;

// V8 13.6, in Node 24, can free compiled WebAssembly twice when it collects such code while a thread that runs
// WebAssembly is being ended, which crashes the process (https://github.com/nodejs/node/issues/66366; fixed in later
// versions). Without that collection, code is freed with its thread.
v8.setFlagsFromString("--no-wasm-code-gc");

/** A running worker. After `lost` resolves, the thread is gone and the directory may be opened again. */
export type Link = {
  ask<T>(request: Request, timeoutMilliseconds: number): Promise<T>;
  end(reason: Error): Promise<void>;
  isEnding(): boolean;
  lost: Promise<Error>;
};

// A waiting caller; `never` because each one expects its own type of result.
type Waiting = { answer(report: { result: never }): void; fail(error: Error): void };

/** Reports of a worker that are not responses. */
type Listener = {
  onNotification(channel: string, payload: string): void;
  /** A maintenance task failed. */
  onTrouble(error: Error): void;
};

/** Starts a worker and waits until its database is open. Throws the worker's reason when it cannot be opened. */
export async function openLink(settings: WorkerSettings, listener: Listener): Promise<Link> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    workerData: settings,
    name: "database",
    // Test runners pass loaders and flags that the worker does not need and may not know.
    execArgv: [],
  });
  const waiting = new Map<number, Waiting>();
  const lost = Promise.withResolvers<Error>();
  const opened = Promise.withResolvers<void>();
  let reason: Error | undefined;
  let lastId = 0;

  // Untyped on purpose: only the waiting caller knows the type of a result.
  worker.on("message", (report) => {
    switch (report.kind) {
      case "ready":
        return opened.resolve();
      case "refused":
        return opened.reject(new Error(report.reason));
      case "panic":
        reason ??= new DatabaseUnavailableError(`The database had to stop: ${report.reason}`);
        return;
      case "notification":
        return listener.onNotification(report.channel, report.payload);
      case "trouble":
        return listener.onTrouble(revive(report.error));
      case "failure":
        return take(report.id)?.fail(revive(report.error));
      default:
        return take(report.id)?.answer(report);
    }
  });
  worker.on("error", (error) => {
    reason ??= new DatabaseUnavailableError(`The database stopped: ${error.message}`);
  });
  worker.on("exit", () => {
    const error = reason ?? new DatabaseUnavailableError("The database stopped and is being opened again.");
    opened.reject(error);
    for (const call of waiting.values()) call.fail(error);
    waiting.clear();
    lost.resolve(error);
  });

  function take(id: number) {
    const call = waiting.get(id);
    waiting.delete(id);
    return call;
  }

  async function end(error: Error) {
    reason ??= error;
    await worker.terminate();
  }

  const tooLong = setTimeout(
    () => end(new Error(`it did not open within ${OPEN_WITHIN_MILLISECONDS / 1000} seconds`)),
    OPEN_WITHIN_MILLISECONDS,
  );
  try {
    await opened.promise;
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    clearTimeout(tooLong);
  }

  return {
    async ask<T>(request: Request, timeoutMilliseconds: number) {
      if (reason) throw reason;
      lastId += 1;
      const id = lastId;
      const call = Promise.withResolvers<T>();
      waiting.set(id, { answer: ({ result }) => call.resolve(result), fail: call.reject });
      try {
        worker.postMessage({ id, request });
      } catch (error) {
        take(id);
        throw error;
      }
      if (timeoutMilliseconds === Number.POSITIVE_INFINITY) return await call.promise;
      const seconds = timeoutMilliseconds / 1000;
      const timer = setTimeout(
        () => end(new DatabaseTimeoutError(`A statement took longer than ${seconds} seconds and was stopped.`)),
        timeoutMilliseconds,
      );
      try {
        return await call.promise;
      } finally {
        clearTimeout(timer);
      }
    },
    end,
    isEnding: () => reason !== undefined,
    lost: lost.promise,
  };
}

function revive({ message, isStorageFull, fields }: ErrorFields): Error {
  if (isStorageFull) return new StorageFullError("The disk is almost full, so nothing was saved. Reading still works.");
  return Object.assign(new Error(message), fields, { name: "DatabaseError" });
}
