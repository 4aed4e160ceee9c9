import { createMemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { currentToasts } from "#app/ui/toast-queue.ts";
import { showToastsOf } from "./page-toasts.ts";

afterEach(() => vi.unstubAllGlobals());

describe("the toasts of a page", () => {
  it("shows a toast whose page is loaded again at once", async () => {
    vi.stubGlobal("window", { location: { pathname: "/" } });
    const toasts = [null, { kind: "success", title: "Application Submitted" }, null];
    const root = { id: "root", path: "*", loader: () => ({ toast: toasts.shift() ?? null }) };
    const router = createMemoryRouter([root]).initialize();
    const stop = showToastsOf(router);
    await vi.waitFor(() => expect(router.state.initialized).toBe(true));

    await router.navigate("/job/1");
    await router.revalidate();

    expect(currentToasts()).toMatchObject([{ kind: "success", title: "Application Submitted" }]);
    stop();
    router.dispose();
  });
});
