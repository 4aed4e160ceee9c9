import { afterAll, onTestFinished, TestRunner } from "vitest";

/**
 * Runs `close` after the running test or, outside of one, after the tests of this file. Last opened is closed first.
 * `afterAll` inside a test is ignored without a word: what it should close would stay open until the worker ends.
 */
export function afterUse(close: () => void | Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(close);
  else afterAll(close);
}
